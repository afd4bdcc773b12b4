import RefreshPanels
import Testing
import Views

@Suite("The time line of a header")
struct TimeLineTests {
  private func date(_ text: String) throws -> LocalDateTime {
    try #require(LocalDateTime(iso8601: text + ":00+08:00"))
  }

  private func line(_ family: PanelFamily, _ behaviour: Behaviour) throws -> TimeLine {
    try #require(family.header(behaviour)?.style.timeLine)
  }

  @Test(
    "writes today, this year and any other year in ways of their own",
    arguments: [
      ("2014-10-16T09:05", "Last update: Today 09:05"),
      ("2014-10-15T23:59", "Last update: 10-15 23:59"),
      ("2014-03-05T00:07", "Last update: 03-05 00:07"),
      ("2013-12-31T12:00", "Last update: 2013-12-31 12:00"),
    ])
  func formats(updated: String, text: String) throws {
    let now = try date("2014-10-16T18:00")
    #expect(
      try line(.mjRefresh, .corrected).text(of: date(updated), now: now, in: "en") == text)
  }

  @Test("says so when there was no refresh")
  func none() throws {
    let now = try date("2014-10-16T18:00")
    let line = try line(.mjRefresh, .corrected)
    #expect(line.text(of: nil, now: now, in: "zh-Hans") == "最后更新：无记录")
    #expect(line.text(of: nil, now: now, in: "uk") == "Останнє оновлення: Немає запису")
  }

  @Test("takes a day of another month for today when faithful, as the source does")
  func dayNumber() throws {
    let (march, april) = (try date("2014-03-05T10:00"), try date("2014-04-05T09:00"))
    let faithful = try line(.mjRefresh, .faithful).text(of: march, now: april, in: "en")
    let corrected = try line(.mjRefresh, .corrected).text(of: march, now: april, in: "en")
    #expect(faithful == "Last update: Today 10:00")
    #expect(corrected == "Last update: 03-05 10:00")
  }

  @Test(
    "writes the others' ways",
    arguments: [
      ("EGO", "Last Updated: 3/5/14, 3:07 PM"), ("Pull2Refresh", "更新于:14-3-5 15:07"),
      ("SmartRefresh", "上次更新 3-5 15:07"),
    ])
  func others(name: String, text: String) throws {
    let line = try line(try #require(PanelFamily.named(name)), .corrected)
    #expect(
      line.text(of: try date("2014-03-05T15:07"), now: try date("2014-10-16T18:00"), in: "zh-Hans")
        == text)
  }

  @Test("writes midnight and noon by the clock of twelve hours")
  func twelveHours() throws {
    let pattern: DatePattern = "hh:mm a"
    #expect(pattern.text(of: try date("2014-03-05T00:07")) == "12:07 AM")
    #expect(pattern.text(of: try date("2014-03-05T12:07")) == "12:07 PM")
  }
}

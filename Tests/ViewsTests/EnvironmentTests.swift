import Drawing
import Foundation
import Motion
import Testing

@testable import Views

/// A view that counts what it is told.
private final class Listener: View {
  private(set) var changes = 0
  private(set) var layouts = 0

  override func environmentDidChange() { changes += 1 }
  override func layoutSubviews() { layouts += 1 }
}

@Suite("Environment")
struct EnvironmentTests {
  private let window = Window(320, 568, scale: 2)
  private let inner = Listener(frame: CGRect(x: 0, y: 0, width: 10, height: 10), name: "inner")
  private let outer = Listener(frame: CGRect(x: 0, y: 0, width: 20, height: 20), name: "outer")

  init() {
    outer.addSubview(inner)
    window.addSubview(outer)
    window.layoutIfNeeded()
  }

  @Test("is made of a light stage that is read from the left, unless told otherwise")
  func defaults() {
    let environment = window.environment

    #expect(environment.appearance == .light)
    #expect(environment.locale == .english)
    #expect(environment.layoutDirection == .leftToRight)
    #expect(environment.textSize == 1)
    #expect(
      environment.startDate == LocalDateTime(iso8601: "2014-10-16T09:05:00+08:00"))
  }

  @Test("tells every view of a change at once, and lays it out once")
  func tells() {
    let (outerBefore, innerBefore) = (outer.layouts, inner.layouts)

    window.environment.appearance = .dark

    #expect(outer.changes == 1)
    #expect(inner.changes == 1)
    #expect(inner.layouts == innerBefore)
    window.layoutIfNeeded()
    #expect(outer.layouts == outerBefore + 1)
    #expect(inner.layouts == innerBefore + 1)
  }

  @Test("does not reach a view that has left, which is read from the left then")
  func outside() throws {
    window.environment.locale = try #require(Language("ar"))
    #expect(inner.effectiveUserInterfaceLayoutDirection == .rightToLeft)

    inner.removeFromSuperview()
    window.environment.textSize = 2

    #expect(inner.changes == 1)
    #expect(inner.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  @Test("decides on every colour of the next frame")
  func appearance() throws {
    outer.backgroundColor = Color(light: .red, dark: .blue)
    inner.backgroundColor = .green
    inner.transform = Transform(rotationAngle: 1)

    func fills() -> [Color] {
      ["outer", "inner"].compactMap {
        guard case .fill(_, let color) = window.displayList().group($0)?.items.first else {
          return nil
        }
        return color
      }
    }

    #expect(fills() == [.red, .green])
    window.environment.appearance = .dark
    #expect(fills() == [.blue, .green])
    inner.backgroundColor = Color(light: .red, dark: .blue)
    #expect(fills() == [.blue, .blue])
  }

  @Test("has a date that goes on with the clock, by whole seconds")
  func date() throws {
    let start = try #require(LocalDateTime(iso8601: "2014-10-16T23:59:58+08:00"))
    window.environment.startDate = start

    #expect(window.date == start)
    window.advance(to: Time(seconds: 1.9))
    #expect(window.date == start.advanced(bySeconds: 1))
    window.advance(to: Time(seconds: 2))
    #expect(window.date.day == 17)
  }

  @Test("has a date that can be set at any time, and goes on from there")
  func settingDate() throws {
    let date = try #require(LocalDateTime(iso8601: "2020-01-01T00:00:00Z"))
    window.advance(to: Time(seconds: 5.5))

    window.date = date
    #expect(window.date == date)
    window.advance(to: Time(seconds: 7))
    #expect(window.date == date.advanced(bySeconds: 2))
  }
}

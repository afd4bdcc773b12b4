import RefreshPanels
import Testing

@Suite("What panels say")
struct PanelWordsTests {
  /// The words of MJRefresh's source, key by key: en, zh-Hans, zh-Hant, ko, ru, uk.
  private static let table: [(key: String, words: [String])] = [
    (
      "HeaderIdle",
      [
        "Pull down to refresh", "下拉可以刷新", "下拉可以刷新", "아래로 당겨 새로고침", "Потяните чтобы обновить",
        "Потягніть для оновлення",
      ]
    ),
    (
      "HeaderPulling",
      [
        "Release to refresh", "松开立即刷新", "鬆開立即刷新", "놓으면 새로고침", "Отпустите чтобы обновить",
        "Відпустіть для оновлення",
      ]
    ),
    (
      "HeaderRefreshing",
      ["Loading...", "正在刷新数据中...", "正在刷新數據中...", "로딩중...", "Загрузка...", "Завантаження..."]
    ),
    (
      "BackFooterIdle",
      [
        "Pull up to load more", "上拉可以加载更多", "上拉可以加載更多", "위로 당겨 더 로드 가능",
        "Потяните чтобы загрузить еще", "Потягніть щоб завантажити ще",
      ]
    ),
    (
      "BackFooterPulling",
      [
        "Release to load more", "松开立即加载更多", "鬆開立即加載更多", "놓으면 더 로드됨.",
        "Отпустите чтобы загрузить еще", "Відпустіть щоб завантажити ще",
      ]
    ),
    (
      "BackFooterRefreshing",
      ["Loading...", "正在加载更多的数据...", "正在加載更多的數據...", "로딩중...", "Загрузка...", "Завантаження..."]
    ),
    (
      "BackFooterNoMoreData",
      [
        "No more data", "已经全部加载完毕", "已經全部加載完畢", "더이상 데이터 없음", "Больше нет данных",
        "Більше немає даних",
      ]
    ),
    (
      "AutoFooterIdle",
      [
        "Tap or pull up to load more", "点击或上拉加载更多", "點擊或上拉加載更多", "탭 또는 위로 당겨 로드함",
        "Нажмите или потяните чтобы загрузить еще", "Натисніть або потягніть щоб завантажити ще",
      ]
    ),
    (
      "TrailerIdle",
      [
        "MJRefreshTrailerIdleText", "滑动查看图文详情", "滑動查看圖文詳情", "MJRefreshTrailerIdleText",
        "MJRefreshTrailerIdleText", "MJRefreshTrailerIdleText",
      ]
    ),
    (
      "TrailerPulling",
      [
        "MJRefreshTrailerPullingText", "释放查看图文详情", "釋放查看圖文詳情", "MJRefreshTrailerPullingText",
        "MJRefreshTrailerPullingText", "MJRefreshTrailerPullingText",
      ]
    ),
  ]
  private static let tags = ["en", "zh-Hans", "zh-Hant", "ko", "ru", "uk"]

  /// What a panel of MJRefresh says under a key of its source.
  private func words(_ key: String, in tag: String) -> String? {
    let family = PanelFamily.mjRefresh
    let design =
      key.hasPrefix("Header")
      ? family.header(.faithful)
      : key.hasPrefix("Back")
        ? family.footer(.faithful)
        : key.hasPrefix("Auto")
          ? family.footer(.faithful, style: .auto) : family.trailer(.faithful)
    let text = design?.style.words.text(for: tag)
    return key.hasSuffix("Idle")
      ? text?.idle
      : key.hasSuffix("Pulling")
        ? text?.armed : key.hasSuffix("Refreshing") ? text?.refreshing : text?.noMore
  }

  @Test("are MJRefresh's in its six languages", arguments: table)
  func mjRefresh(key: String, expected: [String]) {
    #expect(Self.tags.map { words(key, in: $0) } == expected)
  }

  @Test(
    "are taken from the language that fits the user's",
    arguments: [
      ("en", "en"), ("en-GB", "en"), ("zh-Hans", "zh-Hans"), ("zh-Hans-CN", "zh-Hans"),
      ("zh-Hant-TW", "zh-Hant"), ("zh-TW", "zh-Hant"), ("zh", "zh-Hant"), ("ko-KR", "ko"),
      ("ru", "ru"), ("uk-UA", "uk"), ("fr", "en"), ("ar", "en"),
    ])
  func languagePick(tag: String, taken: String) {
    let words = PanelFamily.mjRefresh.header(.corrected)?.style.words
    #expect(words?.text(for: tag) == words?.byLanguage[taken])
  }

  @Test("are those of the only language there is, whatever the user's")
  func onlyLanguage() {
    let words = RefreshDome.headerStyle(.corrected).words
    for tag in ["en", "zh-Hans", "ar"] { #expect(words.text(for: tag).armed == "释放后刷新.....") }
  }

  @Test(
    "are those of the other sources",
    arguments: [
      ("EGO", ["Pull down to refresh...", "Release to refresh...", "Loading..."]),
      ("SVPullToRefresh", ["Pull to refresh...", "Release to refresh...", "Loading..."]),
      ("SmartRefresh", ["下拉可以刷新", "释放立即刷新", "正在刷新…"]),
      ("Pull2Refresh", ["下拉可以刷新", "松开立即更新", "加载中..."]),
    ])
  func otherFamilies(name: String, expected: [String]) throws {
    let style = try #require(PanelFamily.named(name)?.header(.faithful)?.style)
    let text = style.words.text(for: "zh-Hans")
    #expect([text.idle, text.armed, text.refreshing] == expected)
  }

  @Test("tell how the work went where the family says it")
  func results() throws {
    let header = try #require(PanelFamily.smartRefresh.header(.corrected)?.style.words)
    let text = header.text(for: "en")
    #expect(text[.result] == "Refresh Success")
    #expect(text[.result, afterFailure: true] == "Refresh Failed")
  }
}

// What MJRefresh's panels say, in the six languages that its source ships (section 2.10 of the sources'
// facts). A key that a language does not have is shown as it is, as in the source.

extension PanelWords {
  /// What the header says.
  static let mjHeader = PanelWords(
    [
      "en": RefreshText(
        idle: "Pull down to refresh", armed: "Release to refresh", refreshing: "Loading..."),
      "zh-Hans": RefreshText(idle: "下拉可以刷新", armed: "松开立即刷新", refreshing: "正在刷新数据中..."),
      "zh-Hant": RefreshText(idle: "下拉可以刷新", armed: "鬆開立即刷新", refreshing: "正在刷新數據中..."),
      "ko": RefreshText(idle: "아래로 당겨 새로고침", armed: "놓으면 새로고침", refreshing: "로딩중..."),
      "ru": RefreshText(
        idle: "Потяните чтобы обновить", armed: "Отпустите чтобы обновить",
        refreshing: "Загрузка..."),
      "uk": RefreshText(
        idle: "Потягніть для оновлення", armed: "Відпустіть для оновлення",
        refreshing: "Завантаження..."),
    ], fallback: "en")

  /// What a footer says that is pulled.
  static let mjBackFooter = PanelWords(
    [
      "en": RefreshText(
        idle: "Pull up to load more", armed: "Release to load more", refreshing: "Loading...",
        noMore: "No more data"),
      "zh-Hans": RefreshText(
        idle: "上拉可以加载更多", armed: "松开立即加载更多", refreshing: "正在加载更多的数据...", noMore: "已经全部加载完毕"),
      "zh-Hant": RefreshText(
        idle: "上拉可以加載更多", armed: "鬆開立即加載更多", refreshing: "正在加載更多的數據...", noMore: "已經全部加載完畢"),
      "ko": RefreshText(
        idle: "위로 당겨 더 로드 가능", armed: "놓으면 더 로드됨.", refreshing: "로딩중...", noMore: "더이상 데이터 없음"),
      "ru": RefreshText(
        idle: "Потяните чтобы загрузить еще", armed: "Отпустите чтобы загрузить еще",
        refreshing: "Загрузка...", noMore: "Больше нет данных"),
      "uk": RefreshText(
        idle: "Потягніть щоб завантажити ще", armed: "Відпустіть щоб завантажити ще",
        refreshing: "Завантаження...", noMore: "Більше немає даних"),
    ], fallback: "en")

  /// What a footer says that loads in sight; it is never armed.
  static let mjAutoFooter = PanelWords(
    [
      "en": RefreshText(
        idle: "Tap or pull up to load more", armed: "Tap or pull up to load more",
        refreshing: "Loading...", noMore: "No more data"),
      "zh-Hans": RefreshText(
        idle: "点击或上拉加载更多", armed: "点击或上拉加载更多", refreshing: "正在加载更多的数据...", noMore: "已经全部加载完毕"),
      "zh-Hant": RefreshText(
        idle: "點擊或上拉加載更多", armed: "點擊或上拉加載更多", refreshing: "正在加載更多的數據...", noMore: "已經全部加載完畢"),
      "ko": RefreshText(
        idle: "탭 또는 위로 당겨 로드함", armed: "탭 또는 위로 당겨 로드함", refreshing: "로딩중...", noMore: "더이상 데이터 없음"),
      "ru": RefreshText(
        idle: "Нажмите или потяните чтобы загрузить еще",
        armed: "Нажмите или потяните чтобы загрузить еще", refreshing: "Загрузка...",
        noMore: "Больше нет данных"),
      "uk": RefreshText(
        idle: "Натисніть або потягніть щоб завантажити ще",
        armed: "Натисніть або потягніть щоб завантажити ще", refreshing: "Завантаження...",
        noMore: "Більше немає даних"),
    ], fallback: "en")

  /// What the trailer says; at work it says the same as armed.
  static let mjTrailer = PanelWords(
    [
      "en": RefreshText(
        idle: "MJRefreshTrailerIdleText", armed: "MJRefreshTrailerPullingText",
        refreshing: "MJRefreshTrailerPullingText"),
      "zh-Hans": RefreshText(idle: "滑动查看图文详情", armed: "释放查看图文详情", refreshing: "释放查看图文详情"),
      "zh-Hant": RefreshText(idle: "滑動查看圖文詳情", armed: "釋放查看圖文詳情", refreshing: "釋放查看圖文詳情"),
      "ko": RefreshText(
        idle: "MJRefreshTrailerIdleText", armed: "MJRefreshTrailerPullingText",
        refreshing: "MJRefreshTrailerPullingText"),
      "ru": RefreshText(
        idle: "MJRefreshTrailerIdleText", armed: "MJRefreshTrailerPullingText",
        refreshing: "MJRefreshTrailerPullingText"),
      "uk": RefreshText(
        idle: "MJRefreshTrailerIdleText", armed: "MJRefreshTrailerPullingText",
        refreshing: "MJRefreshTrailerPullingText"),
    ], fallback: "en")
}

extension TimeLine {
  /// What the header's time line says.
  static let mjWords: [String: Words] = [
    "en": Words(lead: "Last update: ", today: "Today", none: "Last update: No record"),
    "zh-Hans": Words(lead: "最后更新：", today: "今天", none: "最后更新：无记录"),
    "zh-Hant": Words(lead: "最後更新：", today: "今天", none: "最後更新：無記錄"),
    "ko": Words(lead: "마지막 업데이트: ", today: "오늘", none: "마지막 업데이트: 기록 없음"),
    "ru": Words(
      lead: "Последнее обновление: ", today: "Сегодня", none: "Последнее обновление: Нет записи"),
    "uk": Words(
      lead: "Останнє оновлення: ", today: "Сьогодні", none: "Останнє оновлення: Немає запису"),
  ]
}

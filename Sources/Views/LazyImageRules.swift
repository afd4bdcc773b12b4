/// What a list of late pictures does where the program that it is modelled on has a quirk.
public struct LazyImageRules: Equatable, Sendable {
  /// Whether a picture that is asked for while it is on its way is waited for, not fetched again (L10).
  public var sharesFetches: Bool
  /// How often a picture that fails is fetched in all, at least once; nil for at every stop (L12).
  public var attemptLimit: Int?
  /// Whether a failure takes away what another fetch of the same item has brought meanwhile (L12).
  public var clearsPictureOnFailure: Bool
  /// Whether a picture is shown that came to be on disk only after its item was read (L9).
  public var showsFilesFoundLate: Bool
  /// Whether a picture goes to the cell of its item, wherever the item's row is by then; otherwise to
  /// the cell of the row that the item had when it was asked for (L13).
  public var followsItems: Bool

  /// Makes rules one by one; those left out are the corrected ones.
  public init(
    sharesFetches: Bool = true, attemptLimit: Int? = 3, clearsPictureOnFailure: Bool = false,
    showsFilesFoundLate: Bool = true, followsItems: Bool = true
  ) {
    self.sharesFetches = sharesFetches
    self.attemptLimit = attemptLimit
    self.clearsPictureOnFailure = clearsPictureOnFailure
    self.showsFilesFoundLate = showsFilesFoundLate
    self.followsItems = followsItems
  }

  /// Every quirk of the source.
  public static let faithful = LazyImageRules(
    sharesFetches: false, attemptLimit: nil, clearsPictureOnFailure: true,
    showsFilesFoundLate: false, followsItems: false)

  /// The recommended answers to the quirks.
  public static let corrected = LazyImageRules()
}

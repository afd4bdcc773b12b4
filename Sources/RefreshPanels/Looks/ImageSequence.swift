public import Drawing
public import Foundation

/// Pictures that a panel shows one after another.
public struct ImageSequence: Equatable, Sendable {
  /// The pictures, in order.
  public var images: [Image]
  /// How long all of them take, in seconds, before they begin again.
  public var duration: Double

  /// How long a picture takes where nothing else is said, in seconds (section 2.6 of the sources'
  /// facts).
  public static let secondsPerImage = 0.1

  /// Makes a sequence, of a tenth of a second a picture unless a duration is given.
  public init(_ images: [Image], duration: Double? = nil) {
    self.images = images
    self.duration = duration ?? Double(images.count) * Self.secondsPerImage
  }

  /// The picture that belongs to a share of the arm distance: the last one from 1 on; nil when there
  /// are none.
  public func index(atPull share: CGFloat) -> Int? {
    guard !images.isEmpty, share == share else { return nil }
    let count = CGFloat(images.count)
    return Int(min(max(0, (count * min(share, 1)).rounded(.down)), count - 1))
  }

  /// The picture that is seen so many seconds after the first one; nil when there are none.
  public func index(after seconds: Double) -> Int? {
    guard !images.isEmpty else { return nil }
    guard images.count > 1, duration > 0, seconds > 0 else { return 0 }
    let share = (seconds / duration).truncatingRemainder(dividingBy: 1)
    return min(Int(share * Double(images.count)), images.count - 1)
  }
}

/// The pictures of a panel, state by state.
public struct PanelImages: Equatable, Sendable {
  /// Followed by the pull; nil shows no picture at rest.
  public var idle: ImageSequence?
  /// Played while letting go starts the work.
  public var armed: ImageSequence?
  /// Played while the work goes on.
  public var refreshing: ImageSequence?
  /// Whether pictures are seen only while the work goes on.
  public var isSeenOnlyAtWork = false

  /// Makes the pictures.
  public init(
    idle: ImageSequence? = nil, armed: ImageSequence? = nil, refreshing: ImageSequence? = nil
  ) {
    self.idle = idle
    self.armed = armed
    self.refreshing = refreshing
  }

  /// The sequence of a state: an armed panel without one of its own plays that of the work; none for
  /// what is over.
  public subscript(state: RefreshState) -> ImageSequence? {
    switch state {
    case .idle, .closing: isSeenOnlyAtWork ? nil : idle
    case .armed: isSeenOnlyAtWork ? nil : armed ?? refreshing
    case .opening, .refreshing, .queued: refreshing ?? armed
    case .result, .noMore: nil
    }
  }

  /// The height of the tallest first picture, in points.
  public var height: CGFloat {
    [idle, armed, refreshing].compactMap { $0?.images.first?.size.height }.max() ?? 0
  }
}

internal import Drawing
internal import Foundation
internal import Motion
internal import Views

/// A picture of a sequence: the one that belongs to a pull, or each in its time.
final class ImageSequenceView: View {
  /// The pictures.
  var sequence: ImageSequence? {
    didSet { if sequence != oldValue { startTime = nil } }
  }
  /// How far the panel is pulled, as a share of the arm distance.
  var pull: CGFloat = 0
  private var startTime: Time?

  /// Shows each picture in its time, the first one from now on.
  func startAnimating() {
    startTime = startTime ?? window?.clock.now
  }

  /// Shows the picture that belongs to the pull.
  func stopAnimating() { startTime = nil }

  /// The picture that is seen.
  var image: Image? {
    guard let sequence else { return nil }
    let index: Int?
    if let startTime, let clock = window?.clock {
      index = sequence.index(after: (clock.now - startTime).seconds)
    } else {
      index = sequence.index(atPull: pull)
    }
    return index.map { sequence.images[$0] }
  }

  override func draw(in canvas: inout Canvas) {
    guard let image else { return }
    canvas.draw(image, in: canvas.bounds)
  }

  override var shownProperties: [DisplayList.Property] {
    image.map { [DisplayList.Property("image", .text($0.name))] } ?? []
  }
}

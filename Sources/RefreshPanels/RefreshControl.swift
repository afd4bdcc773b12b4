public import Drawing
public import Foundation
internal import Motion
public import Views

/// UIKit's own sign of a running refresh: a spinner above the content, in room that it adds to the
/// scroll view's adjusted inset (F16, F52).
///
/// A program begins and ends it; it takes no pulls. A scroll view that has one can have no
/// `RefreshHeader`.
///
/// ```swift
/// let refresh = RefreshControl()
/// refresh.attach(to: list)
/// refresh.beginRefreshing()
/// ```
public final class RefreshControl: View {
  /// The height of the control, and of the room it adds above the content, in points (F52).
  public static let height: CGFloat = 60

  /// Whether a refresh is on its way.
  public private(set) var isRefreshing = false
  /// The scroll view above whose content the control stands.
  public private(set) weak var scrollView: ScrollView?
  /// The words below the spinner; nil shows none.
  public var title: String? {
    get { titleLabel.text }
    set {
      titleLabel.text = newValue
      setNeedsLayout()
    }
  }

  let spinner: ActivityIndicator
  let titleLabel: Label
  private var pendingHiding: ScheduledAction?

  /// How the room comes and goes: as a block of which nothing else is said (F20).
  ///
  /// Nobody has recorded it (low confidence).
  private static let roomTiming = AnimationTiming()

  /// Recorded places, in points of the control (F52).
  private enum Look {
    /// The side of the square that holds the spinner, which reaches beyond the control.
    static let spinnerSide: CGFloat = 100
    static let titleMargin: CGFloat = 10
    static let titleTop: CGFloat = 48.5
  }

  /// Makes a control that is idle and hidden; `attach(to:)` puts it in place.
  public init(name: String = "refresh") {
    spinner = ActivityIndicator(style: .refreshControl, name: name + ".spinner")
    titleLabel = Label(name: name + ".title")
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.height), name: name)
    isHidden = true
    autoresizingMask = .flexibleWidth
    titleLabel.textAlignment = .center
    addSubview(spinner)
    addSubview(titleLabel)
  }

  // MARK: - Life

  /// Puts the control above the content of a scroll view, behind all that is there; it leaves the
  /// scroll view it was in.
  public func attach(to scrollView: ScrollView) {
    detach()
    self.scrollView = scrollView
    frame = CGRect(x: 0, y: -Self.height, width: scrollView.bounds.width, height: Self.height)
    if let list = scrollView as? ListView {
      list.insertBehindRows(self)
    } else {
      scrollView.insertSubview(self, at: 0)
    }
  }

  /// Takes the control out of its scroll view: it is idle at once, and its room is gone without an
  /// animation.
  public func detach() {
    guard let scrollView else { return }
    isRefreshing = false
    hide()
    scrollView.setContribution(.zero, of: .header, in: nil)
    removeFromSuperview()
    self.scrollView = nil
  }

  /// Shows the spinner and makes room for it in 0.2 s; nothing happens while the control is in no
  /// window, as on iOS 17 and later.
  ///
  /// Content that rests at its top goes down with the room, any other stays where it is (F16).
  public func beginRefreshing() {
    guard !isRefreshing, let animator = window?.animator else { return }
    isRefreshing = true
    pendingHiding?.cancel()
    isHidden = false
    spinner.startAnimating()
    animator.animate(Self.roomTiming) { write(EdgeInsets(top: Self.height), in: $0) }
  }

  /// Gives the room back in 0.2 s and hides the spinner then.
  public func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    guard let window else {
      write(.zero, in: nil)
      return hide()
    }
    window.animator.animate(Self.roomTiming) { write(.zero, in: $0) }
    pendingHiding = window.clock.schedule(
      at: window.clock.now + Self.roomTiming.totalTime, phase: .completion
    ) { [weak self] in self?.hide() }
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    let side = Look.spinnerSide
    spinner.frame = CGRect(
      x: (bounds.width - side) / 2, y: (bounds.height - side) / 2, width: side, height: side)
    let width = max(0, bounds.width - 2 * Look.titleMargin)
    let fitting = titleLabel.sizeThatFits(CGSize(width: width, height: bounds.height))
    titleLabel.frame = CGRect(
      x: Look.titleMargin, y: Look.titleTop, width: width, height: fitting.height)
  }

  public override var shownProperties: [DisplayList.Property] {
    [DisplayList.Property("refreshing", .word(isRefreshing ? "yes" : "no"))]
  }

  private func hide() {
    pendingHiding?.cancel()
    spinner.stopAnimating()
    isHidden = true
  }

  private func write(_ inset: EdgeInsets, in block: AnimationBlock?) {
    scrollView?.setContribution(inset, of: .header, in: block)
  }
}

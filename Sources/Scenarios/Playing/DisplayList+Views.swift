package import Drawing
package import Foundation

extension DisplayList {
  /// A view of the picture, and how its points become the window's.
  package struct PlacedView: Sendable {
    /// The view.
    package let group: Group
    /// From points of the view's drawing to the window's.
    package let toWindow: Transform

    /// The upright rectangle around the view in the window, in points.
    package var windowFrame: CGRect {
      CGRect(origin: .zero, size: group.placement.size).applying(toWindow)
    }

    /// The views within, from the back to the front.
    package var children: [PlacedView] {
      group.children.map {
        PlacedView(group: $0, toWindow: $0.transformToParent.concatenating(toWindow))
      }
    }
  }

  /// The window.
  package var window: PlacedView {
    PlacedView(group: root, toWindow: root.transformToParent)
  }

  /// The frontmost view of a name; cost grows with the number of views.
  package func view(named name: String) -> PlacedView? { window.view(named: name) }
}

extension DisplayList.PlacedView {
  fileprivate func view(named name: String) -> DisplayList.PlacedView? {
    if group.name == name { return self }
    for child in children.reversed() {
      if let found = child.view(named: name) { return found }
    }
    return nil
  }
}

public import CoreGraphics
public import Foundation

/// What has items that can have the focus. The focus goes to views: other items are not reached.
@preconcurrency @MainActor
public protocol UIFocusItemContainer: NSObjectProtocol {
  /// That of the items' frames.
  var coordinateSpace: any UICoordinateSpace { get }
  /// The items whose frames meet a rectangle of the coordinate space.
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// A container that scrolls to its items.
@preconcurrency @MainActor
public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
  /// The point of the content at its upper left corner.
  var contentOffset: CGPoint { get set }
  /// Of all content.
  var contentSize: CGSize { get }
  /// Of what shows.
  var visibleSize: CGSize { get }
}

extension UIFocusEnvironment {
  /// None.
  public var focusItemContainer: (any UIFocusItemContainer)? { nil }
}

extension UIView: UIFocusItemContainer {
  /// The view's own.
  public var coordinateSpace: any UICoordinateSpace { self }

  func focusableViews(in rect: CGRect) -> [UIView] {
    var found: [UIView] = []
    for view in subviews where view.canBeEntered {
      let place = view.convert(view.bounds, to: self)
      if view.canBecomeFocused, place.intersects(rect) { found.append(view) }
      found += view.focusableViews(in: convert(rect, to: view))
    }
    return found
  }

  private var canBeEntered: Bool { !isHidden && isUserInteractionEnabled && alpha >= 0.01 }
}

extension UIScrollView: UIFocusItemScrollableContainer {}

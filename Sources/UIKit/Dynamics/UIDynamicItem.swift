public import Foundation

/// The collision outline of a dynamic item.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// Its bounds.
  case rectangle
  /// The ellipse inscribed in its bounds.
  case ellipse
  /// Its `collisionBoundingPath`.
  case path
}

/// An object that a dynamic animator moves, such as a view.
@preconcurrency @MainActor
public protocol UIDynamicItem: AnyObject {
  /// Read when the item is added; written in every step that moves it.
  var center: CGPoint { get set }
  /// Read when the item is added, for its size.
  var bounds: CGRect { get }
  /// Its rotation is read when the item is added, and written in every step that turns it.
  var transform: CGAffineTransform { get set }
  /// By default `rectangle`.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// For the type `path`: an outline around (0, 0), which is the item's centre. A concave outline
  /// counts as its convex hull.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// By default a rectangle.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// By default the bounds, around the centre.
  public var collisionBoundingPath: UIBezierPath { outlineAsItem }

  var outlineAsItem: UIBezierPath {
    UIBezierPath(
      rect: CGRect(
        x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height))
  }
}

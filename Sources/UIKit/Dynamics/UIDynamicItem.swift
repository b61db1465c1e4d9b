public import Foundation

/// The outline a dynamic item collides with.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// Its bounds.
  case rectangle
  /// The ellipse in its bounds.
  case ellipse
  /// Its `collisionBoundingPath`.
  case path
}

/// Something a dynamic animator moves. Views are; other objects pass on what they are told.
@preconcurrency @MainActor
public protocol UIDynamicItem: AnyObject {
  /// Read when the item is added, and set in every step that moves it.
  var center: CGPoint { get set }
  /// Read when the item is added; its size is the item's.
  var bounds: CGRect { get }
  /// A turn is read when the item is added, and set in every step that turns it.
  var transform: CGAffineTransform { get set }
  /// `rectangle` unless the item says otherwise.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// For the type `path`: an outline around (0, 0), which is the item's centre. What is not convex
  /// counts as its hull.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// A rectangle.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// The bounds, around the centre.
  public var collisionBoundingPath: UIBezierPath { outlineAsItem }

  var outlineAsItem: UIBezierPath {
    UIBezierPath(
      rect: CGRect(
        x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height))
  }
}

public import CoreGraphics
import Foundation
import PlatformKit

/// A part of a view with a look of the pointer for itself. Main thread only.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  /// In the view's coordinates.
  public let rect: CGRect
  /// Tells regions of the same place apart.
  public let identifier: AnyHashable?

  /// Regions are the same where both are equal.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
    super.init()
  }

  func isSame(as other: UIPointerRegion) -> Bool {
    rect == other.rect && identifier == other.identifier
  }
}

/// Where the pointer is when a region is asked for. Main thread only.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// In the view's coordinates.
  public let location: CGPoint
  /// Modifier keys held.
  public let modifiers: UIKeyModifierFlags

  init(location: CGPoint, modifiers: UIKeyModifierFlags) {
    self.location = location
    self.modifiers = modifiers
    super.init()
  }
}

/// A shape the pointer takes, in points; its middle is what points. Sides of more than 256 device
/// pixels are shown by the desktop theme's own beams and hand.
public enum UIPointerShape {
  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat = 8)
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)
}

/// How the pointer looks in a region. Main thread only.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  /// Nil for one of the theme's.
  private let shape: UIPointerShape?
  private let fallback: CursorShape

  private init(_ shape: UIPointerShape? = nil, fallback: CursorShape) {
    (self.shape, self.fallback) = (shape, fallback)
    super.init()
  }

  /// A shape; the axes that should hold the pointer back are not looked at.
  public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
    switch shape {
    case .verticalBeam: self.init(shape, fallback: .verticalBeam)
    case .horizontalBeam: self.init(shape, fallback: .horizontalBeam)
    case .path, .roundedRect: self.init(shape, fallback: .hand)
    }
  }

  /// No pointer at all.
  open class func hidden() -> UIPointerStyle { UIPointerStyle(fallback: .hidden) }

  /// The pointer as it always is.
  open class func system() -> UIPointerStyle { UIPointerStyle(fallback: .arrow) }

  /// For a screen of `scale` device pixels a point.
  func cursor(scale: CGFloat) -> CursorShape {
    shape?.picture(scale: scale).map { .image($0) } ?? fallback
  }
}

/// Directions of a plane.
public struct UIAxis: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let horizontal = UIAxis(rawValue: 1)
  public static let vertical = UIAxis(rawValue: 2)
  public static let both: UIAxis = [.horizontal, .vertical]
}

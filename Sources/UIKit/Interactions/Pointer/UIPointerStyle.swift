public import CoreGraphics
import Foundation
package import PlatformKit

/// A part of a view with its own pointer style. Main thread only.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  /// In the view's coordinates.
  public let rect: CGRect
  /// Distinguishes regions with the same rectangle.
  public let identifier: AnyHashable?

  /// Regions are equal if both values are.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
    super.init()
  }

  func isSame(as other: UIPointerRegion) -> Bool {
    rect == other.rect && identifier == other.identifier
  }
}

/// The pointer's position when a region is requested. Main thread only.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// In the view's coordinates.
  public let location: CGPoint
  /// The modifier keys held.
  public let modifiers: UIKeyModifierFlags

  init(location: CGPoint, modifiers: UIKeyModifierFlags) {
    self.location = location
    self.modifiers = modifiers
    super.init()
  }
}

/// A shape of the pointer, in points; its middle is the hot spot. Shapes larger than 256 device
/// pixels are replaced by the desktop theme's beam or hand.
public enum UIPointerShape {
  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat = 8)
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)
}

/// The pointer's look in a region. Main thread only.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  /// Nil for a cursor of the desktop theme.
  private let shape: UIPointerShape?
  private let fallback: CursorShape
  /// What the view does while the pointer has the style.
  let effect: UIPointerEffect?

  private init(
    _ shape: UIPointerShape? = nil, fallback: CursorShape, effect: UIPointerEffect? = nil
  ) {
    (self.shape, self.fallback, self.effect) = (shape, fallback, effect)
    super.init()
  }

  /// Makes a style with an effect on a view. A beam is shown as one; into other shapes the pointer would
  /// morph, and stays an arrow.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    switch shape {
    case .verticalBeam: self.init(shape, fallback: .verticalBeam, effect: effect)
    case .horizontalBeam: self.init(shape, fallback: .horizontalBeam, effect: effect)
    case .path, .roundedRect, nil: self.init(fallback: .arrow, effect: effect)
    }
  }

  /// Makes a style with a shape. The constrained axes are ignored.
  public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
    switch shape {
    case .verticalBeam: self.init(shape, fallback: .verticalBeam)
    case .horizontalBeam: self.init(shape, fallback: .horizontalBeam)
    case .path, .roundedRect: self.init(shape, fallback: .hand)
    }
  }

  /// Hides the pointer.
  open class func hidden() -> UIPointerStyle { UIPointerStyle(fallback: .hidden) }

  /// The normal arrow.
  open class func system() -> UIPointerStyle { UIPointerStyle(fallback: .arrow) }

  /// Over something that is dragged sideways.
  package static func columnResizing() -> UIPointerStyle { UIPointerStyle(fallback: .columnResize) }

  /// The theme's own beam, over text.
  package static func textBeam() -> UIPointerStyle { UIPointerStyle(fallback: .verticalBeam) }

  /// Over a link.
  package static func hand() -> UIPointerStyle { UIPointerStyle(fallback: .hand) }

  /// A shape that themes have and UIKit does not.
  package static func named(_ name: CursorName) -> UIPointerStyle {
    UIPointerStyle(fallback: .named(name))
  }

  func cursor(scale: CGFloat) -> CursorShape {
    shape?.picture(scale: scale).map { .image($0) } ?? fallback
  }
}

/// Axes of a plane.
public struct UIAxis: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let horizontal = UIAxis(rawValue: 1)
  public static let vertical = UIAxis(rawValue: 2)
  public static let both: UIAxis = [.horizontal, .vertical]
}

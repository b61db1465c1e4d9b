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

/// A shape the pointer takes. The desktop's theme draws it: beams keep the theme's length, and areas
/// are shown by its hand.
public enum UIPointerShape {
  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat = 8)
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)
}

/// How the pointer looks in a region. Main thread only.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  let cursor: CursorShape

  private init(cursor: CursorShape) {
    self.cursor = cursor
    super.init()
  }

  /// A shape; the axes that should hold the pointer back are not looked at.
  public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
    switch shape {
    case .verticalBeam: self.init(cursor: .verticalBeam)
    case .horizontalBeam: self.init(cursor: .horizontalBeam)
    case .path, .roundedRect: self.init(cursor: .hand)
    }
  }

  /// No pointer at all.
  open class func hidden() -> UIPointerStyle { UIPointerStyle(cursor: .hidden) }

  /// The pointer as it always is.
  open class func system() -> UIPointerStyle { UIPointerStyle(cursor: .arrow) }
}

/// Directions of a plane.
public struct UIAxis: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let horizontal = UIAxis(rawValue: 1)
  public static let vertical = UIAxis(rawValue: 2)
  public static let both: UIAxis = [.horizontal, .vertical]
}

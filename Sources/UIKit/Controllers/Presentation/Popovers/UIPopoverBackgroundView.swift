import CoreGraphics
public import Foundation

/// Draws the frame and the arrow of a popover. Subclass it, override all that it declares, and set the class
/// with `popoverBackgroundViewClass`.
@preconcurrency @MainActor
open class UIPopoverBackgroundView: UIView {
  /// Of the arrow's middle from the middle of its side.
  open var arrowOffset: CGFloat = 0
  /// Where the arrow points.
  open var arrowDirection: UIPopoverArrowDirection = .unknown

  /// The distance of the content from the frame's edges, without the arrow.
  open class func contentViewInsets() -> UIEdgeInsets { .zero }
  /// How far the arrow stands out.
  open class func arrowHeight() -> CGFloat { PopoverLayout.arrow.height }
  /// The width of the arrow where it touches the frame.
  open class func arrowBase() -> CGFloat { PopoverLayout.arrow.base }
  /// Whether the content keeps the system's look.
  open class var wantsDefaultContentAppearance: Bool { true }
}

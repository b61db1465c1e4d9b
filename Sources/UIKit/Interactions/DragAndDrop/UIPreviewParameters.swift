import CoreGraphics
public import Foundation
import FoundationAdditions

/// What of a view a preview shows. Main thread only.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// The part that is shown, in the view's coordinates; nil for all of it.
  open var visiblePath: UIBezierPath?
  /// Behind the view; nil for `UIColor.clear`.
  open var backgroundColor: UIColor! {
    get { ownBackground ?? .clear }
    set { ownBackground = newValue }
  }
  private var ownBackground: UIColor?
  /// The outline of the shadow, in the view's coordinates; nil for that of what is shown.
  open var shadowPath: UIBezierPath?

  /// All of the view, with nothing behind it.
  public override init() { super.init() }

  /// Shows lines of text with some room around them.
  public convenience init(textLineRects: [NSValue]) {
    self.init()
    let path = UIBezierPath()
    for line in textLineRects {
      path.append(
        UIBezierPath(roundedRect: line.cgRectValue.insetBy(dx: -8, dy: -4), cornerRadius: 8))
    }
    visiblePath = path
  }
}

/// What of a view the preview of a drag shows. Main thread only.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}

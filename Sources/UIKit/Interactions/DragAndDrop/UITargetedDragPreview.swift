import Foundation

/// What is seen under the finger during a drag: a picture of a view, taken when the drag begins.
@preconcurrency @MainActor
open class UITargetedDragPreview: NSObject {
  /// The view whose picture it is; it must be in a window.
  public let view: UIView

  /// A preview that lifts off `view`.
  public init(view: UIView) {
    self.view = view
    super.init()
  }
}

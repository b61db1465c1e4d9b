import Foundation

/// The preview of a drag: a picture of a view, taken when the drag begins.
@preconcurrency @MainActor
open class UITargetedDragPreview: NSObject {
  /// The view to show. It must be in a window.
  public let view: UIView

  /// Makes a preview of `view`.
  public init(view: UIView) {
    self.view = view
    super.init()
  }
}

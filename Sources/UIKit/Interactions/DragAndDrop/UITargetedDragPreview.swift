import Foundation

/// The preview of a drag: a picture of a view, taken when the drag begins.
@preconcurrency @MainActor
open class UITargetedDragPreview: NSObject {
  /// The view to show. It must be in a window.
  public let view: UIView
  /// What of the view is shown.
  public let parameters: UIDragPreviewParameters

  /// Makes a preview of all of `view`.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }

  /// Makes a preview of a part of `view`.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    (self.view, self.parameters) = (view, parameters)
    super.init()
  }
}

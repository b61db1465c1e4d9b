import Foundation

/// The preview of a drag: a picture of a view, taken when the drag begins. The view must be in a window.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
  /// The same with another place to go to.
  open override func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}

public import CoreGraphics
import Foundation

/// A view, or a part of one, to show in an animation, and where it goes. Main thread only.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The view to show.
  public let view: UIView
  /// What of the view is shown.
  public let parameters: UIPreviewParameters
  /// Where the preview goes; by default, where the view is.
  public let target: UIPreviewTarget

  /// A preview that goes to a place in another view.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
    super.init()
  }

  /// A preview of a part of a view in its place. A view without a superview is its own container.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    let container = view.superview ?? view
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(
        container: container, center: container.convert(middle, from: view)))
  }

  /// A preview of all of a view in its place.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// The same with another place to go to.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }

  /// Of the part that is shown.
  open var size: CGSize { (parameters.visiblePath?.bounds ?? view.bounds).size }
}

public import CoreGraphics

/// Says what a large content viewer shows. Every method is optional.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: AnyObject {
  /// The item at a point of the interaction's view; nil for the view that is touched.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)?
  /// The finger was lifted at a point, over the item that was shown. Perform what a tap does.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction,
    didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint)
  /// The controller whose view the viewer is in the middle of; nil for the window.
  func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController?
}

extension UILargeContentViewerInteractionDelegate {
  /// Nil.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? { nil }
  /// Does nothing.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction,
    didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
  ) {}
  /// Nil.
  public func viewController(
    for interaction: UILargeContentViewerInteraction
  ) -> UIViewController? { nil }
}

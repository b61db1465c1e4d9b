/// Fills the window, or the place of a controller that defines a context.
final class FullScreenPresentationController: UIPresentationController {
  private let ownStyle: UIModalPresentationStyle

  init(
    _ style: UIModalPresentationStyle, of presented: UIViewController,
    by presenting: UIViewController?
  ) {
    ownStyle = style
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var style: UIModalPresentationStyle { ownStyle }
  override var shouldPresentInFullscreen: Bool { !ownStyle.isInContext }
  override var shouldRemovePresentersView: Bool {
    ownStyle == .fullScreen || ownStyle == .currentContext
  }
}

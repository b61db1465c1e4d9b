import CoreGraphics

extension UIWindow {
  func replaceRoot(with controller: UIViewController?) {
    guard controller !== rootController else { return }
    rootController?.presentation?.end(animated: false)
    rootController?.viewIfLoaded?.removeFromSuperview()
    rootController = controller
    updateTitle()
    guard let controller, let view = controller.loadedView else { return }
    controller.rootView?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    layoutRoot()
    insertSubview(view, at: 0)
  }

  /// The root view fills the window.
  func layoutRoot() {
    guard let view = rootController?.viewIfLoaded, view.superview === self || view.superview == nil
    else { return }
    view.center = CGPoint(x: bounds.midX, y: bounds.midY)
    view.bounds.size = bounds.size
  }
}

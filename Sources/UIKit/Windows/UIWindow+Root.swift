import CoreGraphics

extension UIWindow {
  func replaceRoot(with controller: UIViewController?) {
    guard controller !== rootController else { return }
    rootController?.endPresentations()
    rootController?.viewIfLoaded?.removeFromSuperview()
    rootController = controller
    if !layer.isHidden { addRoot() }
    updateTitle()
  }

  /// Loads the root controller's view and puts it behind the others, once the window shows; false
  /// where it is there already or a presentation has taken it away, or there is no controller.
  @discardableResult
  func addRoot() -> Bool {
    guard let controller = rootController, let view = controller.loadedView,
      view.superview !== self, controller.presentation?.hasTakenPresenterAway != true
    else { return false }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    layoutRoot()
    insertSubview(view, at: 0)
    return true
  }

  func layoutRoot() {
    guard let view = rootController?.viewIfLoaded, view.superview === self || view.superview == nil
    else { return }
    view.changingPlace {
      let room = contentBounds
      view.center = CGPoint(x: room.midX, y: room.midY)
      view.bounds.size = room.size
    }
  }
}

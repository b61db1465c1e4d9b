import CoreGraphics

// What stands for a controller in its container while it presents in its own context.

extension UIViewController {
  /// What it presents in its own place or over that.
  private var presentationInPlace: ModalPresentation? {
    guard let presentation, presentation.phase == .shown, presentation.controller.isInContext
    else { return nil }
    return presentation
  }

  /// Those that are seen where it is: what it presents there, and it unless its view was taken away for that.
  var shownInPlace: [UIViewController] {
    guard let presentation = presentationInPlace else { return [self] }
    return (presentation.hasTakenPresenterAway ? [] : [self])
      + presentation.presented.shownInPlace
  }

  /// The children of a container, each with what is seen in its place.
  var childrenInPlace: [UIViewController] { children.flatMap(\.shownInPlace) }

  /// Its container, or that of the controller that it is presented in the place of.
  var containerInPlace: UIViewController? { parent ?? presentedBy?.presenter?.containerInPlace }

  /// What its container moves: its view, or what has taken that one's place.
  var viewInPlace: UIView? {
    guard let presentation = presentationInPlace, presentation.hasTakenPresenterAway else {
      return viewIfLoaded
    }
    return presentation.container
  }

  /// The views of what is seen where it is, the lower one first.
  var viewsInPlace: [UIView] {
    let overlay = presentationInPlace.flatMap { $0.hasTakenPresenterAway ? nil : $0.container }
    return [viewInPlace, overlay].compactMap { $0 }
  }

  /// What it presents over its view goes where that is: out of the window with it, and back.
  func bringOverlayAlong() {
    guard let view = viewIfLoaded, let presentation = presentationInPlace,
      !presentation.hasTakenPresenterAway
    else { return }
    let overlay = presentation.container
    guard let host = view.superview else { return overlay.removeFromSuperview() }
    guard overlay.superview !== host else { return }
    overlay.frame = view.frame
    host.insertSubview(overlay, aboveSubview: view)
  }

  /// Takes what is seen of it out of its container's view.
  func removeFromPlace() {
    viewInPlace?.removeFromSuperview()
    bringOverlayAlong()
  }

  /// It leaves its container: so does what it presents there, unless a container moves both.
  func endPresentationInPlace() {
    guard let presentation, presentation.controller.isInContext, !presentation.isMoving else {
      return
    }
    presentation.endWithPresenter()
  }

  /// Its container is about to move it: what comes or goes in its context, or in a child's, does so at once.
  func finishPresentationInPlace() {
    for child in children { child.finishPresentationInPlace() }
    guard let presentation, presentation.controller.isInContext else { return }
    presentation.finishTransition()
  }
}

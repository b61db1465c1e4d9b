// Chooses the controller that presents, and the requests to refuse.

import Diagnostics

extension UIViewController {
  /// A child controller presents from its outermost container.
  private var outermost: UIViewController { parent?.outermost ?? self }

  /// The presentation by this controller or its outermost container.
  var presentationAbove: ModalPresentation? { outermost.presentation }

  /// The presentation of this controller or its outermost container.
  var presentationBeneath: ModalPresentation? {
    guard let shown = outermost.presentedBy, shown.phase != .gone else { return nil }
    return shown
  }

  func beginPresenting(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    precondition(controller.parent == nil, "present a controller that is no child of another")
    precondition(
      controller.presentationBeneath == nil && controller !== outermost,
      "a controller is presented once: dismiss it first")
    guard let window = outermost.viewIfLoaded?.window else {
      return Log.application.write("\(type(of: self)) is in no window and presents nothing")
    }
    presentationAbove.map { if $0.phase == .going { $0.finishTransition() } }
    guard presentationAbove == nil else {
      return Log.application.write("\(type(of: self)) presents something already")
    }
    let presentation = ModalPresentation(of: controller, by: outermost, in: window)
    outermost.presentation = presentation
    controller.presentedBy = presentation
    presentation.begin(animated: animated && UIView.areAnimationsEnabled, completion: completion)
  }

  /// Dismisses the presented controller or, without one, this controller.
  func endPresenting(animated: Bool, completion: (() -> Void)?) {
    let presentation = presentationAbove ?? presentationBeneath
    presentation?.end(animated: animated && UIView.areAnimationsEnabled, completion: completion)
  }

  /// The last controller in the chain of presentations.
  var frontmost: UIViewController {
    guard let presentation, presentation.phase != .going else { return self }
    return presentation.presented.frontmost
  }
}

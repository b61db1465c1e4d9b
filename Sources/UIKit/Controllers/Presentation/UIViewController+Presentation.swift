// Presenting: which controller of a tree does it, and what is refused.

import Diagnostics

extension UIViewController {
  /// A controller within containers leaves presenting to the outermost of them.
  private var outermost: UIViewController { parent?.outermost ?? self }

  /// What this controller, or the outermost it is in, presents.
  var presentationAbove: ModalPresentation? { outermost.presentation }

  /// What this controller, or the outermost it is in, is presented by.
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
    presentationAbove.map { if $0.phase == .going { $0.settle() } }
    guard presentationAbove == nil else {
      return Log.application.write("\(type(of: self)) presents something already")
    }
    let presentation = ModalPresentation(of: controller, by: outermost, in: window)
    outermost.presentation = presentation
    controller.presentedBy = presentation
    presentation.begin(animated: animated && UIView.areAnimationsEnabled, completion: completion)
  }

  /// What it presents goes; where it presents nothing, it goes itself.
  func endPresenting(animated: Bool, completion: (() -> Void)?) {
    let presentation = presentationAbove ?? presentationBeneath
    presentation?.end(animated: animated && UIView.areAnimationsEnabled, completion: completion)
  }

  /// The controller that stands before all others: the last that was presented.
  var frontmost: UIViewController {
    guard let presentation, presentation.phase != .going else { return self }
    return presentation.presented.frontmost
  }
}

@testable import UIKit

/// Fills the window, and may take the presenter away.
final class LifeCyclePresentationController: UIPresentationController {
  weak var answers: LifeCycleAnswers?

  override var shouldRemovePresentersView: Bool { answers?.removesPresenter ?? false }
  override func presentationTransitionWillBegin() { answers?.write("presentation will begin") }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    answers?.write("presentation did end \(completed)")
  }
  override func dismissalTransitionWillBegin() { answers?.write("dismissal will begin") }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    answers?.write("dismissal did end \(completed)")
  }
}

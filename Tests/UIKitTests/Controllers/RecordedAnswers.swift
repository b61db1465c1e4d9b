import Foundation

@testable import UIKit

/// What delegates of containers and presentations answer, and write down. Subclasses say which delegates they are.
@MainActor
class RecordedAnswers: NSObject {
  let recording: Recording
  /// What the delegates answer with.
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interaction: (any UIViewControllerInteractiveTransitioning)?
  var refuses = false

  init(_ recording: Recording) { self.recording = recording }

  func write(_ line: String) { recording.write(line) }

  /// What was written since it was last asked.
  func recorded() -> [String] { recording.taken() }

  // MARK: Navigation

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { write("will show \(viewController.title ?? "")") }
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { write("did show \(viewController.title ?? "")") }
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  // MARK: Tabs

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    write("may select \(viewController.title ?? "")")
    return !refuses
  }
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { write("selected \(viewController.title ?? "")") }
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  // MARK: Presentations

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    !refuses
  }
  func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    write("will dismiss")
  }
  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    write("did dismiss")
  }
}

import Foundation

@testable import UIKit

/// What delegates answer in scenarios, and write down.
@MainActor
final class LifeCycleAnswers: NSObject {
  let recording: Recording
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interaction: UIPercentDrivenInteractiveTransition?
  var refuses = false
  var removesPresenter = false
  var topColumn: UISplitViewController.Column?

  init(_ recording: Recording) { self.recording = recording }

  func write(_ line: String) { recording.write("- \(line)") }
}

extension LifeCycleAnswers: UINavigationControllerDelegate, UITabBarControllerDelegate {
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
}

extension LifeCycleAnswers: UISplitViewControllerDelegate {
  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) { write("will show \(column)") }
  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) { write("will hide \(column)") }
  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { write("did collapse") }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) { write("did expand") }
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { topColumn ?? proposedTopColumn }
}

extension LifeCycleAnswers: UIViewControllerTransitioningDelegate,
  UIAdaptivePresentationControllerDelegate
{
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let made = LifeCyclePresentationController(
      presentedViewController: presented, presenting: presenting)
    made.answers = self
    return made
  }
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
  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    write("did attempt to dismiss")
  }
}

extension LifeCycleAnswers: UISearchControllerDelegate {
  func willPresentSearchController(_ searchController: UISearchController) {
    write("will present")
  }
  func didPresentSearchController(_ searchController: UISearchController) { write("did present") }
  func willDismissSearchController(_ searchController: UISearchController) {
    write("will end")
  }
  func didDismissSearchController(_ searchController: UISearchController) { write("did end") }
}

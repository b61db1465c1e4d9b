import Foundation

@testable import UIKit

/// What delegates answer in scenarios, and write down.
@MainActor
final class LifeCycleAnswers: RecordedAnswers, UINavigationControllerDelegate,
  UITabBarControllerDelegate, UIViewControllerTransitioningDelegate,
  UIAdaptivePresentationControllerDelegate
{
  var removesPresenter = false
  var topColumn: UISplitViewController.Column?

  override func write(_ line: String) { super.write("- \(line)") }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let made = LifeCyclePresentationController(
      presentedViewController: presented, presenting: presenting)
    made.answers = self
    return made
  }
  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    write("did attempt to dismiss")
  }
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

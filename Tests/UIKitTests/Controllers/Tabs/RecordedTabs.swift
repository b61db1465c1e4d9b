import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// A tab bar controller in a window, whose controllers write down what they are told.
@MainActor
final class RecordedTabs: NSObject, UITabBarControllerDelegate {
  let harness = AppHarness()
  let tabs = UITabBarController()
  let pages: [Page]
  let window: UIWindow
  let recording = Recording()
  var refuses = false
  /// What the delegate answers with.
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interaction: (any UIViewControllerInteractiveTransitioning)?

  init(_ names: String = "abc", size: CGSize = CGSize(width: 400, height: 600)) {
    let recording = recording
    pages = names.map { Page(String($0), recording, notes: [.load, .didMove]) }
    tabs.viewControllers = pages
    window = harness.show(tabs, size: size)
    super.init()
    harness.settle()
    _ = recording.taken()
    tabs.delegate = self
  }

  func write(_ line: String) { recording.write(line) }

  /// What was written since it was last asked.
  func recorded() -> [String] { recording.taken() }

  func finish() { harness.advance(by: 2) }

  func tap(_ title: String) throws {
    let button = tabs.tabBar.buttons.first { $0.item.title == title }
    harness.tap(try #require(button))
    harness.settle()
  }

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

/// A fade of a given length.
final class TabFade: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to) else { return }
    context.containerView.addSubview(view)
    view.alpha = 0
    UIView.animate(withDuration: 0.4) {
      view.alpha = 1
    } completion: { _ in
      view.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

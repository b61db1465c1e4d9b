import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// A tab bar controller in a window, whose controllers write down what they are told.
@MainActor
final class RecordedTabs: RecordedAnswers, UITabBarControllerDelegate {
  let harness = AppHarness()
  let tabs = UITabBarController()
  let pages: [Page]
  let window: UIWindow

  init(_ names: String = "abc", size: CGSize = CGSize(width: 400, height: 600)) {
    let recording = Recording()
    pages = names.map { Page(String($0), recording, notes: [.load, .didMove]) }
    tabs.viewControllers = pages
    window = harness.show(tabs, size: size)
    super.init(recording)
    harness.settle()
    _ = recording.taken()
    tabs.delegate = self
  }

  func finish() { harness.advance(by: 2) }

  func tap(_ title: String) throws {
    let button = tabs.tabBar.buttons.first { $0.item.title == title }
    harness.tap(try #require(button))
    harness.settle()
  }
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

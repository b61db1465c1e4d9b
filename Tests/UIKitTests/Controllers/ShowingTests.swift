import FoundationAdditions
import Testing
import UIKitTesting
@testable import UIKit

@MainActor @Suite struct ShowingTests {
  private let harness = AppHarness()

  @Test func aContainerThatOverridesItShowsOthers() {
    let (container, middle, child) = (Container(), UIViewController(), UIViewController())
    container.addChild(middle)
    middle.addChild(child)
    harness.show(container)
    let shown = UIViewController()
    child.show(shown, sender: nil)
    #expect(container.shown == [shown])
    #expect(container.presentedViewController == nil)
    child.showDetailViewController(shown, sender: nil)
    harness.advance(by: 1)
    #expect(container.shown == [shown], "it overrides only one of the two")
    #expect(container.presentedViewController === shown)
  }

  @Test func aContainerMayRefuse() {
    let (container, child) = (Container(), UIViewController())
    container.refuses = true
    container.addChild(child)
    harness.show(container)
    let shown = UIViewController()
    child.show(shown, sender: nil)
    #expect(container.shown.isEmpty && container.presentedViewController === shown)
  }

  @Test func theTargetIsTheNearestContainerThatOverridesTheMethod() {
    let show = Selector("showViewController:sender:", UIViewController.show)
    let showDetail = Selector(
      "showDetailViewController:sender:", UIViewController.showDetailViewController)
    let (container, middle, child) = (Container(), UIViewController(), UIViewController())
    container.addChild(middle)
    middle.addChild(child)
    #expect(child.targetViewController(forAction: show, sender: nil) === container)
    #expect(child.targetViewController(forAction: showDetail, sender: nil) == nil)
    #expect(container.targetViewController(forAction: show, sender: nil) == nil, "not itself")
    container.refuses = true
    #expect(child.targetViewController(forAction: show, sender: nil) == nil)
    let navigation = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let top = navigation.topViewController
    #expect(top?.targetViewController(forAction: show, sender: nil) === navigation)
    #expect(navigation.targetViewController(forAction: show, sender: nil) == nil, "tabs don't")
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(tabs, for: .secondary)
    #expect(top?.targetViewController(forAction: showDetail, sender: nil) === split)
  }

  @Test func whyAChildAppearsAndDisappears() {
    let (container, child) = (UIViewController(), Mover())
    let window = harness.show(container)
    container.addChild(child)
    container.view.addSubview(child.view)
    child.didMove(toParent: container)
    harness.settle()
    window.isHidden = true
    window.isHidden = false
    harness.settle()
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      child.log == [
        "will appear to", "did appear to", "will disappear", "did disappear", "will appear",
        "did appear", "will disappear from", "did disappear from",
      ])
  }
}

private final class Container: UIViewController {
  var shown: [UIViewController] = []
  var refuses = false
  override func show(_ vc: UIViewController, sender: Any?) { shown.append(vc) }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    !refuses && super.canPerformAction(action, withSender: sender)
  }
}

private final class Mover: UIViewController {
  var log: [String] = []

  private func note(_ what: String) {
    log.append(what + (isMovingToParent ? " to" : isMovingFromParent ? " from" : ""))
  }

  override func viewWillAppear(_ animated: Bool) { note("will appear") }
  override func viewDidAppear(_ animated: Bool) { note("did appear") }
  override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
}

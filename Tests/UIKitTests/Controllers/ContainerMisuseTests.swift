import PlatformKit
import Testing
import UIKitTesting

@testable import UIKit

/// What programs must not do with stacks and tabs, in Apple's words; and windows that go under what they show.
@MainActor
struct ContainerMisuseTests {
  @Test func pushingOneThatIsInTheStackTraps() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let page = UIViewController()
        let navigation = UINavigationController(rootViewController: page)
        navigation.pushViewController(UIViewController(), animated: false)
        navigation.pushViewController(page, animated: false)
      }
    }
    #expect(result.reason.contains("is pushing the same view controller instance"))
    #expect(result.reason.contains("more than once which is not supported"))
  }

  @Test func poppingToAStrangerTraps() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.popToViewController(UIViewController(), animated: false)
      }
    }
    #expect(result.reason.contains("Tried to pop to a view controller that doesn't exist."))
  }

  @Test func aStackThatHasOneTwiceTraps() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let page = UIViewController()
        UINavigationController().setViewControllers([page, page], animated: false)
      }
    }
    #expect(
      result.reason.contains("All view controllers in a navigation controller must be distinct"))
  }

  @Test func aNavigationControllerInAnotherTraps() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.pushViewController(UINavigationController(), animated: false)
      }
    }
    #expect(result.reason.contains("Pushing a navigation controller is not supported"))
  }

  @Test func selectingAStrangerTraps() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController()]
        tabs.selectedViewController = UIViewController()
      }
    }
    #expect(
      result.reason.contains(
        "only a view controller in the tab bar controller's list of view controllers can be selected"
      ))
  }

  @Test func itemsOfAContainersBarAreItsOwn() async {
    let set = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController()]
        tabs.tabBar.items = []
      }
    }
    #expect(
      set.reason.contains(
        "Directly modifying a tab bar managed by a tab bar controller is not allowed."))
    let pushed = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.navigationBar.pushItem(UINavigationItem(title: "a"), animated: false)
      }
    }
    #expect(
      pushed.reason.contains(
        "directly on a UINavigationBar managed by a navigation controller."))
  }

  @Test func anEmptyStackShowsNothingAndAnswers() {
    let rig = RecordedNavigation()
    rig.navigation.pushViewController(rig.page("b"), animated: true)
    rig.harness.advance(by: 0.1)
    rig.navigation.setViewControllers([], animated: true)
    rig.finish()
    #expect(rig.navigation.topViewController == nil && rig.navigation.container.subviews == [])
    #expect(rig.navigation.popViewController(animated: true) == nil)
    #expect(rig.navigation.popToRootViewController(animated: true) == nil)
    let page = rig.page("c")
    rig.navigation.pushViewController(page, animated: true)
    rig.finish()
    #expect(page.appearance == .appeared && rig.root.appearance == .disappeared)
  }

  @Test(arguments: [0, 0.1, 1])
  func aWindowIsClosedUnderASheet(after seconds: Double) throws {
    let harness = AppHarness()
    let kept = UIViewController()
    let main = harness.show(kept)
    let (root, sheet) = (Page("root"), Page("sheet"))
    let window = harness.show(root)
    root.present(sheet, animated: true)
    harness.advance(by: seconds)
    let desktop = try #require(window.platformWindow)
    let platform = try #require(harness.application.engine.platform as? HeadlessPlatform)
    platform.post(.window(desktop.id, .closeRequested))
    harness.advance(by: 1)
    #expect(window.isHidden && sheet.balance.will == 0 && root.balance.will == 0)
    root.dismiss(animated: false)
    harness.advance(by: 1)
    #expect(root.presentedViewController == nil && sheet.presentedBy == nil)
    main.makeKey()
    let top = UIViewController()
    kept.present(top, animated: true)
    harness.advance(by: 1)
    #expect(top.view.window === main)
  }
}

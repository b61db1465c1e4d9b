@testable import UIKit

/// A page that presents others in its own place, and the other one in the same container.
@MainActor
private func makePages(_ rig: LifeCycleRig) -> (Page, Page) {
  let (a, b) = (rig.page("a"), rig.page("b"))
  a.definesPresentationContext = true
  return (a, b)
}

@MainActor
private func showTabs(_ rig: LifeCycleRig, _ pages: [UIViewController]) -> UITabBarController {
  let tabs = UITabBarController()
  tabs.viewControllers = pages
  rig.show(tabs)
  return tabs
}

extension Scenario {
  /// Containers whose child presents in its own context.
  static let contexts = [
    Scenario("a page in the place of a tab") { rig in
      let (a, b) = makePages(rig)
      let tabs = showTabs(rig, [a, b])
      rig.step("present in its place") {
        a.present(rig.page("top", .currentContext), animated: true)
      }
      rig.end()
      rig.step("select b") { tabs.selectedIndex = 1 }
      rig.turn()
      rig.step("select a") { tabs.selectedIndex = 0 }
      rig.turn()
      rig.step("select b again") { tabs.selectedIndex = 1 }
      rig.turn()
      rig.step("dismiss what is not seen") { a.dismiss(animated: true) }
      rig.end()
      rig.step("select a again") { tabs.selectedIndex = 0 }
      rig.turn()
    },
    Scenario("a page over a tab") { rig in
      let (a, b) = makePages(rig)
      let tabs = showTabs(rig, [a, b])
      a.present(rig.page("top", .overCurrentContext), animated: false)
      rig.forget()
      rig.step("select b") { tabs.selectedIndex = 1 }
      rig.turn()
      rig.step("select a") { tabs.selectedIndex = 0 }
      rig.turn()
      rig.step("dismiss") { a.dismiss(animated: true) }
      rig.end()
    },
    Scenario("a page in the place of one in a stack of a tab") { rig in
      let (a, b) = makePages(rig)
      let tabs = showTabs(rig, [UINavigationController(rootViewController: a), b])
      a.present(rig.page("top", .currentContext), animated: false)
      rig.forget()
      rig.step("select b") { tabs.selectedIndex = 1 }
      rig.turn()
      rig.step("select a") { tabs.selectedIndex = 0 }
      rig.turn()
    },
    Scenario("a tab selected while a page comes in the place of another") { rig in
      let (a, b) = makePages(rig)
      let tabs = showTabs(rig, [a, b])
      rig.step("present in its place") {
        a.present(rig.page("top", .currentContext), animated: true)
      }
      rig.step("select b") { tabs.selectedIndex = 1 }
      rig.end()
    },
    Scenario("a push over a page in the place of another") { rig in
      let (a, b) = makePages(rig)
      let navigation = UINavigationController(rootViewController: a)
      rig.show(navigation)
      a.present(rig.page("top", .currentContext), animated: false)
      rig.forget()
      rig.step("push b") { navigation.pushViewController(b, animated: true) }
      rig.end()
      rig.step("pop") { navigation.popViewController(animated: true) }
      rig.end()
    },
  ]
}

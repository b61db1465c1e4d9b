import Testing
import UIKitTesting

@testable import UIKit

@MainActor
private func makeTabs(_ rig: LifeCycleRig, _ pages: [UIViewController]) -> UITabBarController {
  let tabs = UITabBarController()
  tabs.viewControllers = pages
  tabs.delegate = rig.answers
  rig.show(tabs)
  return tabs
}

@MainActor
private func tap(_ title: String, _ tabs: UITabBarController, _ rig: LifeCycleRig) throws {
  let button = try #require(tabs.tabBar.buttons.first { $0.item.title == title })
  rig.harness.tap(button)
  rig.harness.settle()
}

extension Scenario {
  static let tabs = [
    Scenario("tabs tapped") { rig in
      let tabs = makeTabs(rig, [rig.page("a"), rig.page("b")])
      try rig.step("tap b") { try tap("b", tabs, rig) }
      try rig.step("tap a") { try tap("a", tabs, rig) }
      try rig.step("tap a again") { try tap("a", tabs, rig) }
    },
    Scenario("a tab refused") { rig in
      let tabs = makeTabs(rig, [rig.page("a"), rig.page("b")])
      rig.answers.refuses = true
      try rig.step("tap b") { try tap("b", tabs, rig) }
    },
    Scenario("a tab selected by the program") { rig in
      let tabs = makeTabs(rig, [rig.page("a"), rig.page("b"), rig.page("c")])
      rig.step("select c") { tabs.selectedIndex = 2 }
      rig.end()
    },
    Scenario("tabs with an animator") { rig in
      let tabs = makeTabs(rig, [rig.page("a"), rig.page("b")])
      rig.answers.animator = LifeCycleFade(rig.recording)
      rig.step("select b") { tabs.selectedIndex = 1 }
      rig.end()
    },
    Scenario("tabs with an animator given up") { rig in
      let tabs = makeTabs(rig, [rig.page("a"), rig.page("b")])
      let driver = UIPercentDrivenInteractiveTransition()
      rig.answers.animator = LifeCycleFade(rig.recording)
      rig.answers.interaction = driver
      rig.step("select b") { tabs.selectedIndex = 1 }
      driver.update(0.3)
      rig.step("give up") { driver.cancel() }
      rig.end()
    },
    Scenario("a tab selected while another comes") { rig in
      let tabs = makeTabs(rig, [rig.page("a"), rig.page("b"), rig.page("c")])
      rig.answers.animator = LifeCycleFade(rig.recording)
      rig.step("select b") { tabs.selectedIndex = 1 }
      rig.harness.advance(by: 0.1)
      rig.step("select c") { tabs.selectedIndex = 2 }
      rig.end()
    },
    Scenario("a tab selected inside a callback") { rig in
      let b = rig.page("b")
      let tabs = makeTabs(rig, [rig.page("a"), b, rig.page("c")])
      b.onWillAppear = { tabs.selectedIndex = 2 }
      rig.step("select b") { tabs.selectedIndex = 1 }
      rig.end()
    },
    Scenario("tabs of navigation controllers") { rig in
      let (one, other) = (rig.navigation("a"), rig.navigation("b", "c"))
      let tabs = makeTabs(rig, [one, other])
      rig.step("select the second") { tabs.selectedIndex = 1 }
      rig.turn()
      rig.step("push in the first, which is not seen") {
        one.pushViewController(rig.page("d"), animated: true)
      }
      rig.end()
      rig.step("select the first") { tabs.selectedIndex = 0 }
      rig.turn()
    },
    Scenario("tabs replaced") { rig in
      let tabs = makeTabs(rig, [rig.page("a"), rig.page("b")])
      rig.step("set c d") {
        tabs.setViewControllers([rig.page("c"), rig.page("d")], animated: false)
      }
      rig.turn()
    },
    Scenario("a page beyond the bar") { rig in
      let tabs = makeTabs(rig, "abcdef".map { rig.page(String($0)) })
      rig.step("select f") { tabs.selectedIndex = 5 }
      rig.end()
      rig.step("select a") { tabs.selectedIndex = 0 }
      rig.end()
    },
  ]
}

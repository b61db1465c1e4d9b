@testable import UIKit

extension Scenario {
  /// Containers that are presented, or present.
  static let nested = [
    Scenario("a full screen over a navigation controller") { rig in
      let navigation = rig.navigation("a", "b")
      rig.show(navigation)
      rig.step("present") { navigation.present(rig.page("top", .fullScreen), animated: true) }
      rig.end()
      rig.step("dismiss") { navigation.dismiss(animated: true) }
      rig.end()
    },
    Scenario("a full screen over tabs of navigation controllers") { rig in
      let tabs = UITabBarController()
      tabs.viewControllers = [rig.navigation("a"), rig.navigation("b")]
      rig.show(tabs)
      rig.step("present") { tabs.present(rig.page("top", .fullScreen), animated: true) }
      rig.end()
      rig.step("dismiss") { tabs.dismiss(animated: true) }
      rig.end()
    },
    Scenario("tabs in a full screen") { rig in
      let (root, tabs) = (rig.page("root"), UITabBarController())
      tabs.viewControllers = [rig.navigation("a"), rig.page("b")]
      tabs.modalPresentationStyle = .fullScreen
      rig.show(root)
      rig.step("present") { root.present(tabs, animated: true) }
      rig.end()
      rig.step("select b") { tabs.selectedIndex = 1 }
      rig.turn()
      rig.step("dismiss") { root.dismiss(animated: true) }
      rig.end()
    },
    Scenario("columns in a sheet") { rig in
      let (root, split) = (rig.page("root"), UISplitViewController(style: .doubleColumn))
      split.setViewController(rig.page("primary"), for: .primary)
      split.setViewController(rig.page("secondary"), for: .secondary)
      split.modalPresentationStyle = .fullScreen
      rig.show(root, width: 1000)
      rig.step("present") { root.present(split, animated: true) }
      rig.end()
      rig.step("dismiss") { root.dismiss(animated: true) }
      rig.end()
    },
    Scenario("a pop beneath a sheet") { rig in
      let navigation = rig.navigation("a", "b")
      rig.show(navigation)
      navigation.present(rig.page("sheet"), animated: false)
      rig.forget()
      rig.step("pop") { navigation.popViewController(animated: true) }
      rig.end()
      rig.step("dismiss") { navigation.dismiss(animated: true) }
      rig.end()
    },
  ]
}

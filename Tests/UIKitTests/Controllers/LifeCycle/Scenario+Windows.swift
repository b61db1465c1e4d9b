@testable import UIKit

@MainActor
private func hideAndShow(_ rig: LifeCycleRig) {
  rig.step("hidden") { rig.window.isHidden = true }
  rig.step("shown") { rig.window.isHidden = false }
}

extension Scenario {
  /// Roots of windows.
  static let windows = [
    Scenario("a window shows its root") { rig in
      let root = rig.page("a")
      rig.step("shown") { rig.show(root, forgets: false) }
      rig.step("hidden") { rig.window.isHidden = true }
      rig.step("shown again") { rig.window.isHidden = false }
      rig.turn()
    },
    Scenario("a window gets another root") { rig in
      rig.show(rig.page("a"))
      rig.step("root b") { rig.window.rootViewController = rig.page("b") }
      rig.turn()
      rig.step("no root") { rig.window.rootViewController = nil }
    },
    Scenario("a window with a navigation controller hides") { rig in
      rig.show(rig.navigation("a", "b"))
      hideAndShow(rig)
      rig.turn()
    },
    Scenario("a window hides under a sheet") { rig in
      let root = rig.page("a")
      rig.show(root)
      rig.step("present b") { root.present(rig.page("b"), animated: true) }
      hideAndShow(rig)
      rig.end()
    },
    Scenario("a window hides under a full screen") { rig in
      let root = rig.page("a")
      rig.show(root)
      root.present(rig.page("b", .fullScreen), animated: true)
      rig.forget()
      hideAndShow(rig)
      rig.turn()
    },
    Scenario("a window gets another root under a sheet") { rig in
      let root = rig.page("a")
      rig.show(root)
      root.present(rig.page("b"), animated: true)
      rig.forget()
      rig.step("root c") { rig.window.rootViewController = rig.page("c") }
      rig.end()
    },
    Scenario("a window hides while a push runs") { rig in
      let navigation = rig.navigation("a")
      rig.show(navigation)
      rig.step("push b, animated") { navigation.pushViewController(rig.page("b"), animated: true) }
      hideAndShow(rig)
      rig.end()
    },
  ]
}

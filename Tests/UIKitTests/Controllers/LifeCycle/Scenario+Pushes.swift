import UIKitTesting

@testable import UIKit

extension Scenario {
  /// Navigation without gestures.
  static let pushes = [
    Scenario("push and pop at once") { rig in
      let navigation = rig.navigation("a")
      navigation.delegate = rig.answers
      rig.show(navigation)
      rig.step("push b") { navigation.pushViewController(rig.page("b"), animated: false) }
      rig.turn()
      rig.step("pop") { navigation.popViewController(animated: false) }
      rig.turn()
    },
    Scenario("push and pop animated") { rig in
      let navigation = rig.navigation("a")
      navigation.delegate = rig.answers
      rig.show(navigation)
      rig.step("push b") { navigation.pushViewController(rig.page("b"), animated: true) }
      rig.end()
      rig.step("pop") { navigation.popViewController(animated: true) }
      rig.end()
    },
    Scenario("pop to the root over two") { rig in
      let navigation = rig.navigation("a", "b", "c")
      rig.show(navigation)
      rig.step("pop to root") { navigation.popToRootViewController(animated: true) }
      rig.end()
    },
    Scenario("pop to one in the middle") { rig in
      let navigation = rig.navigation("a", "b", "c", "d")
      rig.show(navigation)
      rig.step("pop to b") {
        navigation.popToViewController(navigation.viewControllers[1], animated: true)
      }
      rig.end()
    },
    Scenario("a stack set forwards") { rig in
      let navigation = rig.navigation("a")
      rig.show(navigation)
      rig.step("set a b c") {
        navigation.setViewControllers(
          [navigation.viewControllers[0], rig.page("b"), rig.page("c")], animated: true)
      }
      rig.end()
    },
    Scenario("a stack set backwards") { rig in
      let navigation = rig.navigation("a", "b", "c")
      rig.show(navigation)
      rig.step("set a") {
        navigation.setViewControllers([navigation.viewControllers[0]], animated: true)
      }
      rig.end()
    },
    Scenario("a stack set beneath its top") { rig in
      let navigation = rig.navigation("a", "b")
      rig.show(navigation)
      rig.step("set c b") {
        navigation.setViewControllers(
          [rig.page("c"), navigation.viewControllers[1]], animated: true)
      }
      rig.end()
    },
    Scenario("a stack emptied and filled") { rig in
      let navigation = rig.navigation("a")
      rig.show(navigation)
      rig.step("set none") { navigation.setViewControllers([], animated: false) }
      rig.step("set b") { navigation.setViewControllers([rig.page("b")], animated: true) }
      rig.end()
    },
    Scenario("a push inside a callback") { rig in
      let (navigation, b) = (rig.navigation("a"), rig.page("b"))
      rig.show(navigation)
      b.onWillAppear = { navigation.pushViewController(rig.page("c"), animated: true) }
      rig.step("push b") { navigation.pushViewController(b, animated: true) }
      rig.end()
    },
    Scenario("a pop inside a callback") { rig in
      let (navigation, b) = (rig.navigation("a"), rig.page("b"))
      rig.show(navigation)
      b.onDidAppear = { navigation.popViewController(animated: true) }
      rig.step("push b") { navigation.pushViewController(b, animated: true) }
      rig.end()
    },
    Scenario("a pop in the middle of a push") { rig in
      let navigation = rig.navigation("a")
      rig.show(navigation)
      rig.step("push b") { navigation.pushViewController(rig.page("b"), animated: true) }
      rig.harness.advance(by: 0.1)
      rig.step("pop") { navigation.popViewController(animated: true) }
      rig.end()
    },
    Scenario("two pushes in a turn") { rig in
      let navigation = rig.navigation("a")
      rig.show(navigation)
      rig.step("push b and c") {
        navigation.pushViewController(rig.page("b"), animated: true)
        navigation.pushViewController(rig.page("c"), animated: true)
      }
      rig.end()
    },
    Scenario("a push before the window shows") { rig in
      let navigation = rig.navigation("a")
      rig.step("push b") { navigation.pushViewController(rig.page("b"), animated: true) }
      rig.step("load") { navigation.loadViewIfNeeded() }
    },
    Scenario("a push with a custom animator") { rig in
      let navigation = rig.navigation("a")
      navigation.delegate = rig.answers
      rig.answers.animator = LifeCycleFade(rig.recording)
      rig.show(navigation)
      rig.step("push b") { navigation.pushViewController(rig.page("b"), animated: true) }
      rig.end()
    },
  ]
}

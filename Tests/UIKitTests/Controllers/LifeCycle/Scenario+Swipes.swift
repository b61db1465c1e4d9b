import CoreGraphics

@testable import UIKit

private let edge = CGPoint(x: 2, y: 300)

/// Pops with an animator of the program's, which the result drives.
@MainActor
private func popDriven(_ rig: LifeCycleRig) -> UIPercentDrivenInteractiveTransition {
  let (navigation, driver) = (rig.navigation("a", "b"), UIPercentDrivenInteractiveTransition())
  navigation.delegate = rig.answers
  rig.show(navigation)
  rig.answers.animator = LifeCycleFade(rig.recording)
  rig.answers.interaction = driver
  rig.step("pop") { navigation.popViewController(animated: true) }
  return driver
}

extension Scenario {
  /// Navigation that a gesture drives.
  static let swipes = [
    Scenario("a swipe back") { rig in
      rig.show(rig.navigation("a", "b"))
      rig.step("swipe") { rig.hold(from: edge, to: CGPoint(x: 320, y: 300)) }
      rig.release()
    },
    Scenario("a swipe back given up") { rig in
      rig.show(rig.navigation("a", "b"))
      rig.step("swipe") { rig.hold(from: edge, to: CGPoint(x: 100, y: 300)) }
      rig.release()
    },
    Scenario("a swipe back while a push is asked for") { rig in
      let navigation = rig.navigation("a", "b")
      rig.show(navigation)
      rig.step("swipe") { rig.hold(from: edge, to: CGPoint(x: 200, y: 300)) }
      rig.step("push c") { navigation.pushViewController(rig.page("c"), animated: false) }
      rig.release()
    },
    Scenario("a swipe back in a sheet given up") { rig in
      let root = rig.page("root")
      rig.show(root)
      root.present(rig.navigation("a", "b"), animated: false)
      rig.forget()
      rig.step("swipe") { rig.hold(from: edge, to: CGPoint(x: 100, y: 300)) }
      rig.release()
    },
    Scenario("a custom pop given up") { rig in
      let driver = popDriven(rig)
      rig.step("half way") { driver.update(0.5) }
      rig.step("give up") { driver.cancel() }
      rig.end()
    },
    Scenario("a custom pop finished") { rig in
      let driver = popDriven(rig)
      driver.update(0.5)
      rig.step("finish") { driver.finish() }
      rig.end()
    },
  ]
}

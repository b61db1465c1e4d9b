import CoreGraphics

@testable import UIKit

/// A container that forwards appearance itself.
private final class HandContainer: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

@MainActor
private func add(_ child: UIViewController, to container: UIViewController) {
  container.addChild(child)
  container.view.addSubview(child.view)
  child.didMove(toParent: container)
}

@MainActor
private func remove(_ child: UIViewController) {
  child.willMove(toParent: nil)
  child.view.removeFromSuperview()
  child.removeFromParent()
}

extension Scenario {
  /// Containers of a program's own.
  static let containers = [
    Scenario("a child is added and removed") { rig in
      let (container, child) = (rig.page("container"), rig.page("child"))
      rig.show(container)
      rig.step("add") { add(child, to: container) }
      rig.turn()
      rig.step("remove") { remove(child) }
    },
    Scenario("a child is added as the container loads") { rig in
      let (container, child) = (rig.page("container"), rig.page("child"))
      container.loadViewIfNeeded()
      add(child, to: container)
      rig.step("shown") { rig.show(container, forgets: false) }
      rig.step("hidden") { rig.window.isHidden = true }
    },
    Scenario("a child is added as the container appears") { rig in
      let (root, container, child) = (rig.page("root"), rig.page("container"), rig.page("child"))
      container.onWillAppear = { [unowned container] in add(child, to: container) }
      rig.show(root)
      rig.step("present container") { root.present(container, animated: true) }
      rig.end()
    },
    Scenario("a child is added while the container appears") { rig in
      let (root, container, child) = (rig.page("root"), rig.page("container"), rig.page("child"))
      rig.show(root)
      rig.step("present container") { root.present(container, animated: true) }
      rig.step("add") { add(child, to: container) }
      rig.end()
    },
    Scenario("a child is removed while the container appears") { rig in
      let (root, container, child) = (rig.page("root"), rig.page("container"), rig.page("child"))
      container.loadViewIfNeeded()
      add(child, to: container)
      rig.show(root)
      rig.step("present container") { root.present(container, animated: true) }
      rig.step("remove") { remove(child) }
      rig.end()
    },
    Scenario("a child moves to another container") { rig in
      let (root, child) = (rig.page("root"), rig.page("child"))
      let (one, other) = (rig.page("one"), rig.page("other"))
      rig.show(root)
      for container in [one, other] { add(container, to: root) }
      add(child, to: one)
      rig.forget()
      rig.step("to the other") { add(child, to: other) }
      rig.turn()
    },
    Scenario("grandchildren") { rig in
      let (a, b, c) = (rig.page("a"), rig.page("b"), rig.page("c"))
      b.loadViewIfNeeded()
      add(c, to: b)
      rig.show(a)
      rig.step("add b with c") { add(b, to: a) }
      rig.turn()
      rig.step("present d") { a.present(rig.page("d", .fullScreen), animated: true) }
      rig.end()
      rig.step("dismiss d") { a.dismiss(animated: true) }
      rig.end()
    },
    Scenario("forwarding off") { rig in
      let (container, child) = (HandContainer(), rig.page("child"))
      rig.show(container)
      rig.step("add") { add(child, to: container) }
      rig.step("present b") { container.present(rig.page("b", .fullScreen), animated: true) }
      rig.end()
      rig.step("dismiss b") { container.dismiss(animated: true) }
      rig.end()
      rig.step("remove") { remove(child) }
    },
    Scenario("forwarded by hand") { rig in
      let (container, child) = (HandContainer(), rig.page("child"))
      rig.show(container)
      rig.step("begin") { child.beginAppearanceTransition(true, animated: true) }
      rig.step("add") { add(child, to: container) }
      rig.step("end") { child.endAppearanceTransition() }
      rig.step("begin to go") { child.beginAppearanceTransition(false, animated: true) }
      rig.step("remove") { remove(child) }
      rig.step("end") { child.endAppearanceTransition() }
    },
    Scenario("forwarded by hand and given up") { rig in
      let (container, child) = (HandContainer(), rig.page("child"))
      rig.show(container)
      add(child, to: container)
      rig.step("begin") { child.beginAppearanceTransition(true, animated: true) }
      rig.step("begin to go") { child.beginAppearanceTransition(false, animated: true) }
      rig.step("end") { child.endAppearanceTransition() }
    },
    Scenario("a navigation controller forwarded by hand") { rig in
      let (container, navigation) = (HandContainer(), rig.navigation("a", "b"))
      rig.show(container)
      rig.step("begin") { navigation.beginAppearanceTransition(true, animated: true) }
      rig.step("add") { add(navigation, to: container) }
      rig.step("end") { navigation.endAppearanceTransition() }
      rig.step("begin to go") { navigation.beginAppearanceTransition(false, animated: true) }
      rig.step("remove") { remove(navigation) }
      rig.step("end") { navigation.endAppearanceTransition() }
    },
  ]
}

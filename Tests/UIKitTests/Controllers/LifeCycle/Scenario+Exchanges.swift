@testable import UIKit

/// Two children of a container, the first of which shows.
@MainActor
private struct Pair {
  let container: Page
  let (old, new): (Page, Page)

  init(_ rig: LifeCycleRig) {
    (container, old, new) = (rig.page("container"), rig.page("old"), rig.page("new"))
    for child in [old, new] { container.addChild(child) }
    container.view.addSubview(old.view)
    rig.show(container)
  }

  func exchange(_ rig: LifeCycleRig, duration: Double, _ options: UIView.AnimationOptions = []) {
    rig.step("exchange") {
      container.transition(
        from: old, to: new, duration: duration, options: options, animations: {}
      ) { rig.recording.write("- completed \($0)") }
    }
  }
}

extension Scenario {
  /// One child in the place of another.
  static let exchanges = [
    Scenario("children exchanged") { rig in
      Pair(rig).exchange(rig, duration: 0.3)
      rig.end()
    },
    Scenario("children exchanged at once") { rig in
      Pair(rig).exchange(rig, duration: 0)
      rig.end()
    },
    Scenario("children exchanged with a dissolve") { rig in
      Pair(rig).exchange(rig, duration: 0.3, .transitionCrossDissolve)
      rig.end()
    },
    Scenario("children exchanged in a hidden window") { rig in
      let pair = Pair(rig)
      rig.window.isHidden = true
      rig.forget()
      pair.exchange(rig, duration: 0)
      rig.step("shown") { rig.window.isHidden = false }
      rig.turn()
    },
    Scenario("children exchanged as the window hides") { rig in
      let pair = Pair(rig)
      pair.exchange(rig, duration: 0.3)
      rig.step("hidden") { rig.window.isHidden = true }
      rig.end()
    },
  ]
}

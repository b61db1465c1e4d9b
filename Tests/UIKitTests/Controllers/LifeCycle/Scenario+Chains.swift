import UIKitTesting

@testable import UIKit

/// Shows a root with two pages that are presented one over the other.
@MainActor
private func showChain(
  _ rig: LifeCycleRig, _ style: UIModalPresentationStyle
) -> (Page, Page, Page) {
  let (root, one, two) = (rig.page("root"), rig.page("one", style), rig.page("two", style))
  rig.show(root)
  root.present(one, animated: false)
  rig.forget()
  one.present(two, animated: false)
  rig.forget()
  return (root, one, two)
}

extension Scenario {
  /// Presentations over presentations, and requests in callbacks.
  static let chains = [
    Scenario("a chain of sheets unwound") { rig in
      let (root, _, _) = showChain(rig, .pageSheet)
      rig.step("dismiss all") { root.dismiss(animated: true) }
      rig.end()
    },
    Scenario("a chain of full screens unwound") { rig in
      let (root, _, _) = showChain(rig, .fullScreen)
      rig.step("dismiss all") { root.dismiss(animated: true) }
      rig.end()
    },
    Scenario("a chain unwound from its middle") { rig in
      let (_, one, _) = showChain(rig, .fullScreen)
      rig.step("dismiss two") { one.dismiss(animated: true) }
      rig.end()
      rig.step("dismiss one") { one.dismiss(animated: true) }
      rig.end()
    },
    Scenario("a dismissal inside a callback") { rig in
      let (root, top) = (rig.page("root"), rig.page("top"))
      rig.show(root)
      top.onWillAppear = { root.dismiss(animated: true) }
      rig.step("present") { root.present(top, animated: true) }
      rig.end()
    },
    Scenario("two dismissals") { rig in
      let root = rig.page("root")
      rig.show(root)
      root.present(rig.page("top"), animated: false)
      rig.forget()
      rig.step("dismiss twice") {
        root.dismiss(animated: true) { rig.recording.write("- first") }
        root.dismiss(animated: true) { rig.recording.write("- second") }
      }
      rig.end()
    },
    Scenario("a presentation inside a callback") { rig in
      let (root, one) = (rig.page("root"), rig.page("one"))
      rig.show(root)
      one.onDidAppear = { [unowned one] in
        one.onDidAppear = {}
        one.present(rig.page("two"), animated: true)
      }
      rig.step("present one") { root.present(one, animated: true) }
      rig.end()
      rig.end()
    },
    Scenario("a presentation in a completion") { rig in
      let root = rig.page("root")
      rig.show(root)
      root.present(rig.page("one"), animated: false)
      rig.forget()
      rig.step("dismiss, then present two") {
        root.dismiss(animated: true) { root.present(rig.page("two"), animated: true) }
      }
      rig.end()
      rig.end()
    },
    Scenario("presenting while presenting") { rig in
      let root = rig.page("root")
      rig.show(root)
      rig.step("present one and two") {
        root.present(rig.page("one"), animated: true)
        root.present(rig.page("two"), animated: true)
      }
      rig.end()
    },
    Scenario("a dismissal in the middle of a presentation") { rig in
      let root = rig.page("root")
      rig.show(root)
      rig.step("present") { root.present(rig.page("top", .fullScreen), animated: true) }
      rig.harness.advance(by: 0.1)
      rig.step("dismiss") { root.dismiss(animated: true) }
      rig.end()
    },
  ]
}

import CoreGraphics
import UIKitTesting

@testable import UIKit

/// Presents a page in this style and dismisses it.
private func presentation(
  _ name: String, _ style: UIModalPresentationStyle, width: CGFloat = 800,
  _ prepare: @escaping @MainActor @Sendable (LifeCycleRig, Page, Page) -> Void = { _, _, _ in }
) -> Scenario {
  Scenario(name) { rig in
    let (root, top) = (rig.page("root"), rig.page("top", style))
    rig.show(root, width: width)
    prepare(rig, root, top)
    rig.step("present") {
      root.present(top, animated: true) { rig.recording.write("- presented") }
    }
    rig.end()
    rig.step("dismiss") { root.dismiss(animated: true) { rig.recording.write("- dismissed") } }
    rig.end()
  }
}

extension Scenario {
  static let presentations = [
    presentation("a page sheet", .pageSheet), presentation("a form sheet", .formSheet),
    presentation("a full screen", .fullScreen),
    presentation("over the full screen", .overFullScreen),
    presentation("in the current context", .currentContext),
    presentation("over the current context", .overCurrentContext),
    presentation("a popover", .popover) { _, root, top in
      top.popoverPresentationController?.sourceView = root.view
    },
    presentation("a popover in a narrow window", .popover, width: 400) { _, root, top in
      top.popoverPresentationController?.sourceView = root.view
    },
    presentation("a full screen that flips", .fullScreen) { _, _, top in
      top.modalTransitionStyle = .flipHorizontal
    },
    presentation("a full screen that curls", .fullScreen) { _, _, top in
      top.modalTransitionStyle = .partialCurl
    },
    presentation("a custom presentation", .custom),
    presentation("a custom presentation with an animator", .custom) { rig, _, _ in
      rig.answers.animator = LifeCycleFade(rig.recording)
    },
    presentation("a custom presentation that removes the presenter", .custom) { rig, _, _ in
      rig.answers.animator = LifeCycleFade(rig.recording)
      rig.answers.removesPresenter = true
    },
    Scenario("a sheet at once") { rig in
      let root = rig.page("root")
      rig.show(root)
      rig.step("present") { root.present(rig.page("top"), animated: false) }
      rig.turn()
      rig.step("dismiss") { root.dismiss(animated: false) }
    },
    Scenario("an alert") { rig in
      let root = rig.page("root")
      rig.show(root)
      let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
      alert.addAction(
        UIAlertAction(title: "OK", style: .default) { _ in rig.recording.write("- OK") })
      rig.step("present") { root.present(alert, animated: true) }
      rig.end()
      rig.step("Return") { rig.harness.press(.keyboardReturnOrEnter) }
      rig.end()
    },
    Scenario("a presentation driven and given up") { rig in
      let (root, driver) = (rig.page("root"), UIPercentDrivenInteractiveTransition())
      rig.show(root)
      rig.answers.animator = LifeCycleFade(rig.recording)
      rig.answers.interaction = driver
      rig.step("present") { root.present(rig.page("top", .custom), animated: true) }
      driver.update(0.4)
      rig.step("give up") { driver.cancel() }
      rig.end()
    },
    Scenario("a dismissal driven and given up") { rig in
      let (root, driver) = (rig.page("root"), UIPercentDrivenInteractiveTransition())
      rig.show(root)
      rig.answers.animator = LifeCycleFade(rig.recording)
      rig.answers.removesPresenter = true
      root.present(rig.page("top", .custom), animated: true)
      rig.forget()
      rig.answers.interaction = driver
      rig.step("dismiss") { root.dismiss(animated: true) }
      driver.update(0.4)
      rig.step("give up") { driver.cancel() }
      rig.end()
    },
  ]
}

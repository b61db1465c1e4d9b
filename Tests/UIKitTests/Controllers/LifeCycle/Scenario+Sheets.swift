import CoreGraphics
import UIKitTesting

@testable import UIKit

private let top = CGPoint(x: 200, y: 45)

/// Shows a sheet with this content, whose delegate answers.
@MainActor
private func showSheet(_ rig: LifeCycleRig, _ content: UIViewController) {
  let root = rig.page("root")
  rig.show(root)
  content.presentationController?.delegate = rig.answers
  root.present(content, animated: false)
  rig.forget()
}

extension Scenario {
  /// Sheets and the user.
  static let sheets = [
    Scenario("a sheet dragged away") { rig in
      showSheet(rig, rig.page("sheet"))
      rig.step("drag") { rig.hold(from: top, to: CGPoint(x: 200, y: 500)) }
      rig.release()
    },
    Scenario("a sheet dragged and let go") { rig in
      showSheet(rig, rig.page("sheet"))
      rig.step("drag") { rig.hold(from: top, to: CGPoint(x: 200, y: 150)) }
      rig.release()
    },
    Scenario("a sheet taken again while it comes back") { rig in
      showSheet(rig, rig.page("sheet"))
      rig.step("drag") { rig.hold(from: top, to: CGPoint(x: 200, y: 180)) }
      rig.step("let go") { rig.harness.touchUp() }
      rig.harness.advance(by: 0.02)
      rig.step("drag again") {
        rig.hold(from: CGPoint(x: 200, y: 190), to: CGPoint(x: 200, y: 560))
      }
      rig.release()
    },
    Scenario("a sheet that must not be dismissed") { rig in
      let sheet = rig.page("sheet")
      sheet.isModalInPresentation = true
      showSheet(rig, sheet)
      rig.step("drag") { rig.hold(from: top, to: CGPoint(x: 200, y: 500)) }
      rig.release()
    },
    Scenario("a sheet whose delegate refuses") { rig in
      showSheet(rig, rig.page("sheet"))
      rig.answers.refuses = true
      rig.step("Escape") { rig.harness.press(.keyboardEscape) }
      rig.end()
    },
    Scenario("a sheet and a touch outside") { rig in
      showSheet(rig, rig.page("sheet"))
      rig.step("touch") { rig.harness.tap(rig.window, at: CGPoint(x: 200, y: 10)) }
      rig.end()
    },
    Scenario("a sheet dismissed by the program in a drag") { rig in
      let sheet = rig.page("sheet")
      showSheet(rig, sheet)
      rig.step("drag") { rig.hold(from: top, to: CGPoint(x: 200, y: 150)) }
      rig.step("dismiss") { sheet.dismiss(animated: true) }
      rig.release()
    },
    Scenario("a sheet with a navigation controller") { rig in
      let root = rig.page("root")
      rig.show(root)
      let navigation = rig.navigation("a")
      rig.step("present") { root.present(navigation, animated: true) }
      rig.end()
      rig.step("push b") { navigation.pushViewController(rig.page("b"), animated: true) }
      rig.end()
      rig.step("dismiss") { root.dismiss(animated: true) }
      rig.end()
    },
    Scenario("a sheet with a navigation controller dragged and let go") { rig in
      showSheet(rig, rig.navigation("a"))
      rig.step("drag") { rig.hold(from: top, to: CGPoint(x: 200, y: 150)) }
      rig.release()
    },
    Scenario("a push while a sheet comes") { rig in
      let root = rig.page("root")
      rig.show(root)
      let navigation = rig.navigation("a")
      rig.step("present") { root.present(navigation, animated: true) }
      rig.step("push b") { navigation.pushViewController(rig.page("b"), animated: true) }
      rig.end()
      rig.step("dismiss") { root.dismiss(animated: true) }
      rig.end()
    },
  ]
}

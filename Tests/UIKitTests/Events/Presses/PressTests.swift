import PlatformKit
import Testing
@testable import UIKit

@MainActor
struct PressTests {
  final class KeyView: UIView {
    var log: [String] = []

    override var canBecomeFirstResponder: Bool { true }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      note("began", presses)
    }
    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      note("changed", presses)
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      note("ended", presses)
    }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      note("cancelled", presses)
    }

    private func note(_ phase: String, _ presses: Set<UIPress>) {
      for press in presses { log.append("\(phase) \(press.key?.characters ?? "-")") }
    }
  }

  private func make() -> (TestApp, KeyView) {
    let app = TestApp()
    let view = KeyView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    app.window.addSubview(view)
    view.becomeFirstResponder()
    return (app, view)
  }

  @Test func theFirstResponderGetsAKeyFromDownToUp() {
    let (app, view) = make()
    app.key(.pressed, usage: 4, "a")
    app.key(.repeated, usage: 4, "a")
    app.key(.released, usage: 4, "a")
    #expect(view.log == ["began a", "changed a", "ended a"])
  }

  @Test func twoKeysAreTwoPresses() {
    let (app, view) = make()
    app.key(.pressed, usage: 4, "a")
    app.key(.pressed, usage: 5, "b")
    app.key(.released, usage: 4, "a")
    app.key(.released, usage: 5, "b")
    #expect(view.log == ["began a", "began b", "ended a", "ended b"])
  }

  @Test func aKeyThatGoesDownTwiceHasLostARelease() {
    let (app, view) = make()
    app.key(.pressed, usage: 0, "é")
    app.key(.pressed, usage: 0, "è")
    app.key(.released, usage: 0, "")
    #expect(view.log == ["began é", "cancelled é", "began è", "ended "])
  }

  @Test func aReleaseWithoutAPressIsDropped() {
    let (app, view) = make()
    app.key(.released, usage: 4, "a")
    #expect(view.log == [])
  }

  @Test func lostFocusCancels() {
    let (app, view) = make()
    app.key(.pressed, usage: 4, "a")
    app.post(.unfocused)
    app.key(.released, usage: 4, "a")
    #expect(view.log == ["began a", "cancelled a"])
  }

  @Test func withoutAFirstResponderTheRootControllerIsAsked() {
    final class Controller: UIViewController {
      var keys: [UIKeyboardHIDUsage] = []
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        keys += presses.compactMap { $0.key?.keyCode }
      }
    }
    let controller = Controller()
    let app = TestApp(root: controller)
    app.key(.pressed, usage: 44, " ")
    #expect(controller.keys == [.keyboardSpacebar])
  }

  @Test func arrowKeysAreTheButtonsOfARemote() {
    #expect(UIPress.PressType(.keyboardUpArrow) == .upArrow)
    #expect(UIPress.PressType(.keyboardA).rawValue == 2004)
  }
}

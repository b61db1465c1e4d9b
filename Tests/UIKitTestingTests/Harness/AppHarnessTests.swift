import Testing
import UIKit
import UIKitTesting

/// The harness as an app's own tests use it.
@MainActor @Suite(.serialized) struct AppHarnessTests {
  final class Recorder: UIView {
    var log: [String] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("began", touches)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("moved", touches)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("ended", touches)
    }

    private func note(_ phase: String, _ touches: Set<UITouch>) {
      for touch in touches {
        let place = touch.location(in: self)
        log.append("\(phase) \(place.x) \(place.y)")
      }
    }
  }

  @Test func aTapIsOneTouchInTheMiddle() {
    let harness = AppHarness()
    let view = Recorder(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    harness.show(view)
    harness.tap(view)
    #expect(view.log == ["began 50.0 30.0", "ended 50.0 30.0"])
  }

  @Test(arguments: [1, 1.5, 2]) func aDragGoesFromHereToThereAtAnyScale(scale: CGFloat) throws {
    let harness = AppHarness(scale: scale)
    let view = Recorder(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    harness.show(view)
    harness.drag(from: CGPoint(x: 10, y: 20), to: CGPoint(x: 130, y: -40), in: view)
    #expect(view.log.first == "began 10.0 20.0")
    #expect(view.log.last == "ended 130.0 -40.0")
    #expect(view.log.count { $0.hasPrefix("moved") } == 12)
  }

  @Test func timePassesFrameByFrameAndAnimationsWithIt() {
    let harness = AppHarness()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 40))
    root.backgroundColor = .black
    box.backgroundColor = .white
    root.addSubview(box)
    harness.show(root)
    var finished: Bool?
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear,
      animations: { box.frame.origin.x = 180 }, completion: { finished = $0 })
    harness.advance(by: 0.5)
    #expect(harness.color(at: CGPoint(x: 100, y: 20), in: root).red == 255)
    #expect(harness.color(at: CGPoint(x: 10, y: 20), in: root).red == 0)
    #expect(finished == nil)
    harness.advance(by: 0.6)
    #expect(harness.color(at: CGPoint(x: 190, y: 20), in: root).red == 255)
    #expect(finished == true)
  }

  @Test func typingReachesTheFirstResponder() {
    final class Listener: UIView {
      var heard = ""
      override var canBecomeFirstResponder: Bool { true }
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        heard += presses.compactMap { $0.key?.characters }.joined()
      }
    }
    let harness = AppHarness()
    let view = Listener(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    harness.show(view)
    #expect(view.becomeFirstResponder())
    harness.type("Grüße")
    #expect(view.heard == "Grüße")
  }

  @Test func keysArePressedWithModifiersAndByPosition() {
    final class Listener: UIView {
      var heard: [UIKey] = []
      override var canBecomeFirstResponder: Bool { true }
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        heard += presses.compactMap(\.key)
      }
    }
    let harness = AppHarness()
    let view = Listener(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    harness.show(view)
    #expect(view.becomeFirstResponder())
    harness.type("s", modifiers: [.command, .shift])
    harness.press(.keyboardLeftArrow, modifiers: .alternate)
    #expect(view.heard.map(\.charactersIgnoringModifiers) == ["s", ""])
    #expect(view.heard.map(\.modifierFlags) == [[.command, .shift], .alternate])
    #expect(view.heard.map(\.keyCode.rawValue) == [0, 80])
  }

  /// The README's own example.
  @Test func aTouchTurnsItTeal() {
    final class HelloViewController: UIViewController {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        UIView.animate(withDuration: 0.5) { self.view.backgroundColor = .systemTeal }
      }
    }
    let harness = AppHarness()
    let controller = HelloViewController()
    harness.show(controller)
    harness.tap(controller.view)
    harness.advance(by: 0.5)
    #expect(harness.color(at: CGPoint(x: 10, y: 10), in: controller.view) == (0, 195, 208))
  }

  @Test func oneApplicationAfterAnother() {
    let first = AppHarness()
    let second = AppHarness()
    #expect(UIApplication.shared === second.application)
    #expect(first.application !== second.application)
  }
}

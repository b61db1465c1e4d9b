import PlatformKit
import Testing
import UIKitTesting
@testable import UIKit

@MainActor @Suite(.serialized) struct GestureDelegateTests {
  /// Records the questions and returns the configured answers.
  final class Asked: NSObject, UIGestureRecognizerDelegate {
    var log: [String] = []
    var refuses = ""

    private func answer(_ question: String) -> Bool {
      log.append(question)
      return question != refuses
    }

    func gestureRecognizer(_ one: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
      answer("event")
    }
    func gestureRecognizer(_ one: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
      answer("touch")
    }
    func gestureRecognizer(_ one: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
      answer("press")
    }
    func gestureRecognizerShouldBegin(_ one: UIGestureRecognizer) -> Bool { answer("begin") }
    func gestureRecognizer(
      _ one: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool {
      log.append("require \(other.name!)")
      return false
    }
    func gestureRecognizer(
      _ one: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool {
      log.append("required \(other.name!)")
      return false
    }
    func gestureRecognizer(
      _ one: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool {
      log.append("with \(other.name!)")
      return false
    }
  }

  private func make() -> (GestureStage, UITapGestureRecognizer, Asked) {
    let stage = GestureStage()
    let asked = Asked()
    let tap = stage.add(UITapGestureRecognizer(), "tap")
    tap.delegate = asked
    return (stage, tap, asked)
  }

  @Test func theOrderOfTheQuestions() {
    let (stage, _, asked) = make()
    stage.add(UIPanGestureRecognizer(), "pan", to: stage.parent)
    stage.harness.touchDown(stage.child)
    #expect(asked.log == ["event", "touch"])
    stage.harness.touchUp()
    let atLift = ["require pan", "begin", "required pan", "with pan"]
    #expect(asked.log == ["event", "touch"] + atLift)
    #expect(stage.said() == ["child began", "tap ended", "child cancelled"])
  }

  @Test(arguments: ["event", "touch"]) func aTouchThatIsRefusedIsNotIts(question: String) {
    let (stage, tap, asked) = make()
    asked.refuses = question
    stage.harness.touchDown(stage.child)
    #expect(tap.numberOfTouches == 0)
    stage.harness.touchUp()
    #expect(stage.said() == ["child began", "child ended"])
  }

  @Test func aNoToBeginningFailsIt() {
    let (stage, tap, asked) = make()
    asked.refuses = "begin"
    stage.harness.tap(stage.child)
    #expect(stage.said() == ["child began", "child ended"])
    #expect(tap.state == .possible)
  }

  @Test func theViewsAreAskedToo() {
    final class Refusing: UIView {
      override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        false
      }
    }
    let stage = GestureStage()
    let refusing = Refusing(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    stage.child.addSubview(refusing)
    stage.add(UITapGestureRecognizer(), "tap", to: stage.parent)
    stage.harness.tap(refusing)
    #expect(!stage.said().contains("tap ended"))
    stage.harness.tap(stage.child)
    #expect(stage.said().contains("tap ended"))
  }

  @Test func aButtonKeepsItsTapAndLeavesTheRest() {
    let stage = GestureStage()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    button.addAction(UIAction { _ in stage.log.append("up") }, for: .touchUpInside)
    button.addAction(UIAction { _ in stage.log.append("cancel") }, for: .touchCancel)
    stage.child.addSubview(button)
    stage.add(UITapGestureRecognizer(), "tap", to: stage.parent)
    stage.add(UIPanGestureRecognizer(), "pan", to: stage.parent)
    stage.harness.tap(button)
    #expect(stage.said() == ["up"])
    stage.harness.touchDown(button)
    stage.harness.touchMove(to: CGPoint(x: 70, y: 20), in: button)
    stage.harness.touchUp()
    #expect(stage.said() == ["pan began", "cancel", "pan ended"])
  }

  @Test func touchTypesArePickedAndNotMixed() {
    let (stage, tap, _) = make()
    tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
    stage.harness.tap(stage.child)
    #expect(!stage.said().contains("tap ended"))
    stage.harness.click(stage.child)
    #expect(stage.said().contains("tap ended"))
  }

  @Test func pressesReachThoseThatAllowThem() {
    let stage = GestureStage()
    let tap = stage.add(UITapGestureRecognizer(), "tap", to: stage.parent)
    let window = TestApp().window
    let view = FocusView(frame: window.bounds)
    window.addSubview(view)
    #expect(view.becomeFirstResponder())
    view.addGestureRecognizer(tap)
    let app = UIApplication.shared
    func key(_ action: KeyStroke.Action) {
      let stroke = KeyStroke(
        action: action, usage: 0x52, characters: "", charactersIgnoringModifiers: "",
        modifiers: [], time: app.engine.platform.clock.now())
      app.engine.events.handle(stroke, in: window)
    }
    key(.pressed)
    key(.released)
    #expect(stage.said() == [])
    tap.allowedPressTypes = [NSNumber(value: UIPress.PressType.upArrow.rawValue)]
    key(.pressed)
    #expect(stage.said() == [])
    key(.released)
    #expect(stage.said() == ["tap ended"])
    #expect(tap.state == .possible)
  }
}

private final class FocusView: UIView {
  override var canBecomeFirstResponder: Bool { true }
}

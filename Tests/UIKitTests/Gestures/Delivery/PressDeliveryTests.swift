import PlatformKit
import Testing
@testable import UIKit

/// Keys that recognizers take from responders, like touches from views.
@MainActor
final class PressDeliveryTests {
  private final class KeyView: UIView {
    var log: [String] = []

    override var canBecomeFirstResponder: Bool { true }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      log.append("began")
    }
    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      log.append("changed")
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      log.append("ended")
    }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      log.append(presses.allSatisfy { $0.phase == .cancelled } ? "cancelled" : "wrong phase")
    }
  }

  /// Recognises a key at one of its phases, or on request.
  private final class KeyRecognizer: UIGestureRecognizer {
    var phase = UIPress.Phase.began
    var followed: [Bool] = []

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
      followed.append(event.presses(for: self) == presses)
      followed.append(presses.allSatisfy { $0.gestureRecognizers == [self] })
      if phase == .began { state = .began }
    }
    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {
      if phase == .changed { state = .began }
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
      if phase == .ended || state != .possible { state = .ended }
    }
  }

  private lazy var app = TestApp()
  private lazy var view: KeyView = {
    let view = KeyView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    app.window.addSubview(view)
    view.becomeFirstResponder()
    return view
  }()

  @discardableResult
  private func add(_ phase: UIPress.Phase) -> KeyRecognizer {
    let recognizer = KeyRecognizer()
    recognizer.phase = phase
    recognizer.allowedPressTypes = [NSNumber(value: 2004)]
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  private func type() {
    app.key(.pressed, usage: 4, "a")
    app.key(.repeated, usage: 4, "a")
    app.key(.released, usage: 4, "a")
  }

  @Test func aPressRecognizedAtItsEndIsCancelledInsteadOfEnded() {
    let recognizer = add(.ended)
    type()
    #expect(view.log == ["began", "changed", "cancelled"])
    #expect(recognizer.followed == [true, true])
  }

  @Test func aPressRecognizedHalfWayIsCancelledOnceAndHeardOfNoMore() {
    add(.changed)
    type()
    #expect(view.log == ["began", "cancelled"])
  }

  @Test func aPressRecognizedAtOnceNeverComes() {
    add(.began)
    type()
    #expect(view.log == [])
  }

  @Test func aPressRecognizedByAnAlarmIsCancelledThen() {
    let recognizer = add(.stationary)
    app.key(.pressed, usage: 4, "a")
    recognizer.state = .began
    #expect(view.log == ["began", "cancelled"])
  }

  @Test func oneThatCancelsNothingLetsThePressGoOn() {
    add(.changed).cancelsTouchesInView = false
    type()
    #expect(view.log == ["began", "changed", "ended"])
  }

  @Test func anotherKeyIsNotConcerned() {
    add(.began)
    app.key(.pressed, usage: 5, "b")
    app.key(.released, usage: 5, "b")
    #expect(view.log == ["began", "ended"])
  }

  @Test func aPressThatATargetCancelsBeforeItIsToldNeverComes() {
    let recognizer = add(.began)
    recognizer.cancelsTouchesInView = false
    recognizer.addTarget(self, action: PressDeliveryTests.loseFocus)
    app.key(.pressed, usage: 4, "a")
    #expect(view.log == [])
  }

  private func loseFocus() { app.application.handle(.window(app.id(), .unfocused)) }

  @Test func theNextPressOfTheSameKeyIsANewOne() {
    let recognizer = add(.ended)
    type()
    view.log = []
    recognizer.isEnabled = false
    type()
    #expect(view.log == ["began", "changed", "ended"])
  }
}

import PlatformKit
import Testing
@testable import UIKit

/// Handlers that cause events while another event is being delivered.
@MainActor
final class NestedEventTests {
  private lazy var app = TestApp()

  private func add(_ name: String, x: CGFloat, to window: UIWindow? = nil) -> RecordingView {
    let view = RecordingView(name, frame: CGRect(x: x, y: 0, width: 100, height: 100))
    (window ?? app.window).addSubview(view)
    app.turn()
    return view
  }

  /// Cancels the mouse's touch and keys at once, whatever is being delivered.
  private var loseFocus: @MainActor () -> Void {
    { [app] in app.application.handle(.window(app.id(), .unfocused)) }
  }

  @Test func whatHasEndedDoesNotEndAgainWithTheEventItsHandlerCauses() {
    let (finger, mouse) = (add("finger", x: 0), add("mouse", x: 100))
    app.press(110, 10)
    app.touch(1, .down, 10, 10)
    finger.onTouch = { [loseFocus] touch, _ in if touch.phase == .ended { loseFocus() } }
    app.touch(1, .lift, 10, 10)
    #expect(finger.log == ["began 10,10", "ended 10,10"])
    #expect(mouse.log == ["began 10,10", "cancelled 10,10"])
  }

  @Test func aLiftFindsTheTouchGoneThatAHandlerOfItsLastMotionCancelled() {
    let view = add("a", x: 0)
    app.touch(1, .down, 110, 10)
    app.press(10, 10)
    app.move(15, 10)
    app.move(20, 10)
    view.onTouch = { [loseFocus] touch, _ in if touch.phase == .moved { loseFocus() } }
    app.release(20, 10)
    #expect(view.log == ["began 10,10", "moved 15,10", "moved 20,10", "cancelled 20,10"])
  }

  @Test func aPointerLeavesOnceThoughAHandlerOfItsMotionSendsItAway() {
    let window = ExitWindow(frame: app.window.frame)
    window.makeKeyAndVisible()
    app.turn()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(view)
    let hover = UIHoverGestureRecognizer { [app] hover in
      guard hover.location(in: nil).x == 20 else { return }
      app.application.handle(.window(app.id(of: window), .hidden))
    }
    view.addGestureRecognizer(hover)
    app.pointer(.entered, 10, 10, held: [], in: window)
    app.pointer(.moved, 15, 10, held: [], in: window)
    app.pointer(.moved, 20, 10, held: [], in: window)
    app.pointer(.exited, 20, 10, held: [], in: window)
    #expect(window.exits == 1)
  }

  @Test func aPressIsCancelledOnceThoughItsHandlerCancelsThemAll() {
    let responder = PressView(frame: app.window.bounds)
    app.window.addSubview(responder)
    _ = responder.becomeFirstResponder()
    app.key(.pressed, usage: 4, "a")
    app.key(.pressed, usage: 5, "b")
    responder.onCancel = loseFocus
    loseFocus()
    #expect(responder.cancelled == 2)
  }

  @Test func thoseWhoHearLaterFindTheEventAsItWas() {
    let window = UIWindow(frame: app.window.frame)
    window.makeKeyAndVisible()
    let (first, second) = (add("first", x: 0), add("second", x: 0, to: window))
    _ = add("mouse", x: 100)
    app.press(110, 10)
    app.touch(1, .down, 10, 10)
    app.touch(2, .down, 10, 10, in: window)
    app.touch(1, .move, 20, 10)
    first.onTouch = { [loseFocus] touch, _ in if touch.phase == .moved { loseFocus() } }
    app.touch(1, .move, 30, 10)
    app.touch(2, .move, 30, 10, in: window)
    app.advance(0.02)
    #expect(first.log == ["began 10,10", "moved 20,10", "moved 30,10"])
    #expect(second.log == ["began 10,10", "moved 30,10"])
    #expect(second.touches.last?.phase == .moved)
  }
}

/// Counts how often the pointer leaves.
private final class ExitWindow: UIWindow {
  var exits = 0

  override func sendEvent(_ event: UIEvent) {
    if (event as? UIHoverEvent)?.touch.phase == .regionExited { exits += 1 }
    super.sendEvent(event)
  }
}

private final class PressView: UIView {
  var cancelled = 0
  var onCancel: () -> Void = {}

  override var canBecomeFirstResponder: Bool { true }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    cancelled += presses.count
    onCancel()
  }
}

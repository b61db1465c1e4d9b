import PlatformKit
import Testing
@testable import UIKit

/// Tests that the ledger detects each kind of violation.
@MainActor
final class FuzzLedgerTests {
  private lazy var app = TestApp()
  private var window: UIWindow { app.window }
  private lazy var view: UIView = {
    let view = UIView(frame: window.bounds)
    window.addSubview(view)
    return view
  }()
  private let ledger = FuzzLedger()

  private func makeTouch() -> UITouch {
    let sample = TouchSample(
      contact: .finger(1), action: .down, position: .zero, time: HostTime(seconds: 1), type: .direct
    )
    let touch = UITouch(sample, phase: .began, tapCount: 1, window: window)
    touch.view = view
    return touch
  }

  private func tell(_ touch: UITouch, _ phases: UITouch.Phase...) {
    for phase in phases {
      touch.phase = phase
      ledger.note([touch], phase, at: view)
    }
  }

  private func send(_ touch: UITouch, _ phases: UITouch.Phase...) {
    let event = UIEvent(kind: .touches)
    event.touches = [touch]
    for phase in phases {
      touch.phase = phase
      ledger.note(event)
    }
  }

  @Test func anOrdinaryLifeIsNoFault() {
    tell(makeTouch(), .began, .moved, .ended)
    send(makeTouch(), .began, .moved, .cancelled)
    ledger.checkRest()
    #expect(ledger.faults == [])
    #expect(ledger.touchesSeen == 1)
  }

  @Test func aTouchThatEndsTwiceIsFound() {
    send(makeTouch(), .began, .ended, .ended)
    #expect(ledger.faults == ["a touch ends twice"])
  }

  @Test func aTouchThatNeverEndsIsFound() {
    send(makeTouch(), .began)
    tell(makeTouch(), .began)
    ledger.checkRest()
    #expect(
      ledger.faults == [
        "1 touches have not ended in their views", "1 touches have not ended",
      ])
  }

  @Test func aViewsWrongCallsAreFound() {
    let touch = makeTouch()
    tell(touch, .moved, .began, .began, .ended, .cancelled)
    #expect(
      ledger.faults == [
        "a touch moves that the view does not have", "a touch begins twice",
        "cancelled comes to who has no touch",
      ])
  }

  @Test func aTouchOfADeadViewIsFound() {
    let touch = makeTouch()
    view.removeFromSuperview()
    tell(touch, .began)
    ledger.note([touch], .began, at: UIView())
    #expect(ledger.faults.first == "a touch begins in a view that has gone")
    #expect(ledger.faults.contains("a touch comes to another's view"))
  }

  @Test func aTouchThatReadsOtherwiseIsFound() {
    let touch = makeTouch()
    ledger.note([touch], .began, at: view)
    ledger.note([touch], .moved, at: view)
    #expect(ledger.faults == ["a touch that reads began is said to be moved"])
  }

  @Test func aStuckRecognizerIsFound() {
    let recognizer = UITapGestureRecognizer()
    ledger.watch(recognizer)
    ledger.checkRest()
    #expect(ledger.faults == [])
    recognizer.currentState = .failed
    ledger.checkRest()
    #expect(ledger.faults == ["UITapGestureRecognizer is stuck: failed"])
  }

  @Test func anUnfinishedGestureIsFound() {
    let recognizer = UIPanGestureRecognizer()
    recognizer.currentState = .began
    ledger.note(recognizer, .pan)
    ledger.note(recognizer, .pan)
    ledger.checkRest()
    #expect(ledger.faults == ["pan begins twice", "pan has not ended"])
  }

  @Test func aLeakIsFound() {
    let kept = UIView()
    ledger.watch(kept)
    ledger.watch(UILabel())
    #expect(ledger.survivors == ["UIView"])
  }

  @Test func aPressThatEndsTwiceOrNotAtAllIsFound() {
    let key = UIKey(
      KeyStroke(
        action: .pressed, usage: 4, characters: "a", charactersIgnoringModifiers: "a",
        modifiers: [], time: HostTime(seconds: 1)))
    let press = UIPress(key: key, window: window, responder: window, timestamp: 1)
    ledger.note([press], .began)
    ledger.checkRest()
    ledger.note([press], .ended)
    ledger.note([press], .cancelled)
    #expect(
      ledger.faults == [
        "1 presses have not ended", "a press is said to be cancelled that is not down",
      ])
  }
}

import PlatformKit
import Testing
@testable import UIKit

@MainActor
struct UIControlTests {
  @MainActor final class Log {
    var lines: [String] = []
    func plain() { lines.append("plain") }
    func withSender(_ sender: UIControl) { lines.append("sender \(sender.tag)") }
    func withEvent(_ sender: UIControl, _ event: UIEvent?) { lines.append("event \(event != nil)") }
    func withAnyEvent(_ sender: UISwitch, _ event: UIEvent) {
      lines.append("touches \(event.allTouches?.count ?? 0)")
    }
  }

  private static let names: [(UIControl.Event, String)] = [
    (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "inside"),
    (.touchDragOutside, "outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
    (.touchUpInside, "up"), (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
    (.primaryActionTriggered, "primary"),
  ]

  /// A control at (100, 50), 100 by 100, that records its events.
  private func make<Control: UIControl>(_ control: Control) -> (TestApp, Control, Log) {
    let (app, log) = (TestApp(), Log())
    control.frame = CGRect(x: 100, y: 50, width: 100, height: 100)
    for (event, name) in Self.names {
      control.addAction(UIAction { _ in log.lines.append(name) }, for: event)
    }
    app.window.addSubview(control)
    app.turn()
    return (app, control, log)
  }

  private func move(_ app: TestApp, _ x: Double, _ y: Double) {
    app.move(x, y)
    app.advance(0.02)
  }

  @Test func aDragAcrossTheEdgeSendsExitAndEnterBesidesThePlainEvents() {
    let (app, control, log) = make(UIControl())
    app.press(110, 60)
    #expect(control.isTracking && control.isTouchInside && control.isHighlighted)
    move(app, 120, 60)
    move(app, 90, 60)
    #expect(!control.isTouchInside && !control.isHighlighted)
    move(app, 120, 60)
    app.release(120, 60)
    #expect(log.lines == ["down", "inside", "exit", "outside", "enter", "inside", "up"])
    #expect(!control.isTracking && !control.isHighlighted)
  }

  @Test func aMethodMayTakeAnEventThatIsNeverMissing() {
    let (app, control, log) = make(UISwitch())
    control.frame = CGRect(x: 100, y: 50, width: 60, height: 30)
    control.addTarget(log, action: Log.withAnyEvent, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(log.lines == ["touches 0"])
    app.press(110, 60)
    app.release(110, 60)
    #expect(log.lines.contains("touches 1"))
  }

  @Test func aLiftOutsideIsNoTap() {
    let (app, _, log) = make(UIControl())
    app.press(110, 60)
    app.release(10, 60)
    #expect(log.lines == ["down", "up outside"])
  }

  @Test func aCancelledTouchSendsNoUp() {
    let (app, control, log) = make(UIControl())
    app.press(110, 60)
    app.post(.unfocused)
    #expect(log.lines == ["down", "cancel"])
    #expect(!control.isHighlighted)
  }

  @Test func aSecondTapSendsRepeatAsWell() {
    let (app, _, log) = make(UIControl())
    for _ in 0..<2 {
      app.press(110, 60)
      app.release(110, 60)
    }
    #expect(log.lines == ["down", "up", "down", "repeat", "up"])
  }

  @Test func aDisabledControlLeavesTheTouchToTheNextResponder() {
    let (app, control, log) = make(UIControl())
    let below = RecordingView("below", frame: app.window.bounds)
    app.window.addSubview(below)
    below.addSubview(control)
    control.isEnabled = false
    #expect(control.state == .disabled)
    app.press(110, 60)
    #expect(log.lines.isEmpty)
    #expect(below.log == ["began 110,60"])
  }

  @Test func disablingInMidTouchCancelsIt() {
    let (app, control, log) = make(UIControl())
    app.press(110, 60)
    control.isEnabled = false
    app.release(110, 60)
    #expect(log.lines == ["down", "cancel"])
  }

  @Test func aSubclassDecidesHowLongItFollows() {
    final class Short: UIControl {
      var ends = 0
      override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
      override func endTracking(_ touch: UITouch?, with event: UIEvent?) { ends += 1 }
    }
    let (app, control, log) = make(Short())
    app.press(110, 60)
    move(app, 120, 60)
    app.release(120, 60)
    #expect(log.lines == ["down"])
    #expect(control.ends == 1)
  }

  @Test func targetsOfNoneOneAndTwoParametersAreCalledUntilRemoved() {
    let (app, control, log) = make(UIControl())
    control.tag = 7
    control.addTarget(log, action: Log.plain, for: .valueChanged)
    control.addTarget(log, action: Log.withSender, for: [.valueChanged, .editingChanged])
    control.addTarget(log, action: Log.withEvent, for: .touchDown)
    control.sendActions(for: .valueChanged)
    #expect(log.lines == ["plain", "sender 7"])
    app.press(110, 60)
    #expect(log.lines.suffix(2) == ["down", "event true"])
    control.removeTarget(log, action: nil, for: .valueChanged)
    control.sendActions(for: [.valueChanged, .editingChanged])
    #expect(log.lines.last == "sender 7")
    #expect(log.lines.count == 5)
  }

  @Test func anActionIsNamedThroughSelf() {
    class Owner: UIView {
      var calls = 0
      func tapped() { calls += 1 }
      func listen(to control: UIControl) {
        control.addTarget(self, action: Self.tapped, for: .valueChanged)
      }
    }
    let (_, control, _) = make(UIControl())
    let owner = Owner()
    owner.listen(to: control)
    control.sendActions(for: .valueChanged)
    #expect(owner.calls == 1)
  }

  @Test func aTargetIsHeldWeaklyAndNotReplaced() {
    final class Parent: UIView {
      var calls = 0
      func tapped() { calls += 1 }
    }
    let (app, control, _) = make(UIControl())
    let parent = Parent()
    app.window.addSubview(parent)
    parent.addSubview(control)
    var other: Parent? = Parent()
    control.addTarget(other, action: Parent.tapped, for: .valueChanged)
    other = nil
    control.sendActions(for: .valueChanged)
    #expect(parent.calls == 0)
    control.addTarget(nil, action: Parent.tapped, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(parent.calls == 1)
  }

  @Test func anActionOfTheSameNameTakesTheOthersPlace() {
    let control = UIControl()
    var calls: [String] = []
    for name in ["first", "second"] {
      control.addAction(
        UIAction(identifier: .init("x")) { action in
          calls.append("\(name) \(action.sender as? UIControl === control)")
        }, for: .valueChanged)
    }
    control.sendActions(for: .valueChanged)
    #expect(calls == ["second true"])
    control.removeAction(identifiedBy: .init("x"), for: .allEvents)
    control.sendActions(for: .valueChanged)
    #expect(calls.count == 1)
  }

  @Test func anActionThatReplacesAnotherTakesItsEventsAndComesLast() {
    let control = UIControl()
    var calls: [String] = []
    let added: [(name: String, identifier: String, event: UIControl.Event)] = [
      ("first", "x", .valueChanged), ("other", "y", .valueChanged), ("second", "x", .touchDown),
    ]
    for (name, identifier, event) in added {
      control.addAction(
        UIAction(identifier: .init(identifier)) { _ in calls.append(name) }, for: event)
    }
    control.sendActions(for: .valueChanged)
    #expect(calls == ["other", "second"])
    control.sendActions(for: .touchDown)
    #expect(calls == ["other", "second", "second"])
  }

  @Test func removingAllTargetsRemovesActionsToo() {
    let control = UIControl()
    var calls = 0
    control.addAction(UIAction { _ in calls += 1 }, for: [.valueChanged, .touchDown])
    control.removeTarget(nil, action: nil, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(calls == 0 && control.allControlEvents == .valueChanged)
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(control.allControlEvents == [])
  }

  @Test func aButtonStaysInsideForSeventyPointsAndTriggersItsPrimaryAction() {
    let (app, _, log) = make(UIButton(type: .system))
    app.press(110, 60)
    move(app, 31, 60)
    app.release(31, 60)
    #expect(log.lines == ["down", "inside", "up", "primary"])
  }

  /// The numbers that nibs have.
  @Test func eventsHaveApplesBits() {
    let touches: UIControl.Event = [
      .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter,
      .touchDragExit, .touchUpInside, .touchUpOutside, .touchCancel,
    ]
    #expect(touches.rawValue == 0x1FF && touches.isSubset(of: .allTouchEvents))
    let others: [(UIControl.Event, UInt)] = [
      (.valueChanged, 12), (.primaryActionTriggered, 13), (.menuActionTriggered, 14),
      (.editingDidBegin, 16), (.editingChanged, 17), (.editingDidEnd, 18),
      (.editingDidEndOnExit, 19),
    ]
    for (event, bit) in others {
      #expect(event.rawValue == 1 << bit && event.isDisjoint(with: .allTouchEvents))
      #expect(event.isSubset(of: .allEditingEvents) == (bit >= 16))
      #expect(event.isSubset(of: .allEvents))
    }
    let own = UIControl.Event(rawValue: 1 << 24)
    #expect(own.isSubset(of: .applicationReserved) && own.isDisjoint(with: .systemReserved))
  }

  @Test func whetherSymbolsMoveIsKept() {
    let control = UIControl()
    #expect(!control.isSymbolAnimationEnabled)
    control.isSymbolAnimationEnabled = true
    #expect(control.isSymbolAnimationEnabled)
  }
}

import Testing

@testable import UIKit

/// The style of an iOS target, with what the porting tool writes after it.
@MainActor
private class Owner: NSObject {
  var log: [String] = []
  func tapped() { log.append("tapped") }
  func changed(_ sender: UIControl) { log.append("changed \(sender.tag)") }
  func edited(_ sender: UIControl, forEvent event: UIEvent?) {
    log.append("edited \(event == nil)")
  }
}

private let tapped = Selector("tapped", Owner.tapped)
private let changed = Selector("changed:", Owner.changed(_:))
private let edited = Selector("edited:forEvent:", Owner.edited(_:forEvent:))

private final class Heir: Owner {
  override func tapped() { log.append("tapped by the heir") }
}

extension Owner {
  nonisolated final class ObjCMembers: ObjectiveCMembers {
    static var selectors: [Selector] { [Selector("changed:", Owner.changed(_:))] }
  }
}

/// Writes down the actions that pass through it.
private final class LoudControl: UIControl {
  var log: [String] = []
  override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    log.append("\(action) to \(target == nil ? "nobody" : "somebody")")
    super.sendAction(action, to: target, for: event)
  }
}

@MainActor
struct UIControlSelectorTests {
  private let control = UIControl()
  private let owner = Owner()

  /// Tests end each other's applications, so each has its own.
  @discardableResult
  private func start() -> TestApp {
    let app = TestApp()
    control.tag = 4
    app.window.addSubview(control)
    return app
  }

  @Test func methodsOfNoneOneAndTwoParametersAreCalledInOrder() {
    start()
    control.addTarget(owner, action: edited, for: .valueChanged)
    control.addTarget(owner, action: tapped, for: .valueChanged)
    control.addTarget(owner, action: changed, for: [.valueChanged, .editingChanged])
    control.sendActions(for: .valueChanged)
    #expect(owner.log == ["edited true", "tapped", "changed 4"])
    control.sendActions(for: .editingChanged)
    #expect(owner.log.last == "changed 4" && owner.log.count == 4)
  }

  @Test func overridesAndNamesAloneAreFound() {
    start()
    let heir = Heir()
    control.addTarget(heir, action: tapped, for: .valueChanged)
    control.addTarget(heir, action: Selector("changed:"), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(heir.log == ["tapped by the heir", "changed 4"])
  }

  @Test func theSameTargetAndActionIsOnceAndItsEventsUnite() {
    start()
    control.addTarget(owner, action: tapped, for: .valueChanged)
    control.addTarget(owner, action: Selector("tapped"), for: [.valueChanged, .touchDown])
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .touchDown)
    control.sendActions(for: [.touchDown, .valueChanged])
    #expect(owner.log == ["tapped", "tapped", "tapped"])
    #expect(control.allControlEvents == [.valueChanged, .touchDown])
    control.addTarget(Owner(), action: tapped, for: .valueChanged)
    #expect(control.controlActions.entries.count == 2, "another target is another action")
  }

  @Test func oneActionIsRemovedByItsSelectorAndAllByNil() {
    start()
    control.addTarget(owner, action: tapped, for: [.valueChanged, .touchDown])
    control.addTarget(owner, action: changed, for: .valueChanged)
    control.removeTarget(owner, action: Selector("tapped"), for: .valueChanged)
    control.sendActions(for: [.valueChanged, .touchDown])
    #expect(owner.log == ["tapped", "changed 4"], "it is still there for touchDown")
    control.removeTarget(Owner(), action: nil, for: .allEvents)
    #expect(control.allControlEvents == [.valueChanged, .touchDown])
    control.removeTarget(nil, action: Selector("changed:"), for: .allEvents)
    #expect(control.allControlEvents == .touchDown)
    control.removeTarget(owner, action: nil, for: .allEvents)
    #expect(control.allControlEvents == [])
  }

  @Test func aMethodReferenceHasNoNameAndIsRemovedWithItsTarget() {
    start()
    control.addTarget(owner, action: Owner.tapped, for: .valueChanged)
    #expect(control.actions(forTarget: owner, forControlEvent: .valueChanged) == nil)
    control.removeTarget(owner, action: tapped, for: .valueChanged)
    #expect(control.allControlEvents == .valueChanged)
    control.removeTarget(owner, action: nil, for: .valueChanged)
    #expect(control.allControlEvents == [])
  }

  @Test func namesAndTargetsAreListed() {
    start()
    control.addTarget(owner, action: changed, for: [.valueChanged, .touchDown])
    control.addTarget(owner, action: tapped, for: .valueChanged)
    control.addTarget(nil, action: Selector("save:"), for: .valueChanged)
    let names = control.actions(forTarget: owner, forControlEvent: .valueChanged)
    #expect(names == ["changed:", "tapped"])
    #expect(control.actions(forTarget: owner, forControlEvent: .touchUpInside) == nil)
    #expect(control.actions(forTarget: nil, forControlEvent: .valueChanged) == ["save:"])
    #expect(control.allTargets.count == 2 && control.allTargets.contains(owner))
    #expect(control.allTargets.contains { $0.base is NSNull })
    control.addAction(UIAction { _ in }, for: .touchUpInside)
    var seen: [String] = []
    control.enumerateEventHandlers { action, pair, events, stop in
      seen.append(pair.map { "\($0.1) \(events.rawValue)" } ?? "action \(action != nil)")
      stop = seen.count == 3
    }
    #expect(seen == ["changed: 4097", "tapped 4096", "save: 4096"])
  }

  @Test func performingThePrimaryActionCallsActionsAndNoTargets() {
    start()
    var calls = 0
    control.addTarget(owner, action: tapped, for: .primaryActionTriggered)
    control.addAction(UIAction { _ in calls += 1 }, for: .primaryActionTriggered)
    control.addAction(UIAction { _ in calls += 10 }, for: .touchUpInside)
    control.performPrimaryAction()
    #expect(calls == 1 && owner.log == [])
  }

  @Test func theTargetIsHeldWeakly() {
    start()
    weak var gone: Owner?
    do {
      let owner = Owner()
      gone = owner
      control.addTarget(owner, action: tapped, for: .valueChanged)
    }
    #expect(gone == nil)
    control.sendActions(for: .valueChanged)
    #expect(control.allTargets == [])
  }

  @Test func everySelectorPassesThroughTheControlAndTheApplication() {
    let app = start()
    let loud = LoudControl()
    app.window.addSubview(loud)
    loud.addTarget(owner, action: tapped, for: .valueChanged)
    loud.addTarget(nil, action: Selector("nobody:"), for: .valueChanged)
    loud.sendActions(for: .valueChanged)
    #expect(loud.log == ["tapped to somebody", "nobody: to nobody"])
    #expect(owner.log == ["tapped"])
  }

  @Test func aTargetWithoutTheMethodEndsTheProcessWithApplesReason() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let app = TestApp()
        let control = UIControl()
        app.window.addSubview(control)
        let target = NSObject()
        control.addTarget(target, action: Selector("nobodyHasThis:"), for: .valueChanged)
        control.sendActions(for: .valueChanged)
      }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("-[NSObject nobodyHasThis:]: unrecognized selector sent to instance 0x"))
  }
}

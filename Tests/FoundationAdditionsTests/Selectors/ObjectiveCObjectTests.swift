import Foundation
import Testing

@testable import FoundationAdditions

@Suite struct ObjectiveCObjectTests {
  @Test func performPassesUpToTwoObjectsAndReturnsTheResult() {
    let door = Door()
    door.perform(Selector("shut", Door.shut))
    #expect(door.log == ["shut"])
    let opened = door.perform(Selector("open:by:", Door.open(_:by:)), with: 3, with: "Ann")
    #expect(opened?.takeUnretainedValue() as? String == "3 by Ann")
  }

  @Test func respondsAnswersForMethodsAndNames() {
    #expect(Gate().responds(to: Selector("lock")))
    #expect(!Door().responds(to: Selector("lock", Gate.lock)))
    #expect(!Door().responds(to: nil))
    let gate: any Closing = Gate()
    #expect(gate.responds(to: Selector("lock")) && !gate.responds(to: Selector("none")))
    let weak: (any Closing)? = nil
    #expect(weak?.responds(to: Selector("lock")) == nil)
  }

  @Test func anExposedRespondsIsAskedAndMayAskSuper() {
    let oracle = Oracle()
    #expect(oracle.responds(to: "anything"))
    #expect(oracle.responds(to: "known"))
    #expect(!oracle.responds(to: "forbidden"))
  }

  @Test @MainActor func aMethodRunsOnTheMainThread() async {
    let witness = Witness()
    await withCheckedContinuation { done in
      witness.onCall = { done.resume() }
      witness.performSelector(
        onMainThread: Selector("note:", Witness.note(_:)), with: "a", waitUntilDone: false)
      #expect(witness.notes.isEmpty)
    }
    witness.onCall = {}
    witness.performSelector(
      onMainThread: Selector("note:", Witness.note(_:)), with: "b", waitUntilDone: true)
    #expect(witness.notes == ["a main", "b main"])
  }

  @Test func aMethodRunsInTheBackground() async {
    let witness = Witness()
    await withCheckedContinuation { done in
      witness.onCall = { done.resume() }
      witness.performSelector(inBackground: Selector("note:", Witness.note(_:)), with: "c")
    }
    #expect(witness.notes == ["c background"])
  }
}

final class Witness: NSObject, @unchecked Sendable {
  var notes: [String] = []
  var onCall: () -> Void = {}

  func note(_ text: String) {
    notes.append("\(text) \(MainThread.isCurrent ? "main" : "background")")
    onCall()
  }
}

class Oracle: NSObject {
  func known() {}

  func responds(to selector: Selector!) -> Bool {
    if selector == "forbidden" { return false }
    return super.responds(to: selector) || selector == "anything"
  }
}

extension Oracle {
  nonisolated final class ObjCMembers: ObjectiveCMembers {
    static var selectors: [Selector] {
      [Selector("known", Oracle.known), Selector("respondsToSelector:", Oracle.responds(to:))]
    }
  }
}

/// A class of the main actor that declares what it would override on Apple's systems.
@MainActor class Desk: NSObject {
  func responds(to selector: Selector!) -> Bool { selector == "desk" }
  func value(forUndefinedKey key: String) -> Any? { "undefined \(key)" }
}

extension Desk {
  nonisolated final class ObjCMembers: ObjectiveCMembers {
    static var selectors: [Selector] {
      [
        Selector("respondsToSelector:", Desk.responds(to:)),
        Selector("valueForUndefinedKey:", Desk.value(forUndefinedKey:)),
      ]
    }
  }
}

extension ObjectiveCObjectTests {
  @Test @MainActor func methodsOfTheMainActorTakeThePlaceOfOurs() {
    let desk: NSObject = Desk()
    #expect(desk.responds(to: "desk") && !desk.responds(to: "chair"))
    #expect(desk.value(forKey: "lamp") as? String == "undefined lamp")
  }
}

private protocol Closing: NSObjectProtocol {}

extension Gate: Closing {}

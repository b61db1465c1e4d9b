import Foundation
import Testing

@testable import FoundationAdditions

@Suite struct SelectorTests {
  @Test func selectorsAreEqualByName() {
    #expect(Selector("open:", Door.open(_:)) == Selector("open:"))
    #expect(Set([Selector("open:"), "open:", "shut"]).count == 2)
    #expect(NSStringFromSelector(NSSelectorFromString("shut")) == "shut")
    #expect("\(Selector("open:"))" == "open:")
  }

  @Test func methodsOfNoneOneAndTwoParametersAreCalled() {
    let door = Door()
    #expect(Selector("shut", Door.shut).perform(on: door) == nil)
    #expect(Selector("open:", Door.open(_:)).perform(on: door, NSNumber(value: 3)) as? Int == 3)
    let both = Selector("open:by:", Door.open(_:by:))
    #expect(both.perform(on: door, NSNumber(value: 3), "Ann") as? String == "3 by Ann")
    #expect(both.perform(on: door, NSNumber(value: 3), nil) as? String == "3 by nobody")
    #expect(door.log == ["shut"])
  }

  @Test func theSubclassesMethodIsCalled() {
    let gate = Gate()
    Selector("shut", Door.shut).perform(on: gate)
    #expect(gate.log == ["gate shut"])
  }

  @Test func aBareNameFindsExposedMethodsSuperclassesIncluded() {
    let gate = Gate()
    Selector("shut").perform(on: gate)
    #expect(gate.log == ["gate shut"])
    #expect(Selector("lock").perform(on: gate) as? Bool == true)
    #expect(Selector("shut").canPerform(on: gate))
    #expect(!Selector("lock").canPerform(on: Door()))
    #expect(!Selector("fly").canPerform(on: gate))
  }
}

class Door: NSObject {
  var log: [String] = []
  func shut() { log.append("shut") }
  func open(_ width: NSNumber) -> Int { width.intValue }
  func open(_ width: NSNumber, by name: String?) -> String { "\(width) by \(name ?? "nobody")" }
}

extension Door {
  nonisolated final class ObjCMembers: ObjectiveCMembers {
    static var selectors: [Selector] { [Selector("shut", Door.shut)] }
  }
}

class Gate: Door {
  override func shut() { log.append("gate shut") }
  func lock() -> Bool { true }
}

extension Gate {
  nonisolated final class ObjCMembers: ObjectiveCMembers {
    static var selectors: [Selector] { [Selector("lock", Gate.lock)] }
  }
}

/// Arguments that are objects take a shorter way than others; both must agree.
@Suite struct SelectorArgumentTests {
  final class Sink: NSObject {
    var got: [String] = []
    func any(_ value: Any) { got.append("\(value)") }
    func optionalAny(_ value: Any?) { got.append("\(value ?? "nil")") }
    func object(_ value: AnyObject) { got.append("\(value)") }
    func text(_ value: String, _ count: Int?) { got.append("\(value) \(count ?? -1)") }
    func string(_ value: NSString?) { got.append("\(value ?? "nil")") }
    func note(_ value: Notification) { got.append(value.name.rawValue) }
  }

  @Test func everyKindOfParameterTakesObjectsAndValues() {
    let sink = Sink()
    let text = NSMutableString(string: "t")
    for round in 0..<2 {
      Selector("any:", Sink.any(_:)).perform(on: sink, text)
      Selector("any:", Sink.any(_:)).perform(on: sink, round)
      Selector("any:", Sink.optionalAny(_:)).perform(on: sink, text)
      Selector("any:", Sink.optionalAny(_:)).perform(on: sink, nil)
      Selector("object:", Sink.object(_:)).perform(on: sink, text)
      Selector("string:", Sink.string(_:)).perform(on: sink, text)
      Selector("string:", Sink.string(_:)).perform(on: sink, nil)
      Selector("text::", Sink.text(_:_:)).perform(on: sink, text, NSNumber(value: 2))
      Selector("text::", Sink.text(_:_:)).perform(on: sink, "v" as Any, nil)
      #expect(
        sink.got == ["t", "\(round)", "t", "nil", "t", "t", "nil", "t 2", "v -1"])
      sink.got = []
    }
  }

  @Test func anActionIsSentWithAnObjectAValueOrNothing() {
    let sink = Sink()
    let count = NSNumber(value: 2)
    Selector("text::", Sink.text(_:_:)).send(to: sink, "t", count)
    Selector("any:", Sink.any(_:)).send(to: sink, NSMutableString(string: "o"))
    Selector("any:", Sink.any(_:)).send(to: sink, 3)
    Selector("string:", Sink.string(_:)).send(to: sink)
    Selector("string:", Sink.string(_:)).send(to: sink, count)
    #expect(sink.got == ["t 2", "o", "3", "nil"])
  }

  @Test func anActionThatTheTargetLacksEndsTheProcessWithApplesReason() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Selector("melt:").send(to: Door())
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("-[Door melt:]: unrecognized selector sent to instance 0x"))
  }

  @Test func aClassOnceAcceptedOpensTheWayForNoOther() {
    let sink = Sink()
    let selector = Selector("string:", Sink.string(_:))
    selector.perform(on: sink, NSMutableString(string: "a"))
    selector.perform(on: sink, NSNumber(value: 1))
    selector.perform(on: sink, NSString("b"))
    selector.perform(on: Door(), NSString("c"))
    let note = Selector("note:", Sink.note(_:))
    note.perform(on: sink, Notification(name: Notification.Name("n")))
    note.perform(on: sink, NSNotification(name: Notification.Name("m"), object: nil))
    #expect(sink.got == ["a", "b", "n", "m"])
  }
}

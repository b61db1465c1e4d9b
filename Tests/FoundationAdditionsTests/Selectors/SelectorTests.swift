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
  nonisolated enum ObjCMembers: ObjectiveCMembers {
    static var selectors: [Selector] { [Selector("shut", Door.shut)] }
  }
}

class Gate: Door {
  override func shut() { log.append("gate shut") }
  func lock() -> Bool { true }
}

extension Gate {
  nonisolated enum ObjCMembers: ObjectiveCMembers {
    static var selectors: [Selector] { [Selector("lock", Gate.lock)] }
  }
}

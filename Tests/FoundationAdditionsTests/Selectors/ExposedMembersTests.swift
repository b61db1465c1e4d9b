import Foundation
import Testing

@testable import FoundationAdditions

/// Every kind of class whose nested `ObjCMembers` must be found.
@Suite struct ExposedMembersTests {
  @Test func membersOfPrivateNestedAndGenericClassesAreFound() {
    #expect(Selector("name").perform(on: Hidden()) as? String == "hidden")
    #expect(Selector("name").perform(on: House.Room()) as? String == "room")
    #expect(Selector("name").perform(on: Crate<Int>()) as? String == "crate of Int")
    #expect(Selector("name").perform(on: Crate<String>()) as? String == "crate of String")
    #expect(Selector("name").perform(on: Shelf<Int, String>()) as? String == "shelf of Int")
    let wall = Wall<Int, String, Bool, Double>()
    #expect(Selector("name").perform(on: wall) as? String == "wall of Int and Double")
  }

  @Test func aSubclassOfAGenericClassInherits() {
    #expect(Selector("name").perform(on: IntCrate()) as? String == "crate of Int")
  }

  @Test func classesWithoutMembersHaveNone() {
    #expect(!Selector("name").canPerform(on: NSObject()))
    #expect(!Selector("name").canPerform(on: Plain()))
    #expect(!Selector("name").canPerform(on: Thread.current))
  }

  @Test @MainActor func methodsOfTheMainActorAreFound() {
    #expect(Selector("name").perform(on: Screen()) as? String == "screen")
    #expect(Selector("show:", Screen.show(_:)).perform(on: Screen(), "x") as? Int == 1)
  }

  @Test func aSubclassReplacesAMember() {
    #expect(Selector("name").perform(on: Attic()) as? String == "attic")
  }
}

private class Hidden: NSObject { func name() -> String { "hidden" } }
extension Hidden {
  nonisolated final class ObjCMembers: ObjectiveCMembers {
    static var selectors: [Selector] { [Selector("name", Hidden.name)] }
  }
}

enum House { fileprivate class Room: NSObject { func name() -> String { "room" } } }
extension House.Room {
  nonisolated final class ObjCMembers: ObjectiveCMembers {
    static var selectors: [Selector] { [Selector("name", House.Room.name)] }
  }
}

private class Attic: House.Room { func attic() -> String { "attic" } }
extension Attic {
  nonisolated final class ObjCMembers: ObjectiveCMembers {
    static var selectors: [Selector] { [Selector("name", Attic.attic)] }
  }
}

class Crate<Item>: NSObject { func name() -> String { "crate of \(Item.self)" } }
extension Crate {
  nonisolated final class ObjCMembers: ObjectiveCMembers {
    static var selectors: [Selector] { [Selector("name", Crate.name)] }
  }
}
class IntCrate: Crate<Int> {}

class Shelf<First: Hashable & SendableMetatype, Second>: NSObject {
  func name() -> String { "shelf of \(First.self)" }
}
extension Shelf {
  nonisolated final class ObjCMembers: ObjectiveCMembers {
    static var selectors: [Selector] { [Selector("name", Shelf.name)] }
  }
}

class Wall<First, Second, Third, Fourth>: NSObject {
  func name() -> String { "wall of \(First.self) and \(Fourth.self)" }
}
extension Wall {
  nonisolated final class ObjCMembers: ObjectiveCMembers {
    static var selectors: [Selector] { [Selector("name", Wall.name)] }
  }
}

class Plain {}

@MainActor class Screen: NSObject {
  func name() -> String { "screen" }
  func show(_ text: String?) -> Int { text?.count ?? 0 }
}
extension Screen {
  nonisolated final class ObjCMembers: ObjectiveCMembers {
    static var selectors: [Selector] { [Selector("name", Screen.name)] }
  }
}

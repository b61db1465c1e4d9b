import Foundation
import Testing

@testable import FoundationAdditions

@Suite struct KeyValueDependencyTests {
  @Test func whatIsComputedChangesWithWhatItIsComputedFrom() {
    let person = Person()
    (person.first, person.last) = ("Ada", "Byron")
    var heard: [String] = []
    let observation = person.observe(\.fullName, options: [.old, .new]) {
      heard.append("\($1.oldValue ?? "-") > \($1.newValue ?? "-")")
    }
    person.last = "King"
    person.first = "A."
    #expect(heard == ["Ada Byron > Ada King", "Ada King > A. King"])
    observation.invalidate()
    person.first = "Ada"
    #expect(heard.count == 2)
  }

  @Test func dependenciesReachThroughOtherObjectsAndOtherDependencies() {
    let (card, person) = (Card(), Person())
    (person.first, person.last) = ("Ada", "King")
    var heard: [String] = []
    let observation = card.observe(\.title, options: .new) { heard.append($1.newValue ?? "-") }
    card.owner = person
    person.last = "Byron"
    card.owner = nil
    person.last = "unheard"
    #expect(heard == ["Card of Ada King", "Card of Ada Byron", "Card of nobody"])
    withExtendedLifetime(observation) {}
  }

  @Test func aSubclassAddsToWhatItsSuperclassSays() {
    let doctor = Doctor()
    var count = 0
    let observation = doctor.observe(\.fullName) { _, _ in count += 1 }
    doctor.degree = "Dr."
    doctor.last = "Who"
    #expect(count == 2 && doctor.fullName == "Dr.  Who")
    withExtendedLifetime(observation) {}
  }

  @Test func aCircleEnds() {
    let loop = Circle()
    var count = 0
    let observation = loop.observe(\.a) { _, _ in count += 1 }
    loop.willChangeValue(forKey: "b")
    loop.didChangeValue(forKey: "b")
    #expect(count == 1)
    withExtendedLifetime(observation) {}
  }

  @Test func aQueueHearsOfAnOperationsStateByName() {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    let work = Download()
    queue.addOperation(work)
    let next = BlockOperation {}
    queue.addOperation(next)
    work.finish()
    queue.waitUntilAllOperationsAreFinished()
    #expect(work.isFinished && next.isFinished)
  }
}

private class Person: NSObject {
  var first = "" {
    willSet { KeyValueChanges.willChange(self, "first") }
    didSet { KeyValueChanges.didChange(self, "first") }
  }
  var last = "" {
    willSet { KeyValueChanges.willChange(self, "last") }
    didSet { KeyValueChanges.didChange(self, "last") }
  }
  var fullName: String { "\(first) \(last)" }

  class func keyPathsForValuesAffectingFullName() -> Set<String> { ["first", "last"] }

  nonisolated final class ObjCMembers: ObjectiveCMembers {
    static var properties: [KeyValueProperty] {
      [
        KeyValueProperty(
          "first", { (object: Person) in object.first }, { $0.first = $1 },
          keyPath: { \Person.first }),
        KeyValueProperty(
          "last", { (object: Person) in object.last }, { $0.last = $1 }, keyPath: { \Person.last }),
        KeyValueProperty(
          "fullName", { (object: Person) in object.fullName }, keyPath: { \Person.fullName }),
      ]
    }
    static var dependencies: [KeyValueDependency] {
      [KeyValueDependency("fullName") { Person.keyPathsForValuesAffectingFullName() }]
    }
  }
}

private final class Doctor: Person {
  var degree = "" {
    willSet { KeyValueChanges.willChange(self, "degree") }
    didSet { KeyValueChanges.didChange(self, "degree") }
  }
  override var fullName: String { "\(degree) \(super.fullName)" }

  class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
    let own: Set<String> = key == "fullName" ? ["degree"] : []
    return own.union(super.keyPathsForValuesAffectingValue(forKey: key))
  }

  nonisolated final class ObjCMembers: ObjectiveCMembers {
    static var properties: [KeyValueProperty] {
      [
        KeyValueProperty(
          "degree", { (object: Doctor) in object.degree }, { $0.degree = $1 },
          keyPath: { \Doctor.degree }),
        KeyValueProperty(
          "fullName", { (object: Doctor) in object.fullName }, keyPath: { \Doctor.fullName }),
      ]
    }
    static var dependencies: [KeyValueDependency] {
      [KeyValueDependency { Doctor.keyPathsForValuesAffectingValue(forKey: $0) }]
    }
  }
}

private final class Card: NSObject {
  var owner: Person? {
    willSet { KeyValueChanges.willChange(self, "owner") }
    didSet { KeyValueChanges.didChange(self, "owner") }
  }
  var title: String { "Card of \(owner?.fullName ?? "nobody")" }

  class func keyPathsForValuesAffectingTitle() -> Set<String> { ["owner.fullName"] }

  nonisolated final class ObjCMembers: ObjectiveCMembers {
    static var properties: [KeyValueProperty] {
      [
        KeyValueProperty(
          "owner", { (object: Card) in object.owner }, { $0.owner = $1 },
          keyPath: { \Card.owner }),
        KeyValueProperty("title", { (object: Card) in object.title }, keyPath: { \Card.title }),
      ]
    }
    static var dependencies: [KeyValueDependency] {
      [KeyValueDependency("title") { Card.keyPathsForValuesAffectingTitle() }]
    }
  }
}

private final class Circle: NSObject {
  var a: Int { 0 }
  var b: Int { 0 }

  class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
    key == "a" ? ["b"] : ["a"]
  }

  nonisolated final class ObjCMembers: ObjectiveCMembers {
    static var properties: [KeyValueProperty] {
      [
        KeyValueProperty("a", { (object: Circle) in object.a }, keyPath: { \Circle.a }),
        KeyValueProperty("b", { (object: Circle) in object.b }, keyPath: { \Circle.b }),
      ]
    }
    static var dependencies: [KeyValueDependency] {
      [KeyValueDependency { Circle.keyPathsForValuesAffectingValue(forKey: $0) }]
    }
  }
}

/// An operation that says itself when it is done, as programs for iOS write it.
private final class Download: Operation, @unchecked Sendable {
  private let lock = NSLock()
  private let hasStarted = DispatchSemaphore(value: 0)
  private var state = "ready"

  override var isAsynchronous: Bool { true }
  override var isExecuting: Bool { lock.withLock { state == "executing" } }
  override var isFinished: Bool { lock.withLock { state == "finished" } }

  override func start() {
    change(to: "executing", announcing: "isExecuting")
    hasStarted.signal()
  }

  func finish() {
    hasStarted.wait()
    change(to: "finished", announcing: "isFinished")
  }

  private func change(to next: String, announcing key: String) {
    willChangeValue(forKey: key)
    lock.withLock { state = next }
    didChangeValue(forKey: key)
  }
}

import Foundation
import FoundationAdditions
import Testing
import XCTest
import XCTestAdditions

/// Not on the main thread, which expectations would block.
@Suite struct KeyValueExpectationTests {
  private final class Player: NSObject {
    var count = 0 {
      willSet { KeyValueChanges.willChange(self, "count") }
      didSet { KeyValueChanges.didChange(self, "count") }
    }

    final class ObjCMembers: ObjectiveCMembers {
      static var properties: [KeyValueProperty] {
        [
          KeyValueProperty(
            "count", { (object: Player) in object.count }, { $0.count = $1 },
            keyPath: { \Player.count })
        ]
      }
    }
  }

  private final class Case: XCTestCase {}

  private let player = Player()

  private func result(_ expectation: XCTestExpectation) -> XCTWaiter.Result {
    XCTWaiter().wait(for: [expectation], timeout: 0.01)
  }

  @Test func aChangeToTheValueFulfils() {
    let expectation = XCTKVOExpectation(keyPath: "count", object: player, expectedValue: 2)
    player.count = 1
    #expect(result(expectation) == .timedOut)
    let other = XCTKVOExpectation(keyPath: "count", object: player, expectedValue: 2)
    player.count = 2
    player.count = 2
    #expect(result(other) == .completed)
  }

  @Test func aValueThatIsThereCountsAndAnyChangeDoes() {
    player.count = 2
    let there = XCTKVOExpectation(keyPath: "count", object: player, expectedValue: 2)
    #expect(result(there) == .completed)
    let change = XCTKVOExpectation(keyPath: "count", object: player)
    #expect(result(change) == .timedOut)
    let next = XCTKVOExpectation(keyPath: "count", object: player)
    player.count = 3
    #expect(result(next) == .completed)
  }

  @Test func aHandlerDecides() {
    let expectation = XCTKVOExpectation(keyPath: "count", object: player)
    expectation.handler = { object, _ in (object as? Player)?.count ?? 0 > 4 }
    player.count = 4
    player.count = 5
    #expect(result(expectation) == .completed)
  }

  @Test func aTestMakesThemItself() {
    let test = Case(name: "test") { _ in }
    let value = test.keyValueObservingExpectation(
      for: player, keyPath: "count", expectedValue: 7)
    let handled = test.keyValueObservingExpectation(for: player, keyPath: "count") { object, _ in
      (object as? Player)?.count == 8
    }
    for number in 6...9 { player.count = number }
    #expect(result(value) == .completed && result(handled) == .completed)
  }
}

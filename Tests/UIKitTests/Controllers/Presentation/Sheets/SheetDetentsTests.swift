import CoreGraphics
import Testing

@testable import UIKit

/// Where a sheet goes that is let go.
@MainActor
struct SheetDetentsTests {
  private typealias Detents = SheetDetents<String>

  private let two = Detents([.init(id: "large", height: 800), .init(id: "medium", height: 400)])
  private let one = Detents([.init(id: "only", height: 400)])

  @Test func theLowestComesFirst() {
    #expect(two.stops.map(\.id) == ["medium", "large"])
    #expect(two.stop(for: nil)?.id == "medium" && two.stop(for: "large")?.id == "large")
    #expect(two.stop(for: "unknown")?.id == "medium")
  }

  @Test func itGoesToTheNearest() {
    #expect(two.target(from: 590, velocity: 0)?.id == "medium")
    #expect(two.target(from: 610, velocity: 0)?.id == "large")
    #expect(two.target(from: 900, velocity: 0)?.id == "large")
  }

  @Test func asRecordedItIsDismissedBelowHalfItsHeight() {
    #expect(one.target(from: 230, velocity: 0)?.id == "only", "170 down")
    #expect(one.target(from: 190, velocity: 0) == nil, "210 down")
  }

  @Test func aFlingGoesOnInItsDirection() {
    #expect(two.target(from: 790, velocity: 1000)?.id == "medium")
    #expect(two.target(from: 390, velocity: 1000) == nil)
    #expect(two.target(from: 410, velocity: -1000)?.id == "large")
    #expect(one.target(from: 399, velocity: 1000) == nil)
    #expect(one.target(from: 399, velocity: 999)?.id == "only")
  }

  @Test func whatIsNoHeightIsLeftOut() {
    let odd = Detents([
      .init(id: "a", height: .nan), .init(id: "b", height: .infinity), .init(id: "c", height: -5),
      .init(id: "d", height: 0),
    ])
    #expect(odd.stops.isEmpty && odd.target(from: 5, velocity: 0) == nil)
    #expect(odd.stop(for: "a") == nil)
  }
}

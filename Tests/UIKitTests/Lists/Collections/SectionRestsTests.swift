import CoreGraphics
import Testing

@testable import UIKit

/// Where sections rest that scroll on their own, beside a walk over all places.
@MainActor
struct SectionRestsTests {
  private let places: [CGFloat] = [0, 100, 250, 250, 400]
  private var rests: SectionRests {
    let places = places
    return SectionRests(count: places.count) { places[$0] }
  }

  @Test func theNearestIsFound() {
    for place in stride(from: CGFloat(-50), through: 500, by: 7) {
      let found = rests.place(rests.nearest(to: place))
      let distances = places.map { abs($0 - place) }
      #expect(abs(found - place) == distances.min(), "\(place)")
    }
    #expect(SectionRests(count: 0) { _ in 0 }.nearest(to: 9) == 0)
  }

  @Test func aThrowGoesOnByOne() {
    #expect(rests.neighbour(of: 0, at: 30, 1) == 100)
    #expect(rests.neighbour(of: 100, at: 300, 1) == 250, "however far it was dragged")
    #expect(rests.neighbour(of: 250, at: 240, -1) == 100)
    #expect(rests.neighbour(of: 400, at: 420, 1) == 400)
    #expect(rests.neighbour(of: 0, at: -20, -1) == 0)
    #expect(rests.neighbour(of: 0, at: 190, 0.05) == 250, "a slow lift goes to the nearest")
  }

  @Test func aWheelGoesAtLeastToTheNext() {
    #expect(rests.reached(from: 0, turnedTo: 48) == 100)
    #expect(rests.reached(from: 0, turnedTo: 130) == 250)
    #expect(rests.reached(from: 100, turnedTo: 52) == 0)
    #expect(rests.reached(from: 250, turnedTo: 240) == 100)
    #expect(rests.reached(from: 400, turnedTo: 448) == 400)
    #expect(rests.reached(from: 0, turnedTo: -20) == 0)
    #expect(rests.reached(from: 90, turnedTo: 90) == 100, "not turned: the nearest")
  }

  @Test func leftAndRightAreExchanged() {
    let mirrored = rests.mirrored(to: 400)
    #expect((0..<5).map(mirrored.place) == [0, 150, 150, 300, 400])
  }

  @Test func aMillionGroupsAreAskedForAFew() {
    var asked = 0
    let many = SectionRests(count: 1_000_000) {
      asked += 1
      return CGFloat($0) * 10
    }
    #expect(many.nearest(to: 4_999_996) == 500_000)
    #expect(many.neighbour(of: 1000, at: 1003, 1) == 1010)
    #expect(asked < 100)
  }
}

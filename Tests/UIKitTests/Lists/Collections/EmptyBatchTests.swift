import Testing
import UIKitTesting
@testable import UIKit

/// Batches without changes, in which the layout is invalid.
@MainActor
struct EmptyBatchTests {
  private let layout = UICollectionViewFlowLayout()

  private func show() -> CollectionFixture {
    layout.itemSize = CGSize(width: 320, height: 40)
    layout.minimumLineSpacing = 0
    return CollectionFixture(layout, count: 4)
  }

  @Test func newSizesAreShownOnTheWay() throws {
    let fixture = show()
    let second = try #require(fixture.cell(1))
    layout.itemSize.height = 80
    var finished: Bool?
    fixture.view.performBatchUpdates(nil) { finished = $0 }
    fixture.harness.advance(by: 0.15)
    let y = second.layer.presentation()?.frame.minY ?? 0
    #expect(y > 42 && y < 78 && finished == nil, "on its way from 40 to 80")
    fixture.harness.advance(by: 0.5)
    #expect(finished == true && fixture.cell(1) === second)
    #expect(fixture.frames.map(\.minY) == [0, 80, 160, 240])
  }

  @Test func theBlockMayInvalidateToo() throws {
    let fixture = show()
    let second = try #require(fixture.cell(1))
    fixture.view.performBatchUpdates { layout.minimumLineSpacing = 60 }
    fixture.harness.advance(by: 0.15)
    let y = second.layer.presentation()?.frame.minY ?? 0
    #expect(y > 42 && y < 98, "on its way from 40 to 100")
    fixture.harness.advance(by: 0.5)
    #expect(fixture.frames.map(\.minY) == [0, 100, 200, 300])
  }

  @Test func withNothingNewItEndsSoon() {
    let fixture = show()
    var finished: Bool?
    fixture.view.performBatchUpdates(nil) { finished = $0 }
    #expect(finished == nil, "never inside of the call")
    fixture.harness.advance(by: 0.05)
    #expect(finished == true && fixture.frames.map(\.minY) == [0, 40, 80, 120])
  }
}

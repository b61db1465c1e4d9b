import SeededInput
import Testing

@testable import RenderKit

struct ChildGridTests {
  private func box(_ x: Double, _ y: Double, _ size: Double = 8) -> PlaneRect {
    PlaneRect(minX: x, minY: y, maxX: x + size, maxY: y + size)
  }

  private var boxes: [PlaneRect] {
    (0..<100).map { box(Double($0 % 10) * 10, Double($0 / 10) * 10) }
  }

  private func find(_ grid: ChildGrid, _ wanted: PlaneRect) -> [Int32] {
    var found: [Int32] = []
    grid.beginSearch()
    grid.find(in: wanted, into: &found)
    return found.sorted()
  }

  @Test func aSearchFindsAllThatMeetTheBoxAndNoOthers() {
    #expect(find(ChildGrid(extents: boxes), box(22, 32, 10)) == [32, 33, 42, 43])
  }

  @Test func aMovedChildIsFoundWhereItIsNowAndNotWhereItWas() {
    let grid = ChildGrid(extents: boxes)
    grid.move(0, to: box(91, 91, 2))
    #expect(find(grid, box(92, 92, 1)).contains(0))
    #expect(!find(grid, box(0, 0, 1)).contains(0))
  }

  @Test func aChildOutsideTheGriddedAreaIsFound() {
    let grid = ChildGrid(extents: boxes)
    grid.move(7, to: box(5000, -300))
    #expect(find(grid, box(5001, -299, 1)).contains(7))
  }

  @Test func aChildAcrossManyCellsIsFoundOnce() {
    let grid = ChildGrid(extents: boxes)
    grid.move(5, to: box(0, 0, 98))
    #expect(find(grid, box(50, 50, 30)).count { $0 == 5 } == 1)
  }

  @Test func theHullShrinksAfterAsManyMovesAsThereAreChildren() {
    let grid = ChildGrid(extents: boxes)
    let hull = grid.hull
    grid.move(5, to: box(500, 500, 10))
    #expect(grid.hull.maxX == 510)
    for _ in 0..<100 { grid.move(5, to: boxes[5]) }
    #expect(grid.hull == hull)
  }

  @Test func emptyChildrenAreNeverFound() {
    let grid = ChildGrid(extents: boxes)
    grid.move(5, to: .empty)
    #expect(!find(grid, box(0, 0, 100)).contains(5))
  }

  @Test func agreesWithLookingAtEveryChild() {
    var random = SeededGenerator(seed: 7)
    var extents = boxes
    let grid = ChildGrid(extents: extents)
    for _ in 0..<500 {
      let slot = Int.random(in: 0..<100, using: &random)
      extents[slot] = box(
        .random(in: -50...150, using: &random), .random(in: -50...150, using: &random),
        .random(in: 1...60, using: &random))
      grid.move(Int32(slot), to: extents[slot])
      let wanted = box(
        .random(in: -50...150, using: &random), .random(in: -50...150, using: &random), 12)
      let all = (0..<100).filter { extents[$0].intersects(wanted) }.map(Int32.init)
      #expect(find(grid, wanted) == all)
    }
  }
}

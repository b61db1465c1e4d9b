import RasterKit
import SeededInput
import Testing

@testable import RenderKit

struct PixelRegionCoveringTests {
  private func scattered(_ count: Int, in side: Int32, size: Int32, seed: UInt64) -> [PixelRect] {
    var random = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      PixelRect(
        x: .random(in: 0..<side, using: &random), y: .random(in: 0..<side, using: &random),
        width: size, height: size)
    }
  }

  @Test func fewRectanglesAreKeptExactly() {
    let rects = (0..<10).map { PixelRect(x: $0 * 100, y: $0 * 100, width: 5, height: 5) }
    #expect(PixelRegion.covering(rects).area == 10 * 25)
  }

  @Test(arguments: [21, 60, 400])
  func manyAreAllCovered(count: Int) {
    let rects = scattered(count, in: 2000, size: 9, seed: UInt64(count))
    let region = PixelRegion.covering(rects)
    #expect(rects.allSatisfy { region.contains($0) })
    let bounds = rects.reduce(PixelRect.empty) { $0.union($1) }
    #expect(bounds.contains(region.bounds))
  }

  @Test func manyInAColumnStayAColumn() {
    let rects = (0..<100).map { PixelRect(x: 40, y: $0 * 10, width: 8, height: 5) }
    #expect(PixelRegion.covering(rects).bounds == PixelRect(x: 40, y: 0, width: 8, height: 995))
  }

  @Test func whereMostIsDamagedInManyPiecesAllOfItIs() {
    let region = PixelRegion.covering(scattered(400, in: 800, size: 100, seed: 3))
    #expect(region.rects.count <= 6)
  }

  @Test func joiningCoversBoth() {
    let a = PixelRegion.covering(scattered(15, in: 3000, size: 4, seed: 1))
    let b = PixelRegion.covering(scattered(15, in: 3000, size: 4, seed: 2))
    let both = a.joined(with: b)
    #expect(a.rects.allSatisfy { both.contains($0) } && b.rects.allSatisfy { both.contains($0) })
  }

  @Test func nothingCoversNothing() { #expect(PixelRegion.covering([]).isEmpty) }
}

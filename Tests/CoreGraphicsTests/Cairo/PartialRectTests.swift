import CoreGraphics
import RasterKit
import Testing

@Suite struct PartialRectTests {
  private func parts(_ minX: Double, _ minY: Double, _ maxX: Double, _ maxY: Double)
    -> [PixelRect: UInt8]
  {
    var parts: [PixelRect: UInt8] = [:]
    PartialRect(minX: minX, minY: minY, maxX: maxX, maxY: maxY).forEachPart { parts[$0] = $1 }
    return parts
  }

  @Test func edgesBetweenPixelsAreOnePart() {
    #expect(parts(-3, 2, 5, 4) == [PixelRect(minX: -3, minY: 2, maxX: 5, maxY: 4): 255])
    #expect(PartialRect(minX: -3, minY: 2, maxX: 5, maxY: 4).isWhole)
    #expect(!PartialRect(minX: -3, minY: 2, maxX: 5, maxY: 4.5).isWhole)
  }

  @Test func edgesInsideOfPixelsAreNineParts() {
    let parts = parts(0.5, 0.75, 3.25, 2.5)
    #expect(parts.count == 9)
    #expect(parts[PixelRect(x: 1, y: 1, width: 2, height: 1)] == 255)
    #expect(parts[PixelRect(x: 0, y: 1, width: 1, height: 1)] == 128)
    #expect(parts[PixelRect(x: 3, y: 1, width: 1, height: 1)] == 64)
    #expect(parts[PixelRect(x: 1, y: 0, width: 2, height: 1)] == 64)
    #expect(parts[PixelRect(x: 0, y: 0, width: 1, height: 1)] == 32)
    #expect(parts[PixelRect(x: 3, y: 2, width: 1, height: 1)] == 32)
  }

  @Test func insideOfOnePixelItIsTheArea() {
    #expect(parts(4.25, 7.5, 4.75, 8) == [PixelRect(x: 4, y: 7, width: 1, height: 1): 64])
  }

  @Test func nothingIsNoPart() {
    #expect(parts(2, 2, 2, 9).isEmpty)
    #expect(parts(2.5, 2, 2.5, 9).isEmpty)
    #expect(parts(5, 2, 3, 9).isEmpty)
    #expect(parts(0.001, 0, 0.0015, 9).isEmpty)
  }

  @Test func theLargestNumbersAreCut() {
    let all = parts(-1e300, -.infinity, .infinity, 1e300)
    let side: Int32 = 4_000_000
    #expect(all == [PixelRect(minX: -side, minY: -side, maxX: side, maxY: side): 255])
  }
}

import RasterKit
import SeededInput
import Testing

/// Regions against a bitmap of the same pixels.
@Suite struct PixelRegionTests {
  static let side = 48

  struct Bitmap: Equatable {
    var bits = [Bool](repeating: false, count: side * side)

    mutating func set(_ rect: PixelRect, to value: Bool) {
      let area = rect.intersection(
        PixelRect(size: PixelSize(width: Int32(side), height: Int32(side))))
      if area.isEmpty { return }
      for y in area.minY..<area.maxY {
        for x in area.minX..<area.maxX { bits[Int(y) * side + Int(x)] = value }
      }
    }

    init() {}

    init(_ region: PixelRegion) {
      for rect in region.rects { set(rect, to: true) }
    }

    func isCovered(by other: Bitmap) -> Bool { zip(bits, other.bits).allSatisfy { !$0 || $1 } }
    var count: Int { bits.count { $0 } }
  }

  private func randomRect(_ random: inout SeededGenerator, upTo size: Int32 = 20) -> PixelRect {
    PixelRect(
      x: .random(in: 0...40, using: &random), y: .random(in: 0...40, using: &random),
      width: .random(in: 0...size, using: &random), height: .random(in: 0...size, using: &random)
    ).intersection(PixelRect(size: PixelSize(width: 48, height: 48)))
  }

  private func expectSound(_ region: PixelRegion) {
    #expect(region.brokenInvariant == nil)
    // Disjoint exactly when the areas add up to the pixels they set.
    #expect(Bitmap(region).count == region.area)
  }

  @Test func unionsAndSubtractionsOfAFewAreExact() {
    var random = SeededGenerator(seed: 41)
    for _ in 0..<300 {
      var (region, bitmap) = (PixelRegion(), Bitmap())
      for step in 0..<4 {
        let rect = randomRect(&random)
        if step == 2 { region.subtract(rect) } else { region.formUnion(rect) }
        bitmap.set(rect, to: step != 2)
        expectSound(region)
        #expect(Bitmap(region) == bitmap)
      }
    }
  }

  @Test func manyStayWithinCapacityAndCover() {
    var random = SeededGenerator(seed: 42)
    for _ in 0..<60 {
      var (region, bitmap) = (PixelRegion(), Bitmap())
      for step in 0..<60 {
        let rect = randomRect(&random, upTo: 9)
        if step % 5 == 4 { region.subtract(rect) } else { region.formUnion(rect) }
        bitmap.set(rect, to: step % 5 != 4)
        expectSound(region)
        #expect(bitmap.isCovered(by: Bitmap(region)))
      }
    }
  }

  @Test func intersectionIsExact() {
    var random = SeededGenerator(seed: 43)
    for _ in 0..<200 {
      var region = PixelRegion()
      for _ in 0..<6 { region.formUnion(randomRect(&random)) }
      let window = randomRect(&random)
      var expected = Bitmap(region)
      var outside = Bitmap()
      outside.set(PixelRect(x: 0, y: 0, width: 48, height: 48), to: true)
      outside.set(window, to: false)
      for index in expected.bits.indices where outside.bits[index] { expected.bits[index] = false }
      #expect(Bitmap(region.intersection(window)) == expected)
      #expect(region.intersects(window) == (expected.count > 0))
      #expect(region.contains(window) == (expected.count == window.area))
    }
  }

  @Test func neighboursAlongAWholeEdgeBecomeOne() {
    var region = PixelRegion(PixelRect(x: 0, y: 0, width: 10, height: 4))
    region.formUnion(PixelRect(x: 0, y: 4, width: 5, height: 4))
    region.formUnion(PixelRect(x: 5, y: 4, width: 5, height: 4))
    #expect(Array(region.rects) == [PixelRect(x: 0, y: 0, width: 10, height: 8)])
  }

  @Test func aFullRegionJoinsThePairThatAddsLeast() {
    var region = PixelRegion()
    for index in 0..<16 {
      region.formUnion(PixelRect(x: Int32(index * 1000), y: 0, width: 10, height: 10))
    }
    // Two pixels from the last one: joining these two adds 2·10 pixels, any other pair thousands.
    region.formUnion(PixelRect(x: 15012, y: 0, width: 8, height: 10))
    #expect(region.rects.count == 16)
    #expect(region.area == 15 * 100 + 200)
  }

  @Test func regionsOfTheSamePixelsAreEqual() {
    var across = PixelRegion(PixelRect(x: 0, y: 0, width: 4, height: 8))
    across.formUnion(PixelRect(x: 0, y: 2, width: 9, height: 2))
    var down = PixelRegion(PixelRect(x: 0, y: 2, width: 9, height: 2))
    down.formUnion(PixelRect(x: 0, y: 0, width: 4, height: 8))
    #expect(across == down)
    #expect(across.hashValue == down.hashValue)
    #expect(across != PixelRegion(across.bounds))
  }

  @Test func edgesFarAwayAreClippedAndDoNotOverflow() {
    var region = PixelRegion(
      PixelRect(minX: .min, minY: .min, maxX: .max, maxY: .max))
    let far: Int32 = 1 << 29
    #expect(region.bounds == PixelRect(minX: -far, minY: -far, maxX: far, maxY: far))
    region.subtract(PixelRect(x: 0, y: 0, width: 1, height: 1))
    #expect(region.rects.count == 4)
    #expect(region.area == (1 << 60) - 1)
  }
}

import CUIKernels
import RasterKit
import SeededInput
import Testing

@Suite struct NinePartTests {
  private func randomMask(_ random: inout SeededGenerator) -> PlacedMask? {
    let size = PixelSize(
      width: .random(in: 1...40, using: &random), height: .random(in: 1...12, using: &random))
    let mask = MaskBuffer(size: size)
    // Blurred masks are empty at their ends.
    let (start, end) = (
      Int.random(in: -9...20, using: &random), Int.random(in: 10...49, using: &random)
    )
    for y in 0..<size.height {
      for (x, level) in random.mask(Int(size.width)).enumerated() where start <= x && x < end {
        mask.row(y)[x] = level
      }
    }
    let middleX =
      Bool.random(using: &random) ? Int32.random(in: 0..<size.width, using: &random) : nil
    let middleY =
      Bool.random(using: &random) ? Int32.random(in: 0..<size.height, using: &random) : nil
    let moreX = middleX == nil ? 0 : Int32.random(in: -1...40, using: &random)
    let moreY = middleY == nil ? 0 : Int32.random(in: -1...20, using: &random)
    return PlacedMask(
      NinePartMask(mask, middleX: middleX, middleY: middleY),
      over: PixelRect(
        x: .random(in: -9...30, using: &random), y: .random(in: -9...20, using: &random),
        width: size.width + moreX, height: size.height + moreY))
  }

  @Test func paintedMasksMatchTheTwinInEverySet() {
    var random = SeededGenerator(seed: 95)
    for _ in 0..<400 {
      guard let mask = randomMask(&random) else { continue }
      let clip = PixelRect(
        x: .random(in: -9...40, using: &random), y: .random(in: -9...30, using: &random),
        width: .random(in: 1...60, using: &random), height: .random(in: 1...30, using: &random))
      let area = clip.intersection(mask.bounds)
      if area.isEmpty { continue }
      let color = random.pixel()
      let before = random.pixels(area.area)
      var expected = before
      expected.withUnsafeMutableBufferPointer {
        let target = PixelTarget(base: $0.baseAddress!, stride: Int(area.width), bounds: area)
        Reference.solidOver(target, mask: mask, clip: clip, color: color)
      }
      for set in everyKernelSet {
        var actual = before
        actual.withUnsafeMutableBufferPointer { pixels in
          let block = cui_block(
            base: pixels.baseAddress!, stride: Int(area.width), width: area.width,
            height: area.height)
          withUnsafePointer(to: mask.kernelPart) {
            set.nine_part_solid_over(
              block, $0, area.minX - mask.bounds.minX, area.minY - mask.bounds.minY, color)
          }
        }
        #expect(actual == expected, "\(String(cString: set.name))")
      }
    }
  }

  @Test func coverageRowsMatchTheTwinFromAnyStart() {
    var random = SeededGenerator(seed: 96)
    for _ in 0..<400 {
      guard let mask = randomMask(&random) else { continue }
      let y = Int32.random(in: mask.bounds.minY - 1...mask.bounds.maxY, using: &random)
      let start = mask.bounds.minX + .random(in: -5...30, using: &random)
      let range = start..<(start + .random(in: 0...70, using: &random))
      var row = [UInt8](repeating: 9, count: range.count + 1)
      mask.coverage(y: y, x: range, into: &row)
      #expect(row == range.map { Reference.coverage(of: mask, x: $0, y: y) } + [9])
    }
  }

  @Test func masksAreStretchedOnlyWhereTheyCanBe() {
    let mask = MaskBuffer(size: PixelSize(width: 5, height: 5))
    let rect = PixelRect(x: 0, y: 0, width: 9, height: 5)
    #expect(PlacedMask(NinePartMask(mask), over: rect) == nil)
    #expect(PlacedMask(NinePartMask(mask, middleX: 2), over: rect) != nil)
    let narrow = PixelRect(x: 0, y: 0, width: 3, height: 5)
    #expect(PlacedMask(NinePartMask(mask, middleX: 2), over: narrow) == nil)
  }
}

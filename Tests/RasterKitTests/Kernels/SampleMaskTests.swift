import CUIKernels
import RasterKit
import SeededInput
import Testing

@Suite struct SampleMaskTests {
  private func mask(_ random: inout SeededGenerator) -> StretchedMask {
    let size = PixelSize(
      width: .random(in: 1...40, using: &random), height: .random(in: 2...30, using: &random))
    let mask = MaskBuffer(size: size)
    for y in 0..<size.height {
      for (x, level) in random.mask(Int(size.width)).enumerated() { mask.row(y)[x] = level }
    }
    return StretchedMask(
      mask, origin: PixelPoint(x: 3, y: -2), excessX: .random(in: 0...30, using: &random),
      excessY: .random(in: 0...30, using: &random))
  }

  @Test func everySetMatchesTheTwinFromAnyStart() {
    var random = SeededGenerator(seed: 131)
    for count in 0...90 {
      let mask = mask(&random)
      let affine = AffineMap.turned(
        .random(in: 0...6, using: &random), scaleX: .random(in: 0.3...5, using: &random),
        scaleY: .random(in: 0.3...5, using: &random), x: .random(in: -20...60, using: &random),
        y: .random(in: -20...40, using: &random))
      let slope = count % 3 == 0 ? 0 : 0.02
      let map = ProjectiveMap(
        affine, p: .random(in: -slope...slope, using: &random),
        q: .random(in: -slope...slope, using: &random))
      guard let projection = Projection(map: map, minX: -7) else { continue }
      let (x, y) = (
        Int32.random(in: -20...40, using: &random), Int32.random(in: -20...40, using: &random)
      )
      let before = random.mask(count + 2)
      var expected = before
      Reference.sampleMask(
        &expected, mask: mask, projection: projection, x: x, y: y, count: count)
      var kernel = projection.kernelProjection(from: mask.origin)
      for set in everyKernelSet {
        var actual = before
        withUnsafePointer(to: mask.kernelMask) {
          set.sample_mask(&actual, $0, &kernel, x, y, count)
        }
        #expect(actual == expected, "\(String(cString: set.name)), \(count)")
      }
    }
  }

  /// Columns 0, 10, 20, … of a mask of eight columns whose fifth is stretched by six.
  @Test func theMiddleIsRepeated() throws {
    let mask = MaskBuffer(size: PixelSize(width: 8, height: 2))
    for y in 0..<Int32(2) {
      for x in 0..<8 { mask.row(y)[x] = UInt8(10 * x) }
    }
    let stretched = StretchedMask(mask, origin: PixelPoint(x: 0, y: 0), excessX: 6)
    let projection = try #require(Projection(map: .identity, minX: 0))
    var row = [UInt8](repeating: 0, count: 14)
    Kernels.sampleMask(&row, mask: stretched, projection: projection, x: 0, y: 0, count: 14)
    #expect(row == [0, 10, 20, 30, 40, 40, 40, 40, 40, 40, 40, 50, 60, 70])
  }

  @Test func whatIsBehindTheEyeIsNotCovered() throws {
    let mask = MaskBuffer(size: PixelSize(width: 8, height: 8))
    mask.base.update(repeating: 200, count: mask.stride * 8)
    let map = ProjectiveMap(.identity, p: 0.1)
    let projection = try #require(Projection(map: map, minX: 0))
    let stretched = StretchedMask(mask, origin: PixelPoint(x: 0, y: 0))
    var row = [UInt8](repeating: 1, count: 30)
    // x' = x / (1 + x / 10): nothing in front of the eye is beyond x' = 10.
    Kernels.sampleMask(&row, mask: stretched, projection: projection, x: 0, y: 2, count: 30)
    #expect(row[..<9].allSatisfy { $0 == 200 } && row[10...].allSatisfy { $0 == 0 })
  }
}

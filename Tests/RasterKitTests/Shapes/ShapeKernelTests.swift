import CUIKernels
import RasterKit
import SeededInput
import Testing

/// Coverage rows and painted shapes of every instruction set compared with the reference.
@Suite struct ShapeKernelTests {
  private func randomShape(_ random: inout SeededGenerator) -> RoundedShape {
    let uniform = Double.random(in: 0.5...2, using: &random)
    let other = Bool.random(using: &random) ? uniform : Double.random(in: 0.2...3, using: &random)
    return RoundedShape(
      width: .random(in: 0.3...50, using: &random), height: .random(in: 0.3...40, using: &random),
      radius: .random(in: -3...20, using: &random),
      transform: .turned(
        .random(in: 0...6, using: &random), scaleX: uniform, scaleY: other,
        x: .random(in: 0...60, using: &random), y: .random(in: 0...50, using: &random)),
      hardEdges: random.next() % 8 == 0)
  }

  @Test func coverageRowsMatchTheTwinFromAnyStart() {
    var random = SeededGenerator(seed: 51)
    for _ in 0..<300 {
      let shape = randomShape(&random)
      let y = Int32.random(in: shape.bounds.minY...shape.bounds.maxY, using: &random)
      let start = shape.bounds.minX + .random(in: -3...30, using: &random)
      let range = start..<(start + .random(in: 0...70, using: &random))
      var mask = [UInt8](repeating: 1, count: range.count + 1)
      shape.coverage(y: y, x: range, into: &mask)
      let expected = range.map { x in
        // The formula also applies beyond the bounds, and must give 0 there.
        Reference.coverage(of: shape, x: x, y: y)
      }
      #expect(mask.dropLast() == expected[...], "\(shape)")
      #expect(mask.last == 1)
    }
  }

  @Test func paintedShapesMatchTheTwin() {
    var random = SeededGenerator(seed: 52)
    for _ in 0..<300 {
      let shape = randomShape(&random)
      let clip = PixelRect(
        x: .random(in: -5...50, using: &random), y: .random(in: -5...50, using: &random),
        width: .random(in: 0...90, using: &random), height: .random(in: 0...90, using: &random))
      let color = random.pixel() | (random.next() % 3 == 0 ? 0xff00_0000 : 0)
      let before = random.pixels(80 * 70)
      var (actual, expected) = (before, before)
      actual.withTarget(width: 80) {
        Kernels.solidOver($0, shape: shape, clip: clip, color: color)
      }
      expected.withTarget(width: 80) {
        Reference.solidOver($0, shape: shape, clip: clip, color: color)
      }
      #expect(actual == expected, "\(shape) \(clip)")
    }
  }

  @Test func everySetPaintsTheSameBits() {
    var random = SeededGenerator(seed: 53)
    for _ in 0..<300 {
      let shape = randomShape(&random)
      let area = shape.bounds
      if area.isEmpty { continue }
      let results = everyKernelSet.map { set in
        var pixels = [UInt32](repeating: 0xff40_6080, count: area.area)
        pixels.withUnsafeMutableBufferPointer { pixels in
          let block = cui_block(
            base: pixels.baseAddress!, stride: Int(area.width), width: area.width,
            height: area.height)
          withUnsafePointer(to: shape.outline) {
            set.shape_solid_over(block, $0, area.minX, area.minY, 0x8040_2010)
          }
        }
        return pixels
      }
      #expect(results.allSatisfy { $0 == results[0] })
    }
  }
}

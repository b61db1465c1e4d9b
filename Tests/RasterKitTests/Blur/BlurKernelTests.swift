import CUIKernels
import RasterKit
import SeededInput
import Testing

/// The passes of a blur in every instruction set, compared with the reference.
@Suite struct BlurKernelTests {
  @Test func sumsAcrossMatchTheTwin() {
    var random = SeededGenerator(seed: 91)
    for count in 0...150 {
      let weights = Gaussian(sigma: .random(in: 0.3...16, using: &random)).weights
      let source = random.mask(count + weights.count)
      var expected = [UInt16](repeating: 7, count: count + 1)
      Reference.blurAcross(&expected, from: source, weights: weights, count: count)
      for set in everyKernelSet {
        var actual = [UInt16](repeating: 7, count: count + 1)
        set.blur_across(&actual, source, weights, Int32(weights.count), count)
        #expect(actual == expected)
      }
    }
  }

  @Test func sumsDownMatchTheTwin() {
    var random = SeededGenerator(seed: 92)
    for count in 0...150 {
      let weights = Gaussian(sigma: .random(in: 0.3...6, using: &random)).weights
      let stride = count + 3
      let source = (0..<stride * weights.count).map { _ in UInt16(random.next() % 65281) }
      var expected = [UInt8](repeating: 7, count: count + 1)
      Reference.blurDown(&expected, from: source, stride: stride, weights: weights, count: count)
      for set in everyKernelSet {
        var actual = [UInt8](repeating: 7, count: count + 1)
        set.blur_down(&actual, source, stride, weights, Int32(weights.count), count)
        #expect(actual == expected)
      }
    }
  }
}

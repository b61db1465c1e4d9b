import CUIKernels
import RasterKit
import Testing

/// The passes of a blur in every instruction set against the plain twins.
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

  @Test func boxesMatchTheTwin() {
    var random = SeededGenerator(seed: 93)
    for count in 0...100 {
      let box = Gaussian(sigma: .random(in: 16.1...120, using: &random)).box
      let rows = (0..<3).map { _ in (0..<count + 1).map { _ in UInt16(random.next() % 65281) } }
      let source = (0..<count + 2 * Int(box.reach) + 2).map { _ in UInt16(random.next() % 65281) }
      let sums = (0..<count + 1).map { rows[2].count > $0 ? UInt32(rows[2][$0]) * 3 : 0 }
      var (across, down, left) = (
        [UInt16](repeating: 7, count: count + 1), [UInt16](repeating: 7, count: count + 1), sums
      )
      rows.withPlaces { Reference.boxDown(&down, sums: &left, rows: $0, box: box, count: count) }
      Reference.boxAcross(&across, from: source, box: box, count: count)
      for set in everyKernelSet {
        var (actual, rest) = ([UInt16](repeating: 7, count: count + 1), sums)
        rows.withPlaces { set.box_down(&actual, &rest, $0, box, count) }
        #expect(actual == down && rest == left)
        actual[count] = 7
        set.box_across(&actual, source, box, count)
        #expect(actual == across)
      }
    }
  }
}

extension [[UInt16]] {
  fileprivate func withPlaces(_ body: (cui_box_rows) -> Void) {
    self[0].withUnsafeBufferPointer { before in
      self[1].withUnsafeBufferPointer { after in
        self[2].withUnsafeBufferPointer { leaving in
          body(
            cui_box_rows(
              before: before.baseAddress!, after: after.baseAddress!,
              leaving: leaving.baseAddress!))
        }
      }
    }
  }
}

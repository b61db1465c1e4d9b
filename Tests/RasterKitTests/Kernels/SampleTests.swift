import CUIKernels
import RasterKit
import SeededInput
import Testing

@Suite struct SampleTests {
  /// Both samplers of every set compared with the reference, over and around a small random image.
  @Test func samplersMatchTheirTwins() {
    var random = SeededGenerator(seed: 21)
    for count in 0...70 {
      var picture = random.pixels(13 * 9)
      let walk = SampleCursor(
        u: .random(in: -6...19, using: &random), v: .random(in: -6...15, using: &random),
        du: .random(in: -1.5...1.5, using: &random), dv: .random(in: -1...1, using: &random))
      var expected = [UInt32](repeating: 7, count: count * 2 + 2)
      var actual = expected
      picture.withTarget(width: 13) { source in
        expected.withUnsafeMutableBufferPointer {
          let base = $0.baseAddress!
          Reference.sampleNearest(base, source: source, walk: walk, count: count)
          Reference.sampleBilinear(base + count + 1, source: source, walk: walk, count: count)
        }
        for set in everyKernelSet {
          sample(&actual, set: set, source: source, walk: walk, count: count)
          #expect(actual == expected, "\(String(cString: set.name)), \(count), \(walk)")
        }
      }
    }
  }

  private func sample(
    _ row: inout [UInt32], set: cui_kernels, source: PixelTarget, walk: SampleCursor, count: Int
  ) {
    let image = cui_image(
      base: source.base, stride: source.stride, width: source.bounds.width,
      height: source.bounds.height)
    let fixed = cui_walk(
      u: fixed(walk.u), v: fixed(walk.v), du: fixed(walk.du), dv: fixed(walk.dv))
    row.withUnsafeMutableBufferPointer {
      set.sample_nearest($0.baseAddress!, image, fixed, count)
      set.sample_bilinear($0.baseAddress! + count + 1, image, fixed, count)
    }
  }

  private func fixed(_ value: Double) -> Int64 { Int64(value * 4_294_967_296) }

  @Test func bilinearMixesByDistance() {
    var picture: [UInt32] = [0xff00_0000, 0xff00_0064, 0xff64_0000, 0xff64_0064]
    var row = [UInt32](repeating: 0, count: 3)
    picture.withTarget(width: 2) { source in
      // From the middle of the first column to the middle of the second, a quarter from the top.
      let walk = SampleCursor(u: 0.5, v: 0.75, du: 0.5, dv: 0)
      Kernels.sampleBilinear(&row, source: source, walk: walk, count: 3)
    }
    #expect(row == [0xff19_0000, 0xff19_0032, 0xff19_0064])
  }

  @Test func onePixelOneColourEverywhere() {
    var picture: [UInt32] = [0x8040_2010]
    var row = [UInt32](repeating: 0, count: 40)
    picture.withTarget(width: 1) { source in
      let walk = SampleCursor(u: -20, v: 3, du: 0.9, dv: -1.7)
      Kernels.sampleBilinear(&row, source: source, walk: walk, count: 40)
    }
    #expect(row == [UInt32](repeating: 0x8040_2010, count: 40))
  }

  // The last one overflows 64 bits in seven steps.
  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, 613_566_756.57])
  func walksBeyondReasonStayInThePicture(value: Double) {
    var picture = [UInt32](repeating: 0xff11_2233, count: 12)
    var row = [UInt32](repeating: 0, count: 20)
    picture.withTarget(width: 4) { source in
      for walk in [
        SampleCursor(u: value, v: 0, du: 1, dv: 0), SampleCursor(u: 0, v: 0, du: value, dv: value),
      ] {
        Kernels.sampleNearest(&row, source: source, walk: walk, count: 20)
        #expect(row == [UInt32](repeating: 0xff11_2233, count: 20))
        Kernels.sampleBilinear(&row, source: source, walk: walk, count: 20)
        #expect(row == [UInt32](repeating: 0xff11_2233, count: 20))
      }
    }
  }
}

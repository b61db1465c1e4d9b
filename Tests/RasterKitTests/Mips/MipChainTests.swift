import CUIKernels
import RasterKit
import Testing

@Suite struct MipChainTests {
  private func buffer(_ pixels: [UInt32], width: Int) -> PixelBuffer {
    let buffer = PixelBuffer(
      size: PixelSize(width: Int32(width), height: Int32(pixels.count / width)))
    for (index, pixel) in pixels.enumerated() {
      buffer.base[index / width * buffer.stride + index % width] = pixel
    }
    return buffer
  }

  @Test func kernelsMatchTheirTwins() {
    var random = SeededGenerator(seed: 121)
    for count in 0...70 {
      let (top, bottom) = (random.pixels(2 * count + 1), random.pixels(2 * count + 1))
      let weight = UInt32.random(in: 0...256, using: &random)
      let before = random.pixels(count + 1)
      var (half, mixed) = (before, before)
      Reference.halve(&half, from: top, bottom, count: count)
      Reference.mixRows(&mixed, with: top, weight: weight, count: count)
      for set in everyKernelSet {
        var actual = before
        set.halve(&actual, top, bottom, count)
        #expect(actual == half)
        actual = before
        set.mix_rows(&actual, top, weight, count)
        #expect(actual == mixed)
      }
    }
  }

  @Test func levelsAreMeansDownToOnePixel() {
    let chain = MipChain(buffer([0, 4, 100, 101, 8, 13, 102, 100], width: 4))
    #expect(chain.levels.map { $0.size.width } == [4, 2, 1])
    #expect(chain.levels.map { $0.size.height } == [2, 1, 1])
    // (0 + 4 + 8 + 13)/4 = 6.25 and 403/4 = 100.75; then (6 + 101)/2 = 53.5, up.
    #expect(chain.levels[1].base[0] == 6 && chain.levels[1].base[1] == 101)
    #expect(chain.levels[2].base[0] == 54)
    #expect(chain.byteCount == 2 * 64)
  }

  @Test func oddEdgesCountTwice() {
    let chain = MipChain(buffer([10, 20, 30, 40, 50, 60, 70, 80, 90], width: 3))
    let half = chain.levels[1]
    #expect(half.size == PixelSize(width: 2, height: 2))
    #expect(half.base[0] == 30 && half.base[1] == 45)
    #expect(half.base[half.stride] == 75 && half.base[half.stride + 1] == 90)
  }

  @Test func levelsFollowTheSize() {
    let chain = MipChain(PixelBuffer(size: PixelSize(width: 64, height: 64)))
    #expect(chain.level(pixelsForEach: 0.3) == MipLevel(level: 0, weight: 0))
    #expect(chain.level(pixelsForEach: 1.5) == MipLevel(level: 0, weight: 128))
    #expect(chain.level(pixelsForEach: 2) == MipLevel(level: 1, weight: 0))
    #expect(chain.level(pixelsForEach: 5) == MipLevel(level: 2, weight: 64))
    #expect(chain.level(pixelsForEach: 1e300) == MipLevel(level: 6, weight: 0))
    #expect(chain.level(pixelsForEach: .nan).level == 0)
    let map = AffineMap(a: 0, b: 4, c: -2, d: 0, tx: 0, ty: 0)
    #expect(chain.level(under: map) == MipLevel(level: 2, weight: 0))
  }

  /// Stripes one pixel wide are an even grey from a quarter of the size on, and no moiré.
  @Test func smallPicturesAreSmooth() {
    let stripes = (0..<4096).map { $0 % 2 == 0 ? 0xff00_0000 : 0xffff_ffff as UInt32 }
    let chain = MipChain(buffer(stripes, width: 64))
    var (row, scratch) = ([UInt32](repeating: 0, count: 20), [UInt32](repeating: 0, count: 20))
    let walk = SampleWalk(u: 1.7, v: 5, du: 3.1, dv: 0)
    Kernels.sampleTrilinear(
      &row, chain: chain, at: chain.level(pixelsForEach: 3.1), walk: walk, scratch: &scratch,
      count: 20)
    #expect(row == [UInt32](repeating: 0xff80_8080, count: 20))
  }
}

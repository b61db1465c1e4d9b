import CUIKernels
import RasterKit
import SeededInput
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

  @Test func mixingTwoLevelsMatchesItsTwin() {
    var random = SeededGenerator(seed: 122)
    let picture = buffer(random.pixels(37 * 29), width: 37)
    let chain = MipChain(picture)
    for count in 0...70 {
      let walk = SampleCursor(u: .random(in: -9...40, using: &random), v: 3, du: 0.7, dv: 0.1)
      let mips = MipCursor(
        fine: (chain.level(1, of: picture).target, walk),
        coarse: (chain.level(2, of: picture).target, walk), weight: UInt32(count))
      var (actual, expected) = (random.pixels(count + 1), random.pixels(count + 1))
      var scratch = actual
      Kernels.sampleTrilinear(&actual, walk: mips, scratch: &scratch, count: count)
      Reference.sampleTrilinear(&expected, walk: mips, count: count)
      #expect(actual.prefix(count) == expected.prefix(count))
    }
  }

  @Test func levelsAreMeansDownToOnePixel() {
    let picture = buffer([0, 4, 100, 101, 8, 13, 102, 100], width: 4)
    let chain = MipChain(picture)
    let levels = (0...chain.lastLevel).map { chain.level($0, of: picture) }
    #expect(levels.map { $0.size.width } == [4, 2, 1])
    #expect(levels.map { $0.size.height } == [2, 1, 1])
    // (0 + 4 + 8 + 13)/4 = 6.25 and 403/4 = 100.75; then (6 + 101)/2 = 53.5, up.
    #expect(levels[1].base[0] == 6 && levels[1].base[1] == 101)
    #expect(levels[2].base[0] == 54)
    #expect(chain.byteCount == 2 * 64)
  }

  @Test func oddEdgesCountTwice() {
    let picture = buffer([10, 20, 30, 40, 50, 60, 70, 80, 90], width: 3)
    let chain = MipChain(picture)
    let half = chain.level(1, of: picture)
    #expect(half.size == PixelSize(width: 2, height: 2))
    #expect(half.base[0] == 30 && half.base[1] == 45)
    #expect(half.base[half.stride] == 75 && half.base[half.stride + 1] == 90)
  }

  @Test func aPartShowsNothingBesideItOnAnyLevel() {
    let picture = buffer([UInt32](repeating: 0, count: 13 * 8), width: 13)
    let chain = MipChain(picture)
    let part = PixelRect(minX: 3, minY: 0, maxX: 13, maxY: 6)
    let bounds = (0...3).map { chain.part(part, of: picture, onLevel: $0)?.bounds }
    // Columns 3 to 12 are completely in pixels 2 to 6 of level 1, and 1 to 3 of level 2.
    #expect(bounds[0] == part)
    #expect(bounds[1] == PixelRect(minX: 2, minY: 0, maxX: 7, maxY: 3))
    #expect(bounds[2] == PixelRect(minX: 1, minY: 0, maxX: 4, maxY: 1))
    // Rows 0 to 5 fill no pixel of 8 rows.
    #expect(bounds[3] == nil)
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

  /// Stripes one pixel wide are an even grey from half the size on, without moiré.
  @Test func smallPicturesAreSmooth() {
    let stripes = (0..<4096).map { $0 % 2 == 0 ? 0xff00_0000 : 0xffff_ffff as UInt32 }
    let picture = buffer(stripes, width: 64)
    let chain = MipChain(picture)
    #expect(chain.level(pixelsForEach: 3.1) == MipLevel(level: 1, weight: 141))
    var (row, scratch) = ([UInt32](repeating: 0, count: 20), [UInt32](repeating: 0, count: 20))
    let walk = MipCursor(
      fine: (chain.level(1, of: picture).target, SampleCursor(u: 0.85, v: 2.5, du: 1.55, dv: 0)),
      coarse: (chain.level(2, of: picture).target, SampleCursor(u: 0.4, v: 1.2, du: 0.775, dv: 0)),
      weight: 141)
    Kernels.sampleTrilinear(&row, walk: walk, scratch: &scratch, count: 20)
    #expect(row == [UInt32](repeating: 0xff80_8080, count: 20))
  }
}

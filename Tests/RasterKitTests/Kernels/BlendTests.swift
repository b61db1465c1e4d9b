import CUIKernels
import RasterKit
import SeededInput
import Testing

@Suite struct BlendTests {
  @Test(arguments: BlendMode.allCases)
  func everySetMatchesTheTwin(mode: BlendMode) {
    var random = SeededGenerator(seed: 61 + UInt64(mode.rawValue))
    let kind = cui_blend_mode(mode.rawValue)
    for count in 0...70 {
      // Not all are premultiplied: such colours must saturate identically in every set.
      let source =
        random.pixels(count + 1) + (0..<count / 4).map { _ in UInt32(random.next() >> 32) }
      let (mask, alpha, before) = (
        random.mask(count + 1), random.mask(1)[0], random.pixels(count + 3)
      )
      var (faded, masked) = (before, before)
      Reference.blendRow(&faded, source: source, mode: mode, alpha: alpha, count: count)
      Reference.blendMask(&masked, source: source, mode: mode, mask: mask, count: count)
      for set in everyKernelSet {
        var actual = before
        set.blend(&actual, source, nil, alpha, count, kind)
        #expect(actual == faded, "\(String(cString: set.name)), \(count)")
        actual = before
        set.blend(&actual, source, mask, 255, count, kind)
        #expect(actual == masked, "\(String(cString: set.name)), \(count), masked")
      }
    }
  }

  @Test(arguments: BlendMode.allCases)
  func alienColoursSaturateAlikeInEverySet(mode: BlendMode) {
    var random = SeededGenerator(seed: 71)
    let source = (0..<4096).map { _ in UInt32(random.next() >> 32) }
    let before = (0..<4096).map { _ in UInt32(random.next() >> 32) }
    var expected = before
    Reference.blendRow(&expected, source: source, mode: mode, count: 4096)
    for set in everyKernelSet {
      var actual = before
      set.blend(&actual, source, nil, 255, 4096, cui_blend_mode(mode.rawValue))
      #expect(actual == expected, "\(String(cString: set.name))")
    }
  }

  /// Opaque grey 0x60 on opaque 0x40 and on 0xc0, calculated manually: 0.3765 and 0.251 or 0.7529.
  @Test func opaqueColoursFollowTheTextbook() {
    let expected: [(BlendMode, UInt32, UInt32)] = [
      (.multiply, 0x18, 0x48), (.screen, 0x88, 0xd8), (.overlay, 0x30, 0xb0),
      (.darken, 0x40, 0x60), (.lighten, 0x60, 0xc0), (.plusLighter, 0xa0, 0xff),
    ]
    for (mode, onDark, onLight) in expected {
      var row: [UInt32] = [0xff40_4040, 0xffc0_c0c0]
      Kernels.blendRow(&row, source: [0xff60_6060, 0xff60_6060], mode: mode, count: 2)
      #expect(row == [0xff00_0000 | onDark * 0x10101, 0xff00_0000 | onLight * 0x10101], "\(mode)")
    }
  }

  @Test(arguments: BlendMode.allCases)
  func onNothingTheSourceStaysItself(mode: BlendMode) {
    var random = SeededGenerator(seed: 73)
    let source = random.pixels(64)
    var row = [UInt32](repeating: 0, count: 64)
    Kernels.blendRow(&row, source: source, mode: mode, count: 64)
    #expect(row == source)
    var beneath = source
    Kernels.blendRow(
      &beneath, source: [UInt32](repeating: 0, count: 64), mode: mode, count: 64)
    #expect(beneath == source)
  }

  @Test func pixelsAreMultipliedByMasksAndAlphas() {
    var random = SeededGenerator(seed: 74)
    for count in 0...70 {
      let (before, other, mask) = (
        random.pixels(count + 2), random.pixels(count + 1), random.mask(count + 1)
      )
      var expected = before
      Reference.multiplyPixels(&expected, by: mask, count: count)
      Reference.multiplyPixels(&expected, byAlphaOf: other, count: count)
      for set in everyKernelSet {
        var actual = before
        set.multiply_pixels(&actual, mask, count)
        set.multiply_pixels_by_alpha(&actual, other, count)
        #expect(actual == expected, "\(String(cString: set.name)), \(count)")
      }
    }
  }

  @Test func whereTheMaskHasNoPixelsNothingIsLeft() {
    var pixels = [UInt32](repeating: 0xff80_4020, count: 16)
    var mask: [UInt32] = [0xff00_0000, 0x8000_0000, 0, 0x0100_0000]
    pixels.withTarget(width: 4) { target in
      mask.withTarget(width: 2) { mask in
        var placed = mask
        placed.bounds = mask.bounds.offsetBy(x: 1, y: 1)
        Kernels.multiply(target, rect: target.bounds, byAlphaOf: placed)
      }
    }
    #expect(pixels[5] == 0xff80_4020 && pixels[6] == 0x8040_2010)
    #expect(pixels[10] == 0x0101_0000 && pixels.count { $0 != 0 } == 3)
  }
}

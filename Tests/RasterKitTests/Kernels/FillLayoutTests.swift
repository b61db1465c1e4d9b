import CUIKernels
import RasterKit
import SeededInput
import Testing

@Suite struct FillLayoutTests {
  static let layouts: [PixelLayout] = [
    layout(32, 0xff0000, 0xff00, 0xff), layout(32, 0xff, 0xff00, 0xff0000),
    layout(32, 0x3ff0_0000, 0xffc00, 0x3ff), layout(24, 0xff0000, 0xff00, 0xff),
    layout(24, 0xff, 0xff00, 0xff0000), layout(16, 0xf800, 0x7e0, 0x1f),
    layout(16, 0x7c00, 0x3e0, 0x1f), layout(16, 0x1f, 0x7e0, 0xf800), layout(16, 0xf00, 0xf0, 0xf),
    layout(32, 0xff00_0000, 0xff0000, 0xff00),
  ]

  private static func layout(_ bits: Int, _ r: UInt32, _ g: UInt32, _ b: UInt32) -> PixelLayout {
    PixelLayout(bitsPerPixel: bits, redMask: r, greenMask: g, blueMask: b)!
  }

  @Test(arguments: layouts, [false, true])
  func rowsMatchTheTwin(layout: PixelLayout, isBigEndian: Bool) {
    let layout = PixelLayout(
      bitsPerPixel: layout.bitsPerPixel, redMask: layout.redMask, greenMask: layout.greenMask,
      blueMask: layout.blueMask, alphaMask: layout.isNative ? 0xff00_0000 : 0,
      isBigEndian: isBigEndian)!
    let packing = PixelPacking(layout)
    var random = SeededGenerator(seed: 31)
    var picture = random.pixels(60 * 3)
    let rect = PixelRect(x: 3, y: 1, width: 51, height: 2)
    var (actual, expected) = ([UInt8](repeating: 9, count: 420), [UInt8](repeating: 9, count: 420))
    picture.withTarget(width: 60) { source in
      Kernels.fillLayout(&actual, bytesPerRow: 208, packing: packing, from: source, rect: rect)
      Reference.fillLayout(&expected, bytesPerRow: 208, packing: packing, from: source, rect: rect)
    }
    #expect(actual == expected)
  }

  @Test func everySetConvertsEveryLevelAlike() {
    let source = (0..<256).map { UInt32($0) * 0x010101 } + [0x123456]
    for set in everyKernelSet {
      for (kernel, layout) in [
        (set.to_rgbx, Self.layouts[1]), (set.to_2101010, Self.layouts[2]),
        (set.to_bgr888, Self.layouts[3]), (set.to_565, Self.layouts[5]),
        (set.to_555, Self.layouts[6]),
      ] {
        var bytes = [UInt8](repeating: 0, count: 257 * 4)
        kernel(&bytes, source, 257)
        #expect(bytes == packed(source, layout), "\(String(cString: set.name)), \(layout)")
      }
    }
  }

  private func packed(_ source: [UInt32], _ layout: PixelLayout) -> [UInt8] {
    let bytes = source.flatMap { pixel in
      (0..<layout.bytesPerPixel).map { UInt8(truncatingIfNeeded: layout.pack(pixel) >> ($0 * 8)) }
    }
    return bytes + [UInt8](repeating: 0, count: 257 * 4 - bytes.count)
  }

  @Test func channelsKeepTheEndsOfTheirRange() {
    #expect(Self.layouts[5].pack(0xffff_ffff) == 0xffff)
    #expect(Self.layouts[5].pack(0xff00_0000) == 0)
    #expect(Self.layouts[2].pack(0xffff_ffff) == 0x3fff_ffff)
    // Half of red in five bits: 128·31/255 = 15.56.
    #expect(Self.layouts[5].pack(0x0080_0000) == 16 << 11)
    #expect(PixelLayout.native.pack(0x8040_2010) == 0x8040_2010)
  }

  @Test func bigEndianSwapsTheBytesOfAPixel() {
    let layout = PixelLayout(
      bitsPerPixel: 24, redMask: 0xff0000, greenMask: 0xff00, blueMask: 0xff, isBigEndian: true)!
    #expect(layout.pack(0xff11_2233) == 0x33_2211)
  }

  @Test(
    arguments: [
      (8, 0xe0, 0x1c, 0x3), (32, 0, 0xff00, 0xff), (32, 0xff00ff, 0xff00, 0xff),
      (16, 0xff0000, 0xff00, 0xff), (32, 0x1ff00, 0xff00, 0xff),
    ] as [(Int, UInt32, UInt32, UInt32)])
  func unusableMasksAreRefused(bits: Int, red: UInt32, green: UInt32, blue: UInt32) {
    let layout = PixelLayout(
      bitsPerPixel: bits, redMask: red, greenMask: green, blueMask: blue)
    #expect(layout == nil)
  }
}

internal import CUIKernels

extension PixelLayout {
  /// One pixel in this layout, as a number whose low bytes are stored first (little-endian).
  package func pack(_ pixel: UInt32) -> UInt32 {
    let value =
      PixelLayout.place(pixel >> 16 & 255, in: redMask)
      | PixelLayout.place(pixel >> 8 & 255, in: greenMask)
      | PixelLayout.place(pixel & 255, in: blueMask) | PixelLayout.place(pixel >> 24, in: alphaMask)
    return isBigEndian ? value.byteSwapped >> UInt32(32 - bitsPerPixel) : value
  }

  /// round(value·max/255) in the bits of `mask`, so that 0 and 255 map to the ends of the range.
  private static func place(_ value: UInt32, in mask: UInt32) -> UInt32 {
    if mask == 0 { return 0 }
    let shift = UInt32(mask.trailingZeroBitCount)
    let scaled = (UInt64(value) * UInt64(mask >> shift) + 127) / 255
    return UInt32(scaled) << shift
  }
}

/// A layout prepared for converting rows: a kernel for common layouts, lookup tables for all
/// others.
package struct PixelPacking: Sendable {
  package let layout: PixelLayout
  let kind: Kind
  /// 256 entries each for blue, green, red and alpha: the packed bits of each channel value.
  let table: [UInt32]

  enum Kind { case native, rgb565, rgb555, rgb2101010, rgbx, bgr888, table }

  package init(_ layout: PixelLayout) {
    self.layout = layout
    kind = Kind(layout)
    table = (0..<4).flatMap { channel in
      (0..<256).map { layout.pack(UInt32($0) << UInt32(8 * channel)) }
    }
  }
}

extension PixelPacking.Kind {
  init(_ layout: PixelLayout) {
    let masks = (layout.redMask, layout.greenMask, layout.blueMask)
    self = .table
    if layout.isBigEndian { return }
    switch (layout.bitsPerPixel, masks, layout.alphaMask) {
    case (32, (0xff0000, 0xff00, 0xff), _): self = .native
    case (32, (0xff, 0xff00, 0xff0000), 0): self = .rgbx
    case (32, (0x3ff0_0000, 0xffc00, 0x3ff), 0): self = .rgb2101010
    case (24, (0xff0000, 0xff00, 0xff), 0): self = .bgr888
    case (16, (0xf800, 0x7e0, 0x1f), 0): self = .rgb565
    case (16, (0x7c00, 0x3e0, 0x1f), 0): self = .rgb555
    default: break
    }
  }
}

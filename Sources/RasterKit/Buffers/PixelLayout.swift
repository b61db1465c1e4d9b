/// The format of pixels in a screen's memory: the image format of an X11 TrueColor visual.
package struct PixelLayout: Hashable, Sendable {
  /// 16, 24 or 32.
  package let bitsPerPixel: Int
  package let redMask: UInt32
  package let greenMask: UInt32
  package let blueMask: UInt32
  /// 0 if pixels have no alpha.
  package let alphaMask: UInt32
  package let isBigEndian: Bool

  /// Nil for layouts that are not direct colour or cannot be written: other pixel sizes, or masks
  /// that are empty, not contiguous, overlapping or outside the pixel.
  package init?(
    bitsPerPixel: Int, redMask: UInt32, greenMask: UInt32, blueMask: UInt32,
    alphaMask: UInt32 = 0, isBigEndian: Bool = false
  ) {
    let masks = [redMask, greenMask, blueMask] + (alphaMask == 0 ? [] : [alphaMask])
    guard
      [16, 24, 32].contains(bitsPerPixel), masks.allSatisfy(PixelLayout.isContiguous),
      UInt64(masks.reduce(0, |)) >> UInt64(bitsPerPixel) == 0,
      masks.reduce(0, { $0 + $1.nonzeroBitCount }) == masks.reduce(0, |).nonzeroBitCount
    else { return nil }
    self.bitsPerPixel = bitsPerPixel
    self.redMask = redMask
    self.greenMask = greenMask
    self.blueMask = blueMask
    self.alphaMask = alphaMask
    self.isBigEndian = isBigEndian
  }

  /// The compositor's own layout, BGRA bytes, which nearly every screen uses.
  package static let native = PixelLayout(
    bitsPerPixel: 32, redMask: 0xff0000, greenMask: 0xff00, blueMask: 0xff,
    alphaMask: 0xff00_0000)!

  /// Whether the compositor's pixels can be shown without conversion (unused bits may hold alpha).
  package var isNative: Bool {
    bitsPerPixel == 32 && redMask == 0xff0000 && greenMask == 0xff00 && blueMask == 0xff
      && !isBigEndian
  }

  package var bytesPerPixel: Int { bitsPerPixel / 8 }

  private static func isContiguous(_ mask: UInt32) -> Bool {
    guard mask != 0 else { return false }
    let bits = mask >> UInt32(mask.trailingZeroBitCount)
    return bits & (bits &+ 1) == 0
  }
}

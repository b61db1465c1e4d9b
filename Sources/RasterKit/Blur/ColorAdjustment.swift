/// What a material does to the opaque colours of what is beneath it: makes them stronger or weaker, and
/// lays a colour over them.
package struct ColorAdjustment: Hashable, Sendable {
  /// In 256ths: 0 is grey, 256 leaves colours as they are.
  private let saturation: Int32
  private let overlay: UInt32

  /// `saturation` is held between 0 and 16, and not a number counts as 1. `overlay` is a premultiplied
  /// pixel.
  package init(saturation: Double = 1, overlay: UInt32 = 0) {
    let usable = saturation.isNaN ? 1 : min(max(saturation, 0), 16)
    self.saturation = Int32((usable * 256).rounded())
    self.overlay = overlay
  }

  /// The opaque pixel that the colour becomes. A colour's grey is its luma by Rec. 709.
  package func pixel(blue: UInt8, green: UInt8, red: UInt8) -> UInt32 {
    let luma = 18 * Int32(blue) + 183 * Int32(green) + 55 * Int32(red)
    let gray = luma * (256 - saturation) + 32768
    return 0xff00_0000
      | channel(blue, gray, 0) | channel(green, gray, 8) << 8 | channel(red, gray, 16) << 16
  }

  private func channel(_ value: UInt8, _ gray: Int32, _ shift: UInt32) -> UInt32 {
    let adjusted = (gray + Int32(value) * 256 * saturation) >> 16
    let beneath = UInt32(min(max(adjusted, 0), 255)) * (255 - overlay >> 24)
    // Divides by 255, rounded: exact for products of two bytes.
    return (overlay >> shift & 255) + ((beneath + 128) * 257) >> 16
  }
}

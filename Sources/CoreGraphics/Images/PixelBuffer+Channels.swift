import RasterKit

extension PixelBuffer {
  /// Exchanges red and blue, of which many libraries have red in the lowest byte. Alpha becomes full where the
  /// buffer is opaque.
  func exchangeRedAndBlue() {
    let full: UInt32 = isOpaque ? 0xFF00_0000 : 0
    for y in 0..<Int(size.height) {
      let row = base + y * stride
      for x in 0..<Int(size.width) {
        let p = row[x]
        row[x] = p & 0xFF00_FF00 | p >> 16 & 255 | (p & 255) << 16 | full
      }
    }
  }
}

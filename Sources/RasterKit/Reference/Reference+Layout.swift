extension Reference {
  package static func fillLayout(
    _ bytes: UnsafeMutableRawPointer, bytesPerRow: Int, packing: PixelPacking,
    from source: PixelTarget, rect: PixelRect
  ) {
    let size = packing.layout.bytesPerPixel
    forEachPixel(of: source, in: rect) { x, y, pixel in
      let place = Int(y - rect.minY) * bytesPerRow + Int(x - rect.minX) * size
      let value = packing.layout.pack(pixel)
      for byte in 0..<size {
        let bits = UInt8(truncatingIfNeeded: value >> UInt32(8 * byte))
        bytes.storeBytes(of: bits, toByteOffset: place + byte, as: UInt8.self)
      }
    }
  }
}

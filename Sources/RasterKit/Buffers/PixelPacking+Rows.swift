internal import CUIKernels

extension PixelPacking {
  /// Converts `count` pixels; `bytes` needs no alignment on processors that allow unaligned access.
  func packRow(_ bytes: UnsafeMutableRawPointer, from row: UnsafePointer<UInt32>, count: Int) {
    let kernels = Kernels.active
    switch kind {
    case .native: bytes.copyMemory(from: row, byteCount: count * 4)
    case .rgb565: kernels.to_565(bytes, row, count)
    case .rgb555: kernels.to_555(bytes, row, count)
    case .rgb2101010: kernels.to_2101010(bytes, row, count)
    case .rgbx: kernels.to_rgbx(bytes, row, count)
    case .bgr888: kernels.to_bgr888(bytes, row, count)
    case .table: packByTable(bytes, from: row, count: count)
    }
  }

  private func packByTable(
    _ bytes: UnsafeMutableRawPointer, from row: UnsafePointer<UInt32>, count: Int
  ) {
    table.withUnsafeBufferPointer { table in
      for index in 0..<count {
        let pixel = row[index]
        let value =
          table[Int(pixel & 255)] | table[256 + Int(pixel >> 8 & 255)]
          | table[512 + Int(pixel >> 16 & 255)] | table[768 + Int(pixel >> 24)]
        store(value, at: bytes + index * layout.bytesPerPixel)
      }
    }
  }

  @inline(__always)
  private func store(_ value: UInt32, at place: UnsafeMutableRawPointer) {
    switch layout.bitsPerPixel {
    case 16: place.storeBytes(of: UInt16(truncatingIfNeeded: value).littleEndian, as: UInt16.self)
    case 32: place.storeBytes(of: value.littleEndian, as: UInt32.self)
    default:
      place.storeBytes(of: UInt8(truncatingIfNeeded: value), as: UInt8.self)
      place.storeBytes(of: UInt8(truncatingIfNeeded: value >> 8), toByteOffset: 1, as: UInt8.self)
      place.storeBytes(of: UInt8(truncatingIfNeeded: value >> 16), toByteOffset: 2, as: UInt8.self)
    }
  }
}

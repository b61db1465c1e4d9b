extension Reference {
  package static func multiplyMask(
    _ mask: UnsafeMutablePointer<UInt8>, by other: UnsafePointer<UInt8>, count: Int
  ) {
    for i in 0..<count { mask[i] = scale(mask[i], by: other[i]) }
  }

  package static func cutMask(
    _ mask: UnsafeMutablePointer<UInt8>, by other: UnsafePointer<UInt8>, count: Int
  ) {
    for i in 0..<count { mask[i] -= min(mask[i], other[i]) }
  }

  package static func scaleMask(_ mask: UnsafeMutablePointer<UInt8>, by alpha: UInt8, count: Int) {
    for i in 0..<count { mask[i] = scale(mask[i], by: alpha) }
  }
}

extension Reference {
  package static func multiplyPixels(
    _ row: UnsafeMutablePointer<UInt32>, by mask: UnsafePointer<UInt8>, count: Int
  ) {
    for i in 0..<count { row[i] = scale(row[i], by: mask[i]) }
  }

  package static func multiplyPixels(
    _ row: UnsafeMutablePointer<UInt32>, byAlphaOf other: UnsafePointer<UInt32>, count: Int
  ) {
    for i in 0..<count { row[i] = scale(row[i], by: UInt8(other[i] >> 24)) }
  }

  package static func tint(_ row: UnsafeMutablePointer<UInt32>, by color: UInt32, count: Int) {
    for i in 0..<count {
      var tinted: UInt32 = 0
      for shift in stride(from: UInt32(0), to: 32, by: 8) {
        let (value, factor) = (UInt8(row[i] >> shift & 255), UInt8(color >> shift & 255))
        tinted |= UInt32(scale(value, by: factor)) << shift
      }
      row[i] = tinted
    }
  }
}

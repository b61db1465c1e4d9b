extension Reference {
  package static func multiplyMask(
    _ mask: UnsafeMutablePointer<UInt8>, by other: UnsafePointer<UInt8>, count: Int
  ) {
    for i in 0..<count { mask[i] = scale(mask[i], by: other[i]) }
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
}

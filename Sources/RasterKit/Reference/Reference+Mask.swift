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

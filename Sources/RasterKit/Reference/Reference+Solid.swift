extension Reference {
  package static func fill(_ target: PixelTarget, rect: PixelRect, color: UInt32) {
    forEachPixel(of: target, in: rect) { _, _, d in d = color }
  }

  package static func solidOver(_ target: PixelTarget, rect: PixelRect, color: UInt32) {
    forEachPixel(of: target, in: rect) { _, _, d in d = over(color, d) }
  }

  package static func solidOverMask(
    _ row: UnsafeMutablePointer<UInt32>, color: UInt32, mask: UnsafePointer<UInt8>, count: Int
  ) {
    for i in 0..<count { row[i] = over(scale(color, by: mask[i]), row[i]) }
  }
}

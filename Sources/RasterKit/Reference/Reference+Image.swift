extension Reference {
  package static func copy(_ target: PixelTarget, rect: PixelRect, source: PixelTarget) {
    forEachPixel(of: target, in: rect.intersection(source.bounds)) { x, y, d in
      d = source.address(x: x, y: y).pointee
    }
  }

  package static func over(
    _ target: PixelTarget, rect: PixelRect, source: PixelTarget, alpha: UInt8 = 255
  ) {
    forEachPixel(of: target, in: rect.intersection(source.bounds)) { x, y, d in
      d = over(scale(source.address(x: x, y: y).pointee, by: alpha), d)
    }
  }

  package static func overRow(
    _ row: UnsafeMutablePointer<UInt32>, source: UnsafePointer<UInt32>, alpha: UInt8 = 255,
    count: Int
  ) {
    for i in 0..<count { row[i] = over(scale(source[i], by: alpha), row[i]) }
  }

  package static func overMask(
    _ row: UnsafeMutablePointer<UInt32>, source: UnsafePointer<UInt32>,
    mask: UnsafePointer<UInt8>, count: Int
  ) {
    for i in 0..<count { row[i] = over(scale(source[i], by: mask[i]), row[i]) }
  }
}

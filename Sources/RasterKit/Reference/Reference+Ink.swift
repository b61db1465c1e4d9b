extension Reference {
  package static func over(
    _ target: PixelTarget, rect: PixelRect, picture: PixelBuffer, at origin: PixelPoint,
    alpha: UInt8 = 255
  ) {
    over(target, rect: rect, source: picture.target(at: origin), alpha: alpha)
  }

  package static func findInk(
    _ bits: UnsafeMutablePointer<UInt64>, row: UnsafePointer<UInt32>, count: Int
  ) {
    for word in 0..<(count + 1023) / 1024 { bits[word] = 0 }
    for x in 0..<count where row[x] != 0 { bits[x / 1024] |= 1 << UInt64(x / 16 % 64) }
  }
}

extension Reference {
  package static func blendRow(
    _ row: UnsafeMutablePointer<UInt32>, source: UnsafePointer<UInt32>, mode: BlendMode,
    alpha: UInt8 = 255, count: Int
  ) {
    for i in 0..<count { row[i] = blend(scale(source[i], by: alpha), row[i], mode) }
  }

  package static func blendMask(
    _ row: UnsafeMutablePointer<UInt32>, source: UnsafePointer<UInt32>, mode: BlendMode,
    mask: UnsafePointer<UInt8>, count: Int
  ) {
    for i in 0..<count { row[i] = blend(scale(source[i], by: mask[i]), row[i], mode) }
  }

  /// The formulas of W3C Compositing and Blending, section 9, for premultiplied colours.
  private static func blend(_ s: UInt32, _ d: UInt32, _ mode: BlendMode) -> UInt32 {
    let (sa, da) = (Int(s >> 24), Int(d >> 24))
    var result: UInt32 = 0
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      let (sc, dc) = (Int(s >> shift & 255), Int(d >> shift & 255))
      result |= UInt32(blend(sc, sa, dc, da, mode)) << shift
    }
    return result
  }

  private static func blend(_ s: Int, _ sa: Int, _ d: Int, _ da: Int, _ mode: BlendMode) -> Int {
    let apart = s * (255 - da) + d * (255 - sa)
    switch mode {
    case .multiply: return rounded(s * d + apart)
    case .screen: return rounded(255 * s + 255 * d - s * d)
    case .overlay:
      let light = sa * da - 2 * max(da - d, 0) * max(sa - s, 0)
      return rounded((2 * d <= da ? 2 * s * d : light) + apart)
    case .darken: return rounded(min(s * da, d * sa) + apart)
    case .lighten: return rounded(max(s * da, d * sa) + apart)
    case .plusLighter: return min(s + d, 255)
    }
  }

  private static func rounded(_ sum: Int) -> Int { (2 * min(sum, 65025) + 255) / 510 }
}

import RasterKit

/// Pixels as numbers of at most 255 colours, and one for transparent pixels.
struct IndexedPicture {
  static let transparent: UInt8 = 255

  /// 0xRRGGBB.
  let palette: [UInt32]
  let values: [UInt8]

  init(_ pixels: PixelBuffer) {
    let colors = Self.straight(pixels)
    let palette = Self.exactPalette(colors) ?? MedianCut.palette(colors.compactMap { $0 }, 255)
    var known: [UInt32: UInt8] = [:]
    for (index, color) in palette.enumerated() { known[color] = UInt8(index) }
    values = colors.map { color in
      guard let color else { return Self.transparent }
      if let index = known[color] { return index }
      let index = Self.nearest(color, palette)
      known[color] = index
      return index
    }
    self.palette = palette
  }

  /// Nil for pixels that are more transparent than not.
  private static func straight(_ pixels: PixelBuffer) -> [UInt32?] {
    let divide = Premultiplication.divide
    return (0..<Int(pixels.size.height)).flatMap { y in
      (0..<Int(pixels.size.width)).map { x in
        let p = pixels.base[y * pixels.stride + x]
        let a = p >> 24
        if a < 128 { return nil }
        return divide(p >> 16 & 255, a) << 16 | divide(p >> 8 & 255, a) << 8
          | divide(p & 255, a)
      }
    }
  }

  /// Nil for more than 255 colours.
  private static func exactPalette(_ colors: [UInt32?]) -> [UInt32]? {
    var known: Set<UInt32> = []
    for case let color? in colors where known.insert(color).inserted && known.count > 255 {
      return nil
    }
    return known.sorted()
  }

  private static func nearest(_ color: UInt32, _ palette: [UInt32]) -> UInt8 {
    func distance(_ other: UInt32) -> Int {
      [16, 8, 0].reduce(0) { sum, shift in
        let d = Int(color >> UInt32(shift) & 255) - Int(other >> UInt32(shift) & 255)
        return sum + d * d
      }
    }
    let best = palette.indices.min { distance(palette[$0]) < distance(palette[$1]) }
    return UInt8(best ?? 0)
  }
}

/// Heckbert's median cut: the box of colours with the longest side is divided at its middle colour,
/// until there are enough boxes.
private enum MedianCut {
  private static let mostSamples = 1 << 16

  static func palette(_ colors: [UInt32], _ count: Int) -> [UInt32] {
    let step = max(colors.count / mostSamples, 1)
    var boxes = [stride(from: 0, to: colors.count, by: step).map { colors[$0] }]
    while boxes.count < count {
      let sides = boxes.map(longestSide)
      guard let index = sides.indices.max(by: { sides[$0].length < sides[$1].length }),
        sides[index].length > 0
      else { break }
      let shift = sides[index].shift
      let box = boxes[index].sorted { $0 >> shift & 255 < $1 >> shift & 255 }
      boxes[index] = Array(box[..<(box.count / 2)])
      boxes.append(Array(box[(box.count / 2)...]))
    }
    return Set(boxes.filter { !$0.isEmpty }.map(mean)).sorted()
  }

  private static func longestSide(_ box: [UInt32]) -> (shift: UInt32, length: UInt32) {
    [16, 8, 0].map { (shift: UInt32) in
      let values = box.lazy.map { $0 >> shift & 255 }
      return (shift, (values.max() ?? 0) - (values.min() ?? 0))
    }.max { $0.1 < $1.1 } ?? (0, 0)
  }

  private static func mean(_ box: [UInt32]) -> UInt32 {
    [16, 8, 0].reduce(UInt32(0)) { color, shift in
      let sum = box.reduce(0) { $0 + Int($1 >> UInt32(shift) & 255) }
      return color | UInt32((sum + box.count / 2) / box.count) << UInt32(shift)
    }
  }
}

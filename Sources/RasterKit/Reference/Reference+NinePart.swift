extension Reference {
  package static func solidOver(
    _ target: PixelTarget, mask: PlacedMask, clip: PixelRect, color: UInt32
  ) {
    forEachPixel(of: target, in: clip.intersection(mask.bounds)) { x, y, d in
      d = over(scale(color, by: coverage(of: mask, x: x, y: y)), d)
    }
  }

  package static func coverage(of mask: PlacedMask, x: Int32, y: Int32) -> UInt8 {
    guard mask.bounds.contains(x: x, y: y) else { return 0 }
    let (part, size) = (mask.part, mask.part.mask.size)
    let column = place(x - mask.bounds.minX, part.middleX, size.width, mask.bounds.width)
    let line = place(y - mask.bounds.minY, part.middleY, size.height, mask.bounds.height)
    return part.mask.row(line)[Int(column)]
  }

  private static func place(_ i: Int32, _ middle: Int32?, _ size: Int32, _ full: Int32) -> Int32 {
    guard let middle, i >= middle else { return i }
    let after = size - 1 - middle
    return i >= full - after ? i - (full - size) : middle
  }
}

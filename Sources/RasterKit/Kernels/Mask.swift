internal import CUIKernels

extension Kernels {
  /// m = m·by/255, for nested clips.
  package static func multiplyMask(
    _ mask: UnsafeMutablePointer<UInt8>, by other: UnsafePointer<UInt8>, count: Int
  ) {
    active.multiply_mask(mask, other, count)
  }

  /// m = m − by, at least 0, for cutting holes.
  package static func cutMask(
    _ mask: UnsafeMutablePointer<UInt8>, by other: UnsafePointer<UInt8>, count: Int
  ) {
    active.cut_mask(mask, other, count)
  }

  /// m = m·by/255, for opacity.
  package static func scaleMask(_ mask: UnsafeMutablePointer<UInt8>, by alpha: UInt8, count: Int) {
    if alpha < 255 { active.scale_mask(mask, alpha, count) }
  }
}

extension Kernels {
  /// p = p·m/255 in all channels, for masks on finished groups.
  package static func multiplyPixels(
    _ row: UnsafeMutablePointer<UInt32>, by mask: UnsafePointer<UInt8>, count: Int
  ) {
    active.multiply_pixels(row, mask, count)
  }

  /// p = p·alpha(q)/255 in all channels; the two rows must not share memory.
  package static func multiplyPixels(
    _ row: UnsafeMutablePointer<UInt32>, byAlphaOf other: UnsafePointer<UInt32>, count: Int
  ) {
    active.multiply_pixels_by_alpha(row, other, count)
  }

  /// p = p·c/255, each channel by the colour's channel.
  package static func tint(_ row: UnsafeMutablePointer<UInt32>, by color: UInt32, count: Int) {
    active.tint(row, color, count)
  }

  /// p = p·alpha(q)/255 at the same coordinates of both grids; pixels outside `source` become
  /// clear.
  package static func multiply(
    _ target: PixelTarget, rect: PixelRect, byAlphaOf source: PixelTarget
  ) {
    let area = rect.intersection(target.bounds)
    let both = area.intersection(source.bounds)
    var outside = PixelRegion(area)
    outside.subtract(both)
    for rect in outside.rects { fill(target, rect: rect, color: 0) }
    if both.isEmpty { return }
    for y in both.minY..<both.maxY {
      multiplyPixels(
        target.address(x: both.minX, y: y), byAlphaOf: source.address(x: both.minX, y: y),
        count: Int(both.width))
    }
  }
}

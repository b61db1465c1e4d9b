import RasterKit

/// A mask placed on the surface.
struct ShiftedMask {
  var mask: MaskBuffer
  var bounds: PixelRect

  /// The coverage of the surface's pixels from (x, y) on.
  func row(x: Int32, y: Int32) -> UnsafeMutablePointer<UInt8> {
    mask.row(y &- bounds.minY) + Int(x &- bounds.minX)
  }
}

import RasterKit

/// A mask and which pixels of the surface it is for.
struct ShiftedMask {
  var mask: MaskBuffer
  var bounds: PixelRect

  /// The coverage of pixels from (x, y) of the surface on.
  func row(x: Int32, y: Int32) -> UnsafeMutablePointer<UInt8> {
    mask.row(y &- bounds.minY) + Int(x &- bounds.minX)
  }
}

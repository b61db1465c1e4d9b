/// The plain formula of every kernel, for tests to compare with.
///
/// Same names and arguments as `Kernels`, one pixel at a time, without SIMD or shortcuts.
package enum Reference {
  /// round(value·by/255) without a division: exact for all products of two bytes.
  static func scale(_ value: UInt8, by: UInt8) -> UInt8 {
    let sum = UInt32(value) * UInt32(by) + 128
    return UInt8((sum + (sum >> 8)) >> 8)
  }

  static func scale(_ pixel: UInt32, by: UInt8) -> UInt32 {
    mapChannels(pixel) { scale($0, by: by) }
  }

  /// s + d·(255 − alpha(s))/255, each channel at most 255.
  static func over(_ s: UInt32, _ d: UInt32) -> UInt32 {
    let rest = scale(d, by: 255 - UInt8(s >> 24))
    var result: UInt32 = 0
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      result |= min((s >> shift & 255) + (rest >> shift & 255), 255) << shift
    }
    return result
  }

  private static func mapChannels(_ pixel: UInt32, _ change: (UInt8) -> UInt8) -> UInt32 {
    var result: UInt32 = 0
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      result |= UInt32(change(UInt8(pixel >> shift & 255))) << shift
    }
    return result
  }

  /// Calls the body for the pixels of `rect` inside the target.
  static func forEachPixel(
    of target: PixelTarget, in rect: PixelRect,
    _ visit: (_ x: Int32, _ y: Int32, inout UInt32) -> Void
  ) {
    let area = rect.intersection(target.bounds)
    if area.isEmpty { return }
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX { visit(x, y, &target.address(x: x, y: y).pointee) }
    }
  }
}

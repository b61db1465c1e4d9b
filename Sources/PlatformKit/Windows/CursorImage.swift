/// An image for the pointer: premultiplied pixels (0xAARRGGBB), row by row from the top.
package struct CursorImage: Hashable, Sendable {
  /// The maximum length of a side in pixels.
  package static let longestSide = 256

  package let width: Int
  package let height: Int
  /// The pixel that points, the cursor's hot spot.
  package let hotX: Int
  package let hotY: Int
  package let pixels: [UInt32]

  /// Nil if there are no pixels, too many, or not as many as the sides require.
  package init?(width: Int, height: Int, hotX: Int, hotY: Int, pixels: [UInt32]) {
    let sides = 1...Self.longestSide
    guard sides.contains(width), sides.contains(height), pixels.count == width * height else {
      return nil
    }
    (self.width, self.height, self.pixels) = (width, height, pixels)
    self.hotX = min(max(hotX, 0), width - 1)
    self.hotY = min(max(hotY, 0), height - 1)
  }
}

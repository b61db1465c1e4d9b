import CoreGraphics
import RasterKit
import RenderKit

extension PlainPainter {
  /// Fills with a colour or a pattern; `map` leads from the layer's plane to pixels.
  func fill(
    _ color: CGColor, _ shape: Cover, _ map: AffineMap, _ around: Around, _ canvas: inout Canvas
  ) {
    guard let pattern = color.pattern?.repeatedImage, let back = map.inverted else {
      return fill(color, shape, around, &canvas)
    }
    var around = around
    around.tint.w *= color.rgba.w
    let tile = PlainTile(pattern.image, size: pattern.size)
    forEachPixel { index, x, y in
      guard shape[index] > 0 else { return }
      let point = back.apply(x: Double(x) + 0.5, y: Double(y) + 0.5)
      let pixel = tile.color(x: point.x, y: point.y)
      blend(pixel, through: around, at: index, covered: shape[index], into: &canvas)
    }
  }
}

/// An image that repeats in a plane.
private struct PlainTile {
  private let pixels: PixelBuffer
  private let size: CGSize

  init(_ image: CGImage, size: CGSize) { (pixels, self.size) = (image.pixels, size) }

  func color(x: Double, y: Double) -> SIMD4<Float> {
    let (width, height) = (Double(pixels.size.width), Double(pixels.size.height))
    let (u, v) = (x * width / size.width - 0.5, y * height / size.height - 0.5)
    let (left, top) = (u.rounded(.down), v.rounded(.down))
    let (right, down) = (Float(u - left), Float(v - top))
    let upper = pixel(left, top) * (1 - right) + pixel(left + 1, top) * right
    let lower = pixel(left, top + 1) * (1 - right) + pixel(left + 1, top + 1) * right
    return (upper * (1 - down) + lower * down).rounded(.toNearestOrAwayFromZero)
  }

  private func pixel(_ x: Double, _ y: Double) -> SIMD4<Float> {
    func wrapped(_ place: Double, _ count: Int32) -> Int32 {
      (Int32(place) % count + count) % count
    }
    let value = pixels.target.address(
      x: wrapped(x, pixels.size.width), y: wrapped(y, pixels.size.height)
    ).pointee
    return SIMD4<Float>(SIMD4(value >> 16 & 255, value >> 8 & 255, value & 255, value >> 24))
  }
}

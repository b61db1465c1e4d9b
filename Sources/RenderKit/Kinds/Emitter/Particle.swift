import CoreGraphics
import RasterKit

/// One particle as it is at some moment.
package struct Particle: Sendable, Equatable {
  package var look: EmitterCellSnapshot.Look
  /// How many of its cell, from the same source, were born before it.
  package var number: Int
  package var age: Double
  /// Its middle, in the space of the layer; z is towards the viewer.
  package var x: Double
  package var y: Double
  package var z: Double
  /// Points for each point of its contents.
  package var scale: Double
  /// Clockwise on the screen; radians.
  package var angle: Double
  /// What its contents' colours are multiplied by; not premultiplied, 0...1 each.
  package var tint: SIMD4<Double>

  /// Everything about it is a number, and it is where screens are.
  var isPlaceable: Bool {
    let reach = abs(x) + abs(y) + abs(z) + scale + abs(angle) + tint.sum()
    return reach < PlaneBox.pixelLimit && scale > 0 && tint.w > 0
  }
}

extension Particle {
  /// Around it however it is turned, in its own plane.
  var box: PlaneBox {
    guard let window = look.window else { return .empty }
    let (width, height) = (Double(window.width), Double(window.height))
    let radius = (width * width + height * height).squareRoot() / 2 * scale / look.scale
    let box = PlaneBox(minX: x - radius, minY: y - radius, maxX: x + radius, maxY: y + radius)
    return box.isFinite ? box : .empty
  }

  /// From the pixels of its window, counted from that one's corner, to its plane.
  func place(of window: PixelRect) -> AffineMap {
    let scale = scale / look.scale
    let (sine, cosine) = (sin(angle) * scale, cos(angle) * scale)
    return AffineMap(
      translationX: -Double(window.width) / 2, y: -Double(window.height) / 2
    ).concatenating(AffineMap(a: cosine, b: sine, c: -sine, d: cosine, tx: x, ty: y))
  }
}

extension EmitterCellSnapshot.Look {
  /// The pixels of the image that are shown, whole ones; nil where there are none.
  var window: PixelRect? {
    guard let contents, scale > 0 else { return nil }
    let size = contents.pixels.size
    guard rect != ContentsSampling.unit else { return PixelRect(size: size) }
    let (width, height) = (Double(size.width), Double(size.height))
    let part = PlaneBox(
      minX: Double(rect.minX) * width, minY: Double(rect.minY) * height,
      maxX: Double(rect.maxX) * width, maxY: Double(rect.maxY) * height)
    let window = part.snapped.outwardPixels.intersection(PixelRect(size: size))
    return window.isEmpty ? nil : window
  }
}

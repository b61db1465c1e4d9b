import CoreGraphics
import RasterKit

/// The state of one particle at some moment.
package struct Particle: Sendable, Equatable {
  package var contents: EmitterCellSnapshot.Contents
  /// Its birth number within its cell and source.
  package var number: Int
  package var age: Double
  /// Its centre in the layer's space; z points towards the viewer.
  package var x: Double
  package var y: Double
  package var z: Double
  /// The scale of its contents.
  package var scale: Double
  /// Clockwise on the screen; radians.
  package var angle: Double
  /// Multiplied with the contents' colours; not premultiplied, 0...1 each.
  package var tint: SIMD4<Double>

  /// Whether all its numbers are finite and within the compositor's limits.
  var isPlaceable: Bool {
    let reach = abs(x) + abs(y) + abs(z) + scale + abs(angle) + tint.sum()
    return reach < PlaneRect.pixelLimit && scale > 0 && tint.w > 0
  }
}

extension Particle {
  /// Its bounding box at any rotation, in its own plane.
  var box: PlaneRect {
    guard let window = contents.window else { return .empty }
    let (width, height) = (Double(window.width), Double(window.height))
    let radius = (width * width + height * height).squareRoot() / 2 * scale / contents.scale
    let box = PlaneRect(minX: x - radius, minY: y - radius, maxX: x + radius, maxY: y + radius)
    return box.isFinite ? box : .empty
  }

  /// From the pixels of `window`, relative to its corner, to the particle's plane.
  func place(of window: PixelRect) -> AffineMap {
    let scale = scale / contents.scale
    let (sine, cosine) = (sin(angle) * scale, cos(angle) * scale)
    return AffineMap(
      translationX: -Double(window.width) / 2, y: -Double(window.height) / 2
    ).concatenating(AffineMap(a: cosine, b: sine, c: -sine, d: cosine, tx: x, ty: y))
  }
}

extension EmitterCellSnapshot.Contents {
  /// The shown pixels of the image, rounded to whole ones; nil where there are none.
  var window: PixelRect? {
    guard let image, scale > 0 else { return nil }
    let size = image.pixels.size
    guard rect != ContentsSampling.unit else { return PixelRect(size: size) }
    let (width, height) = (Double(size.width), Double(size.height))
    let part = PlaneRect(
      minX: Double(rect.minX) * width, minY: Double(rect.minY) * height,
      maxX: Double(rect.maxX) * width, maxY: Double(rect.maxY) * height)
    let window = part.snapped.outwardPixels.intersection(PixelRect(size: size))
    return window.isEmpty ? nil : window
  }
}

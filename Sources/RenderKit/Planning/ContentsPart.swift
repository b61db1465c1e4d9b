import CoreGraphics
import RasterKit

/// A rectangle of an image and its destination.
struct ContentsPart {
  /// In pixels of the image; may reach beyond it.
  var source: PlaneRect
  /// In the layer's plane.
  var box: PlaneRect

  /// From pixels of the image to the layer's plane.
  var map: AffineMap {
    let (scaleX, scaleY) = (box.width / source.width, box.height / source.height)
    return AffineMap(
      a: scaleX, b: 0, c: 0, d: scaleY, tx: box.minX - source.minX * scaleX,
      ty: box.minY - source.minY * scaleY)
  }

  /// The pixels that sampling may read: those of the part, at least one, so that its neighbours do
  /// not bleed in at its edges.
  func window(in size: PixelSize) -> PixelRect {
    let outer = source.outwardPixels
    let minX = min(max(outer.minX, 0), size.width &- 1)
    let minY = min(max(outer.minY, 0), size.height &- 1)
    return PixelRect(
      minX: minX, minY: minY, maxX: min(max(outer.maxX, minX &+ 1), size.width),
      maxY: min(max(outer.maxY, minY &+ 1), size.height))
  }

  /// Whether the part is exactly these pixels of the image.
  func isWhole(_ window: PixelRect) -> Bool { PlaneRect(window) == source }
}

extension ContentsPart {
  /// The area of the part's pixel centres: its box, extended by the antialiased edge where it ends
  /// with the whole image.
  func cell(of whole: PlaneRect, _ edge: (x: Double, y: Double)) -> PlaneRect {
    let (slackX, slackY) = (whole.width / 1e9, whole.height / 1e9)
    return PlaneRect(
      minX: box.minX > whole.minX + slackX ? box.minX : box.minX - edge.x,
      minY: box.minY > whole.minY + slackY ? box.minY : box.minY - edge.y,
      maxX: box.maxX < whole.maxX - slackX ? box.maxX : box.maxX + edge.x,
      maxY: box.maxY < whole.maxY - slackY ? box.maxY : box.maxY + edge.y)
  }

  /// The nine parts defined by `contentsCenter`; nil where everything stretches alike.
  func nineParts(of layer: LayerSnapshot) -> [ContentsPart]? {
    let center = layer.rare.sampling.center
    guard layer.contentsGravity.isResizing, center != ContentsSampling.unit else { return nil }
    let scale = Double(layer.contentsScale)
    let columns = ContentsPart.thirds(
      Double(center.minX), Double(center.maxX), source.minX, source.width, box.minX, box.width,
      scale)
    let rows = ContentsPart.thirds(
      Double(center.minY), Double(center.maxY), source.minY, source.height, box.minY, box.height,
      scale)
    return rows.flatMap { row in
      columns.map { column in
        ContentsPart(
          source: PlaneRect(
            minX: column.from, minY: row.from, maxX: column.to, maxY: row.to),
          box: PlaneRect(
            minX: column.start, minY: row.start, maxX: column.end, maxY: row.end))
      }
    }
  }

  private struct Third {
    var from: Double
    var to: Double
    var start: Double
    var end: Double
  }

  /// The outer thirds keep their size, or shrink in proportion where both do not fit; the middle
  /// gets the rest. Empty thirds are left out.
  private static func thirds(
    _ low: Double, _ high: Double, _ source: Double, _ pixels: Double, _ origin: Double,
    _ length: Double, _ scale: Double
  ) -> [Third] {
    let from = min(max(low, 0), 1) * pixels
    let to = max(min(max(high, 0), 1) * pixels, from)
    let fixed = (from + pixels - to) / scale
    let share = fixed > length ? length / fixed : 1
    let (start, end) = (from / scale * share, length - (pixels - to) / scale * share)
    // A stretched part of width 0 shows the pixel it lies in.
    let thin = max(to, from + 1.0 / 1024)
    return [
      Third(from: source, to: source + from, start: origin, end: origin + start),
      Third(from: source + from, to: source + thin, start: origin + start, end: origin + end),
      Third(from: source + to, to: source + pixels, start: origin + end, end: origin + length),
    ].filter { $0.start < $0.end && $0.from < $0.to }
  }
}

extension ContentsGravity {
  fileprivate var isResizing: Bool {
    switch self {
    case .resize, .resizeAspect, .resizeAspectFill: true
    default: false
    }
  }
}

extension LayerSnapshot {
  /// The shown part of the image, in its pixels.
  var contentsSource: PlaneRect {
    guard let contents else { return .empty }
    let (width, height) = (Double(contents.width), Double(contents.height))
    guard hasRareState else {
      return PlaneRect(minX: 0, minY: 0, maxX: width, maxY: height)
    }
    let part = PlaneRect(rare.sampling.rect)
    return PlaneRect(
      minX: part.minX * width, minY: part.minY * height, maxX: part.maxX * width,
      maxY: part.maxY * height)
  }

  /// Whether the image is opaque as contents: by its format, or because the layer promises it and
  /// every pixel is opaque.
  func showsOpaquely(_ image: CGImage) -> Bool {
    if image.pixels.isOpaque { return true }
    return hasRareState && rare.promisesOpaqueContents && image.isOpaqueThroughout
  }

  /// The filter for the image; `map` leads from its pixels to device pixels. Rounding errors in the
  /// map do not turn an image shown pixel for pixel into a minified one.
  func contentsFilter(under map: AffineMap) -> ContentsSampling.Filter {
    guard hasRareState else { return .linear }
    let sampling = rare.sampling
    if abs(map.determinant) < 0.999_999 { return sampling.minification }
    return sampling.magnification == .nearest ? .nearest : .linear
  }
}

extension ProjectiveMap {
  /// The size of two pixels in the plane, in the middle of a box, across and down.
  func pixelPair(in box: PlaneRect) -> (x: Double, y: Double) {
    let map = tangent(of: box)
    let (across, down) = (map.a * map.a + map.b * map.b, map.c * map.c + map.d * map.d)
    return (2 / across.squareRoot(), 2 / down.squareRoot())
  }
}

package import CUIKernels

/// A convex polygon on the pixel grid, such as a rectangle in perspective, with exact area
/// coverage.
///
/// Like `RoundedShape` it has bounds, spans and coverage by rows. A pixel's coverage depends only
/// on the shape and the pixel, never on the clip or on where a row starts.
package struct PolygonShape: Sendable {
  /// Holds every pixel with any coverage; empty if nothing is visible.
  package let bounds: PixelRect
  /// Corners in order, clockwise where y grows downwards.
  let x: [Double]
  let y: [Double]
  let hardEdges: Bool

  package var isEmpty: Bool { bounds.isEmpty }
}

extension PolygonShape {
  /// A convex polygon by its corners, in either direction. Fewer than 3 corners, more than 150, or
  /// corners that are not finite make an empty shape.
  package init(corners: [(x: Double, y: Double)], hardEdges: Bool = false) {
    self.init(PolygonOutline(corners), hardEdges: hardEdges)
  }

  /// The rounded rectangle (0, 0) to (`width`, `height`) under `map`. Parts behind the eye are cut
  /// off, and parts too near to it: where w is less than `nearest`, or less than a ten-thousandth
  /// of the furthest corner's. Curves become straight lines within 1/20 of a pixel. Corners lie on
  /// a grid of 1/65536 of a pixel, so that rectangles with common corners have common edges.
  ///
  /// Sizes and maps that are not finite, flat or behind the eye give an empty shape.
  package init(
    width: Double, height: Double, radius: Double = 0, corners: CornerSet = .all,
    curve: CornerCurve = .circular, map: ProjectiveMap, nearest: Double? = nil,
    hardEdges: Bool = false
  ) {
    let size = (width: width, height: height)
    let rect = RectOutline(size: size, radius: radius, corners: corners, curve: curve)
    guard let rect, map.isFinite, map.determinant != 0 else {
      self.init(PolygonOutline([]), hardEdges: hardEdges)
      return
    }
    let points = rect.points(steps: rect.steps(under: map))
    self.init(PolygonOutline(points, under: map, nearest: nearest), hardEdges: hardEdges)
  }

  private init(_ outline: PolygonOutline, hardEdges: Bool) {
    let points = outline.isUsable ? outline.clockwise : []
    (x, y) = (points.map(\.x), points.map(\.y))
    self.hardEdges = hardEdges
    bounds = points.isEmpty ? .empty : outline.bounds
  }
}

extension PolygonShape {
  /// Arguments for the kernels; the pointer is valid inside `body` only.
  package func withKernelPolygon<Result>(
    _ body: (UnsafePointer<cui_polygon>) -> Result
  ) -> Result {
    x.withUnsafeBufferPointer { x in
      y.withUnsafeBufferPointer { y in
        var polygon = cui_polygon(
          x: x.baseAddress!, y: y.baseAddress!, count: Int32(x.count), min_x: bounds.minX,
          min_y: bounds.minY, max_x: bounds.maxX, max_y: bounds.maxY,
          hard_edges: hardEdges ? 1 : 0)
        return body(&polygon)
      }
    }
  }
}

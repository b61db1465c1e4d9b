package import CUIKernels

/// A rounded rectangle under an affine map, with the coverage of each pixel.
///
/// Coverage is the exact area for edges along the axes, and comes from the distance to the edge
/// otherwise; nothing is rasterised or cached. A pixel's coverage depends only on the shape and the
/// pixel, never on the clip or on where a row starts.
package struct RoundedShape: Sendable {
  /// Holds every pixel with any coverage; empty if nothing is visible.
  package let bounds: PixelRect
  /// A large rectangle of completely covered pixels, for occlusion; empty unless the edges are
  /// along the axes.
  package let innerRect: PixelRect
  /// Whether the shape is exactly the pixels of `bounds`, so that it can be filled.
  package let isPixelAligned: Bool
  /// Arguments for the kernels.
  package let outline: cui_shape

  package var isEmpty: Bool { bounds.isEmpty }
}

extension RoundedShape {
  /// The rectangle (0, 0) to (`width`, `height`) mapped to pixels by `transform`.
  ///
  /// The radius is at most half the shorter side; corners not in `corners` are sharp. A size or map
  /// that is flat, not finite or too small to be visible gives an empty shape. With `hardEdges` a
  /// pixel is covered if its centre is inside.
  package init(
    width: Double, height: Double, radius: Double = 0, corners: CornerSet = .all,
    curve: CornerCurve = .circular, transform: AffineMap, hardEdges: Bool = false
  ) {
    let frame = ShapeFrame(
      width: width, height: height, radius: radius, corners: corners, curve: curve,
      transform: transform)
    guard let frame, let outline = frame.outline(hardEdges: hardEdges) else {
      self.init(bounds: .empty, innerRect: .empty, isPixelAligned: false, outline: cui_shape())
      return
    }
    let inner = frame.innerRect(hardEdges: hardEdges)
    self.init(
      bounds: outline.bounds, innerRect: inner,
      isPixelAligned: frame.isSharp && inner == outline.bounds, outline: outline)
  }

  package init(_ rect: PixelRect) {
    self.init(
      width: Double(rect.maxX) - Double(rect.minX), height: Double(rect.maxY) - Double(rect.minY),
      transform: AffineMap(translationX: Double(rect.minX), y: Double(rect.minY)))
  }
}

extension cui_shape {
  var bounds: PixelRect { PixelRect(minX: min_x, minY: min_y, maxX: max_x, maxY: max_y) }
}

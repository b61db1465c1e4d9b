package import CUIKernels

/// A rounded rectangle under an affine map: which pixels it covers, and how much of each.
///
/// Coverage is the exact area for edges along the axes, and comes from the distance to the edge
/// elsewhere; nothing is rasterised or cached. The coverage of a pixel depends on the shape and the
/// pixel only, never on the clip or on where a row is entered.
package struct RoundedShape: Sendable {
  /// Every pixel with any coverage is in here; empty where nothing can be seen.
  package let bounds: PixelRect
  /// Pixels that are covered entirely, for occlusion: a large rectangle that fits inside, and empty
  /// unless the edges are along the axes.
  package let innerRect: PixelRect
  /// Whether the shape is exactly the pixels of `bounds`, so that it can be filled.
  package let isPixelAligned: Bool
  /// What the kernels work from.
  package let outline: cui_shape

  package var isEmpty: Bool { bounds.isEmpty }
}

extension RoundedShape {
  /// The rectangle (0, 0) to (`width`, `height`) mapped to pixels by `transform`.
  ///
  /// A radius above half the shorter side is that half; corners not in `corners` are sharp. A size or map that is not finite, flat or
  /// smaller than can be seen gives an empty shape. With `hardEdges` a pixel is in or out by its
  /// centre.
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

  /// The pixels of `rect`.
  package init(_ rect: PixelRect) {
    self.init(
      width: Double(rect.maxX) - Double(rect.minX), height: Double(rect.maxY) - Double(rect.minY),
      transform: AffineMap(translationX: Double(rect.minX), y: Double(rect.minY)))
  }
}

extension cui_shape {
  var bounds: PixelRect { PixelRect(minX: min_x, minY: min_y, maxX: max_x, maxY: max_y) }
}

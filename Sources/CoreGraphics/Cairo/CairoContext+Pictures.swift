import CUICairo
import RasterKit

extension CairoContext {
  /// Paints a whole image with its first row along the top (largest y) of the user space rectangle,
  /// as Core Graphics does; `transform` maps user space to pixels. With a source, the image's alpha is
  /// where that is painted.
  package func paint(
    _ picture: CairoSurface, in rect: CGRect, _ transform: CGAffineTransform, _ style: ImageStyle,
    _ source: PaintSource? = nil
  ) {
    let (width, height) = (CGFloat(picture.pixels.size.width), CGFloat(picture.pixels.size.height))
    let placed = CGAffineTransform(
      a: rect.width / width, b: 0, c: 0, d: -rect.height / height, tx: rect.minX, ty: rect.maxY
    ).concatenating(transform)
    guard placed.isInvertible, let pattern = cairo_pattern_create_for_surface(picture.raw) else {
      return
    }
    defer { cairo_pattern_destroy(pattern) }
    cairo_pattern_set_extend(pattern, style.tiles ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(pattern, style.quality.filter(for: placed))
    save()
    setTransform(placed)
    if !style.tiles {
      cairo_new_path(raw)
      cairo_rectangle(raw, 0, 0, Double(width), Double(height))
      cairo_clip(raw)
    }
    if let source {
      setSource(source, alpha: style.alpha)
      cairo_mask(raw, pattern)
    } else {
      cairo_set_source(raw, pattern)
      paintSource(alpha: style.alpha)
    }
    restore()
  }

  /// Paints a layer at its position on the common pixel grid, moved by `offset`, which may be
  /// fractional.
  package func compose(_ layer: CairoSurface, offset: CGVector, alpha: Double, mask: CairoSurface?)
  {
    cairo_identity_matrix(raw)
    cairo_set_source_surface(raw, layer.raw, Double(offset.dx), Double(offset.dy))
    paintSource(alpha: alpha, mask: mask)
    // Drop the source pattern, which would keep the layer's memory alive.
    cairo_set_source_rgba(raw, 0, 0, 0, 1)
  }

  /// Multiplies everything painted so far by `alpha`.
  package func fade(to alpha: Double) {
    save()
    cairo_set_operator(raw, CAIRO_OPERATOR_DEST_IN)
    cairo_set_source_rgba(raw, 0, 0, 0, alpha)
    cairo_paint(raw)
    restore()
  }
}

/// How an image is painted.
package struct ImageStyle {
  package var alpha: Double
  package var quality: CGInterpolationQuality
  package var tiles = false

  package init(alpha: Double, quality: CGInterpolationQuality, tiles: Bool = false) {
    self.alpha = alpha
    self.quality = quality
    self.tiles = tiles
  }
}

extension CGInterpolationQuality {
  /// For pixels that are placed so.
  fileprivate func filter(for placed: CGAffineTransform) -> cairo_filter_t {
    switch self {
    case .none: CAIRO_FILTER_NEAREST
    case .low: CAIRO_FILTER_BILINEAR
    case .default, .medium: CAIRO_FILTER_GOOD
    // Of pixels that it enlarges, Cairo's best one makes squares with soft edges.
    case .high:
      abs(placed.a * placed.d - placed.b * placed.c) < 1 ? CAIRO_FILTER_BEST : CAIRO_FILTER_GOOD
    }
  }
}

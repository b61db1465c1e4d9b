import CUICairo
package import RasterKit

/// What paths and glyphs are painted with.
package enum PaintSource {
  case color(SIMD4<Float>)
  /// A picture that repeats; `map` leads from its pixels to those of the context.
  case pattern(PixelBuffer, map: CGAffineTransform, alpha: Double)
}

extension CairoContext {
  /// Sets the source for later painting, whatever the transform is then.
  package func setSource(_ source: PaintSource, alpha: Double = 1) {
    switch source {
    case .color(let rgba): setSource(rgba, alpha: alpha)
    case .pattern(let picture, let map, let own): setPattern(picture, map, alpha: alpha * own)
    }
  }

  private func setPattern(_ picture: PixelBuffer, _ map: CGAffineTransform, alpha: Double) {
    let shown = alpha < 1 ? faded(picture, alpha) : picture
    guard let back = map.inverse(repeating: picture.size), let pattern = shown.makeCairoPattern()
    else { return setSource(.zero) }
    defer { cairo_pattern_destroy(pattern) }
    var toPicture = cairo_matrix_t(back)
    cairo_pattern_set_matrix(pattern, &toPicture)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
    var user = cairo_matrix_t()
    cairo_get_matrix(raw, &user)
    // Cairo fixes a source in the user space of this moment.
    cairo_identity_matrix(raw)
    cairo_set_source(raw, pattern)
    cairo_set_matrix(raw, &user)
  }

  private func faded(_ picture: PixelBuffer, _ alpha: Double) -> PixelBuffer {
    let copy = CairoContext(scratch: PixelRect(size: picture.size))
    copy.compose(CairoSurface(picture), offset: .zero, alpha: max(alpha, 0), mask: nil)
    return copy.surface.pixels
  }

  /// Gives everything painted so far one colour, with its own alpha as coverage.
  package func recolor(_ rgba: SIMD4<Float>) {
    save()
    cairo_set_operator(raw, CAIRO_OPERATOR_IN)
    setSource(rgba)
    cairo_paint(raw)
    restore()
  }
}

extension CGAffineTransform {
  /// The inverse, moved by whole periods to near the origin. Nil where Cairo's fixed point numbers do
  /// not reach: a picture is then smaller or larger than anything on a screen by far.
  fileprivate func inverse(repeating period: PixelSize) -> CGAffineTransform? {
    guard isInvertible else { return nil }
    var back = inverted()
    let possible: ClosedRange<CGFloat> = 1e-4...1e4
    guard possible.contains(hypot(back.a, back.b)), possible.contains(hypot(back.c, back.d)),
      abs(back.determinant) > 1e-8
    else { return nil }
    back.tx = back.tx.truncatingRemainder(dividingBy: CGFloat(period.width))
    back.ty = back.ty.truncatingRemainder(dividingBy: CGFloat(period.height))
    return back
  }
}

extension PixelBuffer {
  /// A pattern that keeps the pixels as long as Cairo has it.
  fileprivate func makeCairoPattern() -> OpaquePointer? {
    let surface = base.withMemoryRebound(to: UInt8.self, capacity: 4) { bytes in
      cairo_image_surface_create_for_data(
        bytes, CAIRO_FORMAT_ARGB32, size.width, size.height, Int32(stride * 4))
    }
    defer { cairo_surface_destroy(surface) }
    let owner = Unmanaged.passRetained(self)
    let status = cairo_surface_set_user_data(surface, PixelOwner.key, owner.toOpaque()) {
      if let owner = $0 { Unmanaged<PixelBuffer>.fromOpaque(owner).release() }
    }
    guard status == CAIRO_STATUS_SUCCESS else {
      owner.release()
      return nil
    }
    return cairo_pattern_create_for_surface(surface)
  }
}

private enum PixelOwner {
  /// Cairo only uses its address.
  nonisolated(unsafe) static let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(
    capacity: 1)
}

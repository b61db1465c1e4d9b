import CUICairo

extension cairo_matrix_t {
  /// The same six numbers, because both libraries multiply row vectors.
  init(_ t: CGAffineTransform) {
    self.init(
      xx: Double(t.a), yx: Double(t.b), xy: Double(t.c), yy: Double(t.d), x0: Double(t.tx),
      y0: Double(t.ty))
  }
}

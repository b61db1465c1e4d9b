extension Reference {
  package static func gradientRow(
    _ row: UnsafeMutablePointer<UInt32>, _ gradient: Gradient, x: Int32, y: Int32, count: Int
  ) {
    for i in 0..<count { row[i] = color(of: gradient, x: x + Int32(i), y: y) }
  }

  package static func color(of gradient: Gradient, x: Int32, y: Int32) -> UInt32 {
    let place = place(of: gradient, x: x, y: y)
    let sane = place > 0 ? min(place, 1) : 0
    let colors = gradient.ramp.colors
    return colors[Int(sane * Float(colors.count - 1) + 0.5)]
  }

  /// Rounded as in the kernels: linear from the gradient's first column.
  private static func place(of gradient: Gradient, x: Int32, y: Int32) -> Float {
    let (g, column) = (gradient.back, Float(x - gradient.minX))
    let (firstX, centerY) = (Double(gradient.minX) + 0.5, Double(y) + 0.5)
    var s = Float(g.a * firstX + (g.c * centerY + g.tx)) + Float(g.a) * column
    var t = Float(g.b * firstX + (g.d * centerY + g.ty)) + Float(g.b) * column
    if !g.isAffine {
      let per = 1 / (Float(g.p * firstX + (g.q * centerY + g.r)) + Float(g.p) * column)
      (s, t) = (s * per, t * per)
    }
    switch gradient.kind {
    case .axial: return s
    case .radial: return (s * s + t * t).squareRoot()
    case .conic: return turns(s, t)
    }
  }

  /// The angle of (s, t) in turns, within 2e-6.
  static func turns(_ s: Float, _ t: Float) -> Float {
    let (across, up) = (abs(s), abs(t))
    var a = eighthTurn(min(across, up) / max(across, up, 1e-30))
    if up > across { a = 0.25 - a }
    if s < 0 { a = 0.5 - a }
    return t < 0 ? 1 - a : a
  }

  /// Abramowitz and Stegun 4.4.49.
  private static func eighthTurn(_ x: Float) -> Float {
    let xx = x * x
    var sum: Float = 0.0208351 * xx - 0.0851330
    sum = sum * xx + 0.1801410
    sum = sum * xx - 0.3302995
    sum = sum * xx + 0.9998660
    return x * sum * 0.15915494
  }
}

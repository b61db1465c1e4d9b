package import CUIKernels

extension Gradient {
  /// Writes the colours of `count` pixels starting at (`x`, `y`).
  package func row(_ row: UnsafeMutablePointer<UInt32>, x: Int32, y: Int32, count: Int) {
    if let color = color(ofRow: y) { return row.update(repeating: color, count: count) }
    withKernelGradient { Kernels.active.gradient(row, $0, x, y, count) }
  }

  /// The single colour of row `y`, for vertical axial gradients, whose rows can be filled;
  /// otherwise nil.
  package func color(ofRow y: Int32) -> UInt32? {
    guard isConstantAlongRows else { return nil }
    var color: UInt32 = 0
    withKernelGradient { Kernels.active.gradient(&color, $0, minX, y, 1) }
    return color
  }

  package var isConstantAlongRows: Bool { kind == .axial && back.a == 0 && back.p == 0 }

  /// Arguments for the kernels; the pointer is valid inside `body` only.
  package func withKernelGradient<Result>(
    _ body: (UnsafePointer<cui_gradient>) -> Result
  ) -> Result {
    ramp.colors.withUnsafeBufferPointer { colors in
      var gradient = cui_gradient(
        ramp: colors.baseAddress!, last: Int32(colors.count - 1), kind: kind.kernelKind,
        min_x: minX, in_perspective: back.isAffine ? 0 : 1, sx: back.a, sy: back.c, s0: back.tx,
        tx: back.b, ty: back.d, t0: back.ty, wx: back.p, wy: back.q, w0: back.r)
      return body(&gradient)
    }
  }
}

extension Gradient.Kind {
  fileprivate var kernelKind: cui_gradient_kind {
    switch self {
    case .axial: cui_gradient_axial
    case .radial: cui_gradient_radial
    case .conic: cui_gradient_conic
    }
  }
}

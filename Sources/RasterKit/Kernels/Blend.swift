internal import CUIKernels

/// Blend modes other than source-over.
package enum BlendMode: UInt32, CaseIterable, Hashable, Sendable {
  case multiply, screen, overlay, darken, lighten
  /// The sum of both, including alpha, at most white: min(1, s + d).
  case plusLighter
}

extension Kernels {
  /// s' = s·alpha/255, then d = s' blended with d; see `Reference.blend` for the formulas.
  package static func blendRow(
    _ row: UnsafeMutablePointer<UInt32>, source: UnsafePointer<UInt32>, mode: BlendMode,
    alpha: UInt8 = 255, count: Int
  ) {
    active.blend(row, source, nil, alpha, count, cui_blend_mode(mode.rawValue))
  }

  /// s' = s·m/255, then d = s' blended with d.
  package static func blendMask(
    _ row: UnsafeMutablePointer<UInt32>, source: UnsafePointer<UInt32>, mode: BlendMode,
    mask: UnsafePointer<UInt8>, count: Int
  ) {
    active.blend(row, source, mask, 255, count, cui_blend_mode(mode.rawValue))
  }
}

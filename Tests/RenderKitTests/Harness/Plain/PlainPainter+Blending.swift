import RasterKit

extension PlainPainter {
  func blend(_ color: SIMD4<Float>, _ coverage: Float, into pixel: inout SIMD4<Float>) {
    let share = (coverage * 255).rounded(.toNearestOrAwayFromZero) / 255
    let source = (color * share).rounded(.toNearestOrAwayFromZero)
    pixel = source + (pixel * (255 - source.w) / 255).rounded(.toNearestOrAwayFromZero)
  }

  func blend(
    _ color: SIMD4<Float>, _ coverage: Float, _ mode: BlendMode?, into pixel: inout SIMD4<Float>
  ) {
    guard let mode else { return blend(color, coverage, into: &pixel) }
    let share = (coverage * 255).rounded(.toNearestOrAwayFromZero) / 255
    let source = (color * share).rounded(.toNearestOrAwayFromZero) / 255
    let beneath = pixel / 255
    var result = SIMD4<Float>()
    for part in 0..<4 {
      result[part] = mixed(source[part], source.w, beneath[part], beneath.w, mode)
    }
    pixel = (result * 255).rounded(.toNearestOrAwayFromZero)
  }

  /// Premultiplied components of 0...1, by W3C Compositing and Blending.
  private func mixed(
    _ s: Float, _ sa: Float, _ d: Float, _ da: Float, _ mode: BlendMode
  ) -> Float {
    let apart = s * (1 - da) + d * (1 - sa)
    switch mode {
    case .multiply: return s * d + apart
    case .screen: return s + d - s * d
    case .overlay:
      return apart + (2 * d <= da ? 2 * s * d : sa * da - 2 * (da - d) * (sa - s))
    case .darken: return min(s * da, d * sa) + apart
    case .lighten: return max(s * da, d * sa) + apart
    case .plusLighter: return min(s + d, 1)
    }
  }
}

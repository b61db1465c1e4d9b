/// What everything of a layer is multiplied by on its way to the surface.
struct Veil: Hashable, Sendable {
  /// Red, green and blue; 0...1 each.
  var tint = SIMD3<Float>(1, 1, 1)
  var opacity: Float = 1

  /// Nothing is changed.
  static let none = Veil()

  /// Both, one over the other.
  static func * (a: Veil, b: Veil) -> Veil {
    Veil(tint: a.tint * b.tint, opacity: a.opacity * b.opacity)
  }
}

extension Veil {
  /// As a premultiplied pixel: white seen through it.
  var pixel: UInt32 { PremultipliedColor.pixel(SIMD4(1, 1, 1, 1), through: self) }
}

extension LayerSnapshot {
  /// What the layer is over its sublayers.
  var veil: Veil {
    hasUncommonState ? Veil(tint: uncommon.tint, opacity: opacity) : Veil(opacity: opacity)
  }
}

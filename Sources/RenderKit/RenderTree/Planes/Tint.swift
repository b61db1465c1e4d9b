/// What everything of a layer is multiplied by on its way to the surface.
struct Tint: Hashable, Sendable {
  /// Red, green and blue; 0...1 each.
  var color = SIMD3<Float>(1, 1, 1)
  var opacity: Float = 1

  /// Nothing is changed.
  static let none = Tint()

  /// Both, one over the other.
  static func * (a: Tint, b: Tint) -> Tint {
    Tint(color: a.color * b.color, opacity: a.opacity * b.opacity)
  }
}

extension Tint {
  /// As a premultiplied pixel: white multiplied by it.
  var pixel: UInt32 { PremultipliedColor.pixel(SIMD4(1, 1, 1, 1), tintedBy: self) }
}

extension LayerSnapshot {
  /// What the layer is over its sublayers.
  var tint: Tint {
    hasRareState ? Tint(color: rare.tint, opacity: opacity) : Tint(opacity: opacity)
  }
}

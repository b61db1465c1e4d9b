/// The colour and opacity that multiply everything of a layer.
struct Tint: Hashable, Sendable {
  /// Red, green and blue; 0...1 each.
  var color = SIMD3<Float>(1, 1, 1)
  var opacity: Float = 1

  static let none = Tint()

  /// The product of two tints.
  static func * (a: Tint, b: Tint) -> Tint {
    Tint(color: a.color * b.color, opacity: a.opacity * b.opacity)
  }
}

extension Tint {
  /// White multiplied by the tint, as a premultiplied pixel.
  var pixel: UInt32 { PremultipliedColor.pixel(SIMD4(1, 1, 1, 1), tintedBy: self) }
}

extension LayerSnapshot {
  /// The layer's own tint, which also applies to its sublayers.
  @inline(__always) var tint: Tint {
    hasRareState ? Tint(color: rare.tint, opacity: opacity) : Tint(opacity: opacity)
  }
}

/// An immutable colour: components and alpha in a colour space.
public final class CGColor: Sendable, Hashable {
  /// What the compositor paints with: red, green, blue, alpha, gamma-encoded sRGB, not premultiplied.
  package let rgba: SIMD4<Float>

  /// A colour of gamma-encoded sRGB components; values outside 0...1 are kept (extended range).
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    rgba = SIMD4(Float(red), Float(green), Float(blue), Float(alpha))
  }

  public static func == (a: CGColor, b: CGColor) -> Bool { a.rgba == b.rgba }

  public func hash(into hasher: inout Hasher) { hasher.combine(rgba) }
}

/// An immutable colour: components and alpha in a colour space.
public final class CGColor: Sendable, Hashable {
  /// The compositor's form of the colour: red, green, blue, alpha, gamma-encoded sRGB, not
  /// premultiplied.
  package let rgba: SIMD4<Float>
  /// What the colour repeats; nil for a plain colour.
  public let pattern: CGPattern?
  /// The components as given, in the colour's space. Gray uses the first, and only inks the fourth.
  private let values: SIMD4<Double>
  private let opacity: Double
  private let space: CGColorSpace

  init(
    _ space: CGColorSpace, _ values: SIMD4<Double>, alpha: Double, pattern: CGPattern? = nil
  ) {
    self.space = space
    self.values = values
    self.pattern = pattern
    opacity = alpha
    rgba = SIMD4<Float>(SIMD4<Double>(space.sRGB(values), alpha))
  }

  /// A colour of gamma-encoded sRGB components; values outside 0...1 are kept (extended range).
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.standard, SIMD4(Double(red), Double(green), Double(blue), 0), alpha: Double(alpha))
  }

  /// A colour of generic RGB components, which are treated as sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }

  /// A gray from 0 (black) to 1 (white).
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(.gray, SIMD4(SIMD3(repeating: Double(gray)), 0), alpha: Double(alpha))
  }

  /// A gray from 0 (black) to 1 (white) with gamma 2.2.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }

  /// A colour of inks, from 0 (none) to 1.
  public convenience init(
    genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat,
    alpha: CGFloat
  ) {
    let inks = SIMD4(Double(cyan), Double(magenta), Double(yellow), Double(black))
    self.init(.cmyk, inks, alpha: Double(alpha))
  }

  /// Reads the space's components and then alpha. Nil for a space of patterns.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    if space.model == .pattern { return nil }
    let (values, alpha) = space.values(components)
    self.init(space, values, alpha: alpha)
  }

  /// A pattern and, for one without colours of its own, the components of its space's base; the last
  /// component is alpha. Nil for a space that is not of patterns.
  public convenience init?(
    patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>
  ) {
    guard space.model == .pattern else { return nil }
    let (values, alpha) = space.values(components)
    self.init(space, values, alpha: alpha, pattern: pattern)
  }

  /// An image that repeats; opaque but for the image's own alpha.
  package convenience init(pattern: CGPattern) {
    self.init(.pattern, .zero, alpha: 1, pattern: pattern)
  }

  public static let white = CGColor(gray: 1, alpha: 1)
  public static let black = CGColor(gray: 0, alpha: 1)
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// Compares components and space: a gray is not equal to an RGB colour that looks the same.
  public static func == (a: CGColor, b: CGColor) -> Bool {
    a === b
      || a.values == b.values && a.opacity == b.opacity && a.space == b.space
        && a.pattern == b.pattern
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(values)
    hasher.combine(opacity)
  }
}

extension CGColor {
  /// 0 for invisible, 1 for opaque.
  public var alpha: CGFloat { CGFloat(opacity) }

  /// The components in the colour's space, followed by alpha; never nil here.
  public var components: [CGFloat]? {
    (0..<space.numberOfComponents).map { CGFloat(values[$0]) } + [alpha]
  }

  /// The number of `components`, alpha included.
  public var numberOfComponents: Int { space.numberOfComponents + 1 }

  /// The space of the components; never nil here.
  public var colorSpace: CGColorSpace? { space }

  /// The same colour with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(space, values, alpha: Double(alpha), pattern: pattern)
  }

  /// The colour itself, because it is immutable.
  public func copy() -> CGColor? { self }

  /// The same colour in another space. Conversion goes through sRGB and is limited by it. Nil for
  /// patterns.
  public func converted(
    to other: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
  ) -> CGColor? {
    if pattern != nil || other.model == .pattern { return nil }
    return CGColor(other, other.components(sRGB: space.sRGB(values)), alpha: opacity)
  }

  /// Whether the colour hides everything below it.
  package var isOpaque: Bool { rgba.w >= 1 && pattern?.isOpaque != false }
}

/// How colours outside a space are converted to it; ignored here.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

package import CoreGraphics

/// Arithmetic on animatable values; nil for values of different kinds.
package enum Interpolation {
  /// The value `fraction` of the way from `start` to `end`; extrapolates outside 0...1.
  ///
  /// Numbers are interpolated linearly. Transforms are decomposed, or interpolated element by
  /// element if they are singular. Colours are interpolated component by component in gamma-encoded
  /// sRGB. Images cross-fade. Flags switch half-way, and so do patterns, paths and lists of different
  /// structure.
  package static func value(
    from start: AnimatableValue, to end: AnimatableValue, _ fraction: Double
  ) -> AnimatableValue? {
    switch (start, end) {
    case (.number(let a), .number(let b)): .number(mix(a, b, fraction))
    case (.point(let a), .point(let b)): .point(mix(a, b, fraction))
    case (.size(let a), .size(let b)): .size(mix(a, b, fraction))
    case (.rect(let a), .rect(let b)):
      .rect(
        CGRect(origin: mix(a.origin, b.origin, fraction), size: mix(a.size, b.size, fraction)))
    case (.transform(let a), .transform(let b)): .transform(transform(from: a, to: b, fraction))
    case (.color(let a), .color(let b)): .color(color(from: a, to: b, fraction))
    case (.image(let a), .image(let b)): image(from: a, to: b, fraction)
    case (.flag, .flag): fraction < 0.5 ? start : end
    case (.path, .path), (.colors, .colors), (.numbers, .numbers):
      list(from: start, to: end, fraction) ?? (fraction < 0.5 ? start : end)
    default: nil
    }
  }

  /// The sum of `a`, the underlying value, and `b`: numbers and colour components are added, `b`'s
  /// transform is applied before `a`'s.
  ///
  /// Images, flags, patterns, paths and lists of colours cannot be added; the result is `b`.
  package static func sum(_ a: AnimatableValue, _ b: AnimatableValue) -> AnimatableValue? {
    combination(a, b, factor: 1)
  }

  /// The value that added to `b` makes `a`; nil also for a singular transform.
  package static func difference(_ a: AnimatableValue, _ b: AnimatableValue) -> AnimatableValue? {
    guard case (.transform(let first), .transform(let second)) = (a, b) else {
      return combination(a, b, factor: -1)
    }
    return second.inverse.map { .transform(CATransform3DConcat(first, $0)) }
  }

  /// `value` added up `count` times; nil for values that cannot be added, and for transforms unless
  /// `count` is whole and not negative.
  package static func multiple(_ value: AnimatableValue, _ count: Double) -> AnimatableValue? {
    switch value {
    case .number(let n): .number(n * count)
    case .point(let p): .point(mix(.zero, p, count))
    case .size(let s): .size(mix(.zero, s, count))
    case .rect(let r):
      .rect(CGRect(origin: mix(.zero, r.origin, count), size: mix(.zero, r.size, count)))
    case .numbers(let list): .numbers(list.map { $0 * count })
    case .color(let color) where color?.pattern != nil: nil
    case .color(let color): .color(color.map { CGColor(rgba: $0.rgba * Float(count)) })
    case .transform(let t): power(t, count).map { .transform($0) }
    case .image, .images, .flag, .path, .colors: nil
    }
  }

  /// By repeated squaring, so that even a huge count costs few products.
  private static func power(_ transform: CATransform3D, _ exponent: Double) -> CATransform3D? {
    guard exponent >= 0, exponent < 1e15, exponent == exponent.rounded() else { return nil }
    var (rest, square, result) = (UInt64(exponent), transform, CATransform3DIdentity)
    while rest > 0 {
      if rest & 1 == 1 { result = CATransform3DConcat(result, square) }
      square = CATransform3DConcat(square, square)
      rest >>= 1
    }
    return result
  }

  private static func combination(
    _ a: AnimatableValue, _ b: AnimatableValue, factor: Double
  ) -> AnimatableValue? {
    switch (a, b) {
    case (.number(let a), .number(let b)): .number(a + b * factor)
    case (.point(let a), .point(let b)): .point(add(a, b, factor))
    case (.size(let a), .size(let b)): .size(add(a, b, factor))
    case (.rect(let a), .rect(let b)):
      .rect(CGRect(origin: add(a.origin, b.origin, factor), size: add(a.size, b.size, factor)))
    case (.transform(let a), .transform(let b)): .transform(CATransform3DConcat(b, a))
    case (.color(let a), .color(let b)): .color(add(a, b, Float(factor)))
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      .numbers(zip(a, b).map { $0 + $1 * factor })
    case (.image, .image), (.image, .images), (.flag, .flag), (.path, .path), (.colors, .colors),
      (.numbers, .numbers):
      b
    default: nil
    }
  }
}

extension Interpolation {
  private static func image(from a: CGImage?, to b: CGImage?, _ fraction: Double) -> AnimatableValue
  {
    if a === b || fraction <= 0 { return .image(a) }
    return fraction >= 1 ? .image(b) : .images(a, b, fraction)
  }

  /// Decomposes both ends, or interpolates element by element where one of them is singular.
  package static func transform(
    from start: CATransform3D, to end: CATransform3D, _ fraction: Double
  ) -> CATransform3D {
    if fraction == 0 || start == end { return start }
    if fraction == 1 { return end }
    if let a = AffineDecomposition(start), let b = AffineDecomposition(end) {
      return a.interpolated(to: b, fraction).matrix
    }
    if let a = SpatialDecomposition(start), let b = SpatialDecomposition(end) {
      return a.interpolated(to: b, fraction).matrix
    }
    return elements(from: start, to: end, fraction)
  }

  static func elements(
    from start: CATransform3D, to end: CATransform3D, _ fraction: Double
  ) -> CATransform3D {
    var t = start
    t.row1 += (end.row1 - start.row1) * fraction
    t.row2 += (end.row2 - start.row2) * fraction
    t.row3 += (end.row3 - start.row3) * fraction
    t.row4 += (end.row4 - start.row4) * fraction
    return t
  }

  /// nil counts as the other colour, fully transparent.
  package static func color(from start: CGColor?, to end: CGColor?, _ fraction: Double) -> CGColor?
  {
    guard start != nil || end != nil else { return nil }
    if fraction <= 0 { return fraction == 0 ? start : color(from: end, to: start, 1 - fraction) }
    if fraction == 1 { return end }
    if start?.pattern != nil || end?.pattern != nil {
      return pattern(from: start, to: end, fraction)
    }
    let first = start?.rgba ?? end?.rgba.transparent ?? .zero
    let second = end?.rgba ?? first.transparent
    return CGColor(rgba: first + (second - first) * Float(fraction))
  }

  /// A pattern fades from and to nothing, and to itself; to another colour it switches half-way.
  private static func pattern(
    from start: CGColor?, to end: CGColor?, _ fraction: Double
  ) -> CGColor? {
    let alpha = mix(Double(start?.alpha ?? 0), Double(end?.alpha ?? 0), fraction)
    guard let start, let end else { return (start ?? end)?.copy(alpha: CGFloat(alpha)) }
    if start.pattern == end.pattern { return end.copy(alpha: CGFloat(alpha)) }
    return fraction < 0.5 ? start : end
  }

  private static func add(_ a: CGColor?, _ b: CGColor?, _ factor: Float) -> CGColor? {
    guard let b else { return a }
    if a?.pattern != nil || b.pattern != nil { return b }
    return CGColor(rgba: (a?.rgba ?? .zero) + b.rgba * factor)
  }

  @inline(__always)
  private static func mix(_ a: Double, _ b: Double, _ fraction: Double) -> Double {
    fraction == 1 ? b : a + (b - a) * fraction
  }

  private static func mix(_ a: CGPoint, _ b: CGPoint, _ fraction: Double) -> CGPoint {
    CGPoint(x: mix(a.x, b.x, fraction), y: mix(a.y, b.y, fraction))
  }

  private static func mix(_ a: CGSize, _ b: CGSize, _ fraction: Double) -> CGSize {
    CGSize(
      width: mix(a.width, b.width, fraction), height: mix(a.height, b.height, fraction))
  }

  private static func add(_ a: CGPoint, _ b: CGPoint, _ factor: Double) -> CGPoint {
    CGPoint(x: a.x + b.x * factor, y: a.y + b.y * factor)
  }

  private static func add(_ a: CGSize, _ b: CGSize, _ factor: Double) -> CGSize {
    CGSize(width: a.width + b.width * factor, height: a.height + b.height * factor)
  }
}

extension CGColor {
  fileprivate convenience init(rgba: SIMD4<Float>) {
    self.init(
      srgbRed: CGFloat(rgba.x), green: CGFloat(rgba.y), blue: CGFloat(rgba.z),
      alpha: CGFloat(rgba.w))
  }
}

extension SIMD4<Float> {
  fileprivate var transparent: SIMD4<Float> { SIMD4(x, y, z, 0) }
}

public import CoreGraphics

/// The values between two bounds.
public struct UIFloatRange: Hashable, Sendable {
  /// The smallest value.
  public var minimum: CGFloat
  /// The largest value.
  public var maximum: CGFloat

  public init() { self.init(minimum: 0, maximum: 0) }

  /// The values from `minimum` to `maximum`.
  public init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }

  public static let zero = UIFloatRange()
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

  /// Whether it has no bounds.
  public var isInfinite: Bool { self == .infinite }

  /// Nil if the range is empty.
  var bounds: ClosedRange<Double>? {
    minimum <= maximum ? Double(minimum)...Double(maximum) : nil
  }
}

public import CoreGraphics

/// The values between two bounds.
public struct UIFloatRange: Hashable, Sendable {
  /// The smallest value.
  public var minimum: CGFloat
  /// The largest value.
  public var maximum: CGFloat

  public init() { self.init(minimum: 0, maximum: 0) }

  /// All values from one to the other.
  public init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }

  public static let zero = UIFloatRange()
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

  /// Whether it has no bounds.
  public var isInfinite: Bool { self == .infinite }

  /// nil where no value lies in it.
  var bounds: ClosedRange<Double>? {
    minimum <= maximum ? Double(minimum)...Double(maximum) : nil
  }
}

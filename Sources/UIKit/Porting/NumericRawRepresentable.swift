public import CoreGraphics

/// A number with a name, such as a priority, a level or a weight: it is ordered, and numbers can be
/// added to it.
public protocol NumericRawRepresentable: RawRepresentable, Comparable
where RawValue: Comparable & Numeric {
  init(rawValue: RawValue)
}

extension NumericRawRepresentable {
  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

  /// The one that lies `b` above.
  public static func + (a: Self, b: RawValue) -> Self { Self(rawValue: a.rawValue + b) }

  /// The one that lies `b` below.
  public static func - (a: Self, b: RawValue) -> Self { Self(rawValue: a.rawValue - b) }

  /// How far they are apart.
  public static func - (a: Self, b: Self) -> RawValue { a.rawValue - b.rawValue }

  public static func += (a: inout Self, b: RawValue) { a = a + b }

  public static func -= (a: inout Self, b: RawValue) { a = a - b }
}

extension UILayoutPriority: NumericRawRepresentable {}
extension UIWindow.Level: NumericRawRepresentable {}
extension UIFont.Weight: NumericRawRepresentable {}

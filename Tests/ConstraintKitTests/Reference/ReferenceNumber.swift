/// Numbers with which the reference solver computes.
protocol ReferenceNumber: Comparable {
  init(_ value: Double)
  static var zero: Self { get }
  static var one: Self { get }
  static func + (left: Self, right: Self) -> Self
  static func - (left: Self, right: Self) -> Self
  static func * (left: Self, right: Self) -> Self
  static func / (left: Self, right: Self) -> Self
  var isZero: Bool { get }
  var isNegative: Bool { get }
  var isPositive: Bool { get }
  /// Whether a sum of artificial variables says that equations can hold.
  var isSmall: Bool { get }
  var double: Double { get }
}

extension Double: ReferenceNumber {
  static var one: Double { 1 }
  private static var tolerance: Double { 1e-9 }

  var isZero: Bool { magnitude <= Self.tolerance }
  var isNegative: Bool { self < -Self.tolerance }
  var isPositive: Bool { self > Self.tolerance }
  var isSmall: Bool { magnitude <= 1e-6 }
  var double: Double { self }
}

/// An exact fraction.
struct Fraction: ReferenceNumber {
  private let numerator: Int128
  private let denominator: Int128

  static let zero = Fraction(whole: 0)
  static let one = Fraction(whole: 1)

  /// Exact for multiples of 1/1024.
  init(_ value: Double) {
    self.init(Int128(value * 1024), 1024)
    precondition(double == value, "\(value) has too many digits")
  }

  private init(whole: Int128) {
    numerator = whole
    denominator = 1
  }

  private init(_ numerator: Int128, _ denominator: Int128) {
    let divisor = Int128(Self.divisor(numerator.magnitude, denominator.magnitude))
    let signed = denominator < 0 ? -divisor : divisor
    self.numerator = signed == 1 ? numerator : numerator / signed
    self.denominator = signed == 1 ? denominator : denominator / signed
  }

  private static func divisor(_ a: UInt128, _ b: UInt128) -> UInt128 {
    var (a, b) = (a, b)
    while b > UInt128(UInt64.max) || a > UInt128(UInt64.max) {
      if b == 0 { return a }
      (a, b) = (b, a % b)
    }
    var (x, y) = (UInt64(a), UInt64(b))
    while y != 0 { (x, y) = (y, x % y) }
    return UInt128(x)
  }

  var isZero: Bool { numerator == 0 }
  var isNegative: Bool { numerator < 0 }
  var isPositive: Bool { numerator > 0 }
  var isSmall: Bool { isZero }
  var double: Double { Double(numerator) / Double(denominator) }

  static func + (left: Fraction, right: Fraction) -> Fraction {
    if left.denominator == right.denominator {
      let sum = left.numerator + right.numerator
      return left.denominator == 1 ? Fraction(whole: sum) : Fraction(sum, left.denominator)
    }
    return Fraction(
      left.numerator * right.denominator + right.numerator * left.denominator,
      left.denominator * right.denominator)
  }

  static func - (left: Fraction, right: Fraction) -> Fraction {
    left + right * Fraction(whole: -1)
  }

  static func * (left: Fraction, right: Fraction) -> Fraction {
    let numerator = left.numerator * right.numerator
    if left.denominator == 1, right.denominator == 1 { return Fraction(whole: numerator) }
    return numerator == 0 ? zero : Fraction(numerator, left.denominator * right.denominator)
  }

  static func / (left: Fraction, right: Fraction) -> Fraction {
    Fraction(left.numerator * right.denominator, left.denominator * right.numerator)
  }

  static func < (left: Fraction, right: Fraction) -> Bool {
    left.numerator * right.denominator < right.numerator * left.denominator
  }
}

public import CoreGraphics

/// The colour that `#colorLiteral(red:green:blue:alpha:)` makes.
public typealias _ColorLiteralType = UIColor

/// Gives `UIColor` the initialiser of colour literals, which a class could only declare as required
/// of its subclasses.
public protocol ColorLiteral: _ExpressibleByColorLiteral {
  static func literal(red: Float, green: Float, blue: Float, alpha: Float) -> Self
}

extension ColorLiteral {
  /// Called for `#colorLiteral`.
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self = Self.literal(red: red, green: green, blue: blue, alpha: alpha)
  }
}

extension UIColor: ColorLiteral {
  /// Called for `#colorLiteral`.
  public class func literal(red: Float, green: Float, blue: Float, alpha: Float) -> Self {
    let color = UIColor(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    return unsafeDowncast(color, to: self)
  }
}

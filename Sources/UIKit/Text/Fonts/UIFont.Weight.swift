import CoreText
public import Foundation

extension UIFont {
  /// The weight of a font from -1 to 1, with 0 for regular.
  public struct Weight: Hashable, RawRepresentable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Same as `init(rawValue:)`.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)
  }
}

extension UIFont.Weight {
  /// The weight between the named ones that `cssWeight` turns back into this number.
  init(cssWeight: Int) { self.init(FontWeights.weight(css: cssWeight)) }

  /// From 100 to 900, interpolated linearly between the named weights; 400 if it is not finite.
  var cssWeight: Int { FontWeights.css(rawValue) }
}

public import CoreGraphics
import CoreText

extension UIFont {
  static func system(_ size: CGFloat, _ weight: UIFont.Weight) -> UIFont {
    UIFont(CTFont(FontDescriptor(face: .system, size: size, weight: weight.cssWeight)))
  }

  static func monospacedDigits(_ size: CGFloat, _ weight: UIFont.Weight) -> UIFont {
    let descriptor = FontDescriptor(
      face: .system, size: size, weight: weight.cssWeight, settings: .monospacedDigits)
    return UIFont(CTFont(descriptor))
  }
}

extension UIFont {
  /// For labels: 17 points.
  public class var labelFontSize: CGFloat { 17 }

  /// For buttons: 18 points.
  public class var buttonFontSize: CGFloat { 18 }

  /// For small system text: 12 points.
  public class var smallSystemFontSize: CGFloat { 12 }

  /// For system text: 14 points.
  public class var systemFontSize: CGFloat { 14 }
}

extension UIFont {
  /// The width of a font from -1 to 1, with 0 for the standard one. Inter has no other.
  public struct Width: Hashable, RawRepresentable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Same as `init(rawValue:)`.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let compressed = Width(-0.3)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }
}

public import CoreGraphics
import CoreText

extension UIFont {
  /// The system font with regular weight.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(fontSize, .regular)
  }

  /// The system font with this weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    system(fontSize, weight)
  }

  /// The semibold system font, as on Apple's systems.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(fontSize, .semibold)
  }

  /// The slanted system font.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(CTFont(FontDescriptor(face: .system, size: fontSize, isItalic: true)))
  }

  /// The system font with digits of equal width, for changing numbers and columns.
  public class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    let descriptor = FontDescriptor(
      face: .system, size: fontSize, weight: weight.cssWeight, hasMonospacedDigits: true)
    return UIFont(CTFont(descriptor))
  }

  /// The monospaced font set in fontconfig.
  public class func monospacedSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    UIFont(CTFont(FontDescriptor(face: .monospaced, size: fontSize, weight: weight.cssWeight)))
  }

  private static func system(_ size: CGFloat, _ weight: UIFont.Weight) -> UIFont {
    UIFont(CTFont(FontDescriptor(face: .system, size: size, weight: weight.cssWeight)))
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

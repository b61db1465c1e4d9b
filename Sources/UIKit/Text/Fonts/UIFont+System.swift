public import CoreGraphics
import CoreText

extension UIFont {
  /// The system font, regular.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(fontSize, .regular)
  }

  /// The system font.
  public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    system(fontSize, weight)
  }

  /// The system font, semibold, which is what Apple's systems give for bold.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(fontSize, .semibold)
  }

  /// The system font, slanted.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(CTFont(FontDescriptor(face: .system, size: fontSize, isItalic: true)))
  }

  /// The system font with digits of one width, for numbers that change or stand in columns.
  public class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    let descriptor = FontDescriptor(
      face: .system, size: fontSize, weight: weight.cssWeight, hasMonospacedDigits: true)
    return UIFont(CTFont(descriptor))
  }

  /// What fontconfig is set up to use for fixed-width text.
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

import CoreGraphics

// Fixed and dynamic named colours; the dynamic ones as sRGB values 0-255.

extension UIColor {
  public static let black = UIColor(white: 0, alpha: 1)
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  public static let clear = UIColor(white: 0, alpha: 0)
}

extension UIColor {
  public static let systemRed = both([255, 56, 60], [255, 66, 69])
  public static let systemOrange = both([255, 141, 40], [255, 146, 48])
  public static let systemYellow = both([255, 204, 0], [255, 214, 0])
  public static let systemGreen = both([52, 199, 89], [48, 209, 88])
  public static let systemMint = both([0, 200, 179], [0, 218, 195])
  public static let systemTeal = both([0, 195, 208], [0, 210, 224])
  public static let systemCyan = both([0, 192, 232], [60, 211, 254])
  public static let systemBlue = both([0, 136, 255], [0, 145, 255])
  public static let systemIndigo = both([97, 85, 245], [109, 124, 255])
  public static let systemPurple = both([203, 48, 224], [219, 52, 242])
  public static let systemPink = both([255, 45, 85], [255, 55, 95])
  public static let systemBrown = both([172, 127, 94], [183, 138, 102])
  public static let systemGray = both([142, 142, 147], [142, 142, 147])
  public static let systemGray2 = both([174, 174, 178], [99, 99, 102])
  public static let systemGray3 = both([199, 199, 204], [72, 72, 74])
  public static let systemGray4 = both([209, 209, 214], [58, 58, 60])
  public static let systemGray5 = both([229, 229, 234], [44, 44, 46])
  public static let systemGray6 = both([242, 242, 247], [28, 28, 30])
  /// The default tint.
  public static let tintColor = systemBlue
}

extension UIColor {
  public static let label = both([0, 0, 0], [255, 255, 255])
  public static let secondaryLabel = both([60, 60, 67, 0.6], [235, 235, 245, 0.6])
  public static let tertiaryLabel = both([60, 60, 67, 0.3], [235, 235, 245, 0.3])
  public static let quaternaryLabel = both([60, 60, 67, 0.18], [235, 235, 245, 0.16])
  public static let placeholderText = both([60, 60, 67, 0.3], [235, 235, 245, 0.3])
  public static let separator = both([60, 60, 67, 0.29], [84, 84, 88, 0.6])
  public static let opaqueSeparator = both([198, 198, 200], [56, 56, 58])
  public static let link = both([0, 136, 255], [0, 145, 255])
  public static let systemFill = both([120, 120, 128, 0.2], [120, 120, 128, 0.36])
  public static let secondarySystemFill = both([120, 120, 128, 0.16], [120, 120, 128, 0.32])
  public static let tertiarySystemFill = both([118, 118, 128, 0.12], [118, 118, 128, 0.24])
  public static let quaternarySystemFill = both([116, 116, 128, 0.08], [118, 118, 128, 0.18])
  public static let systemBackground = both([255, 255, 255], [0, 0, 0])
  public static let secondarySystemBackground = both([242, 242, 247], [28, 28, 30])
  public static let tertiarySystemBackground = both([255, 255, 255], [44, 44, 46])
  public static let systemGroupedBackground = both([242, 242, 247], [0, 0, 0])
  public static let secondarySystemGroupedBackground = both([255, 255, 255], [28, 28, 30])
  public static let tertiarySystemGroupedBackground = both([242, 242, 247], [44, 44, 46])
  /// Text on a light background, in either style.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// Text on a dark background, in either style.
  public static let lightText = UIColor(white: 1, alpha: 0.6)

  /// Red, green and blue of 255; an optional fourth value is the alpha from 0 to 1.
  private static func both(_ light: [Double], _ dark: [Double]) -> UIColor {
    func color(_ c: [Double]) -> CGColor {
      CGColor(
        srgbRed: c[0] / 255, green: c[1] / 255, blue: c[2] / 255, alpha: c.count > 3 ? c[3] : 1)
    }
    return UIColor(storage: .pair(light: color(light), dark: color(dark)))
  }
}

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
  public static let systemRed = both(
    [255, 56, 60], [255, 66, 69], highContrast: [233, 21, 45], [255, 97, 101])
  public static let systemOrange = both(
    [255, 141, 40], [255, 146, 48], highContrast: [197, 83, 0], [255, 160, 86])
  public static let systemYellow = both(
    [255, 204, 0], [255, 214, 0], highContrast: [161, 106, 0], [254, 223, 67])
  public static let systemGreen = both(
    [52, 199, 89], [48, 209, 88], highContrast: [0, 137, 50], [74, 217, 104])
  public static let systemMint = both(
    [0, 200, 179], [0, 218, 195], highContrast: [0, 133, 117], [84, 223, 203])
  public static let systemTeal = both(
    [0, 195, 208], [0, 210, 224], highContrast: [0, 129, 152], [59, 221, 236])
  public static let systemCyan = both(
    [0, 192, 232], [60, 211, 254], highContrast: [0, 126, 174], [109, 217, 255])
  public static let systemBlue = both(
    [0, 136, 255], [0, 145, 255], highContrast: [30, 110, 244], [92, 184, 255])
  public static let systemIndigo = both(
    [97, 85, 245], [109, 124, 255], highContrast: [86, 74, 222], [167, 170, 255])
  public static let systemPurple = both(
    [203, 48, 224], [219, 52, 242], highContrast: [176, 47, 194], [234, 141, 255])
  public static let systemPink = both(
    [255, 45, 85], [255, 55, 95], highContrast: [231, 18, 77], [255, 138, 196])
  public static let systemBrown = both(
    [172, 127, 94], [183, 138, 102], highContrast: [149, 109, 81], [219, 166, 121])
  public static let systemGray = both(
    [142, 142, 147], [142, 142, 147], highContrast: [108, 108, 112], [174, 174, 178])
  public static let systemGray2 = both(
    [174, 174, 178], [99, 99, 102], highContrast: [142, 142, 147], [124, 124, 128])
  public static let systemGray3 = both(
    [199, 199, 204], [72, 72, 74], highContrast: [174, 174, 178], [84, 84, 86])
  public static let systemGray4 = both(
    [209, 209, 214], [58, 58, 60], highContrast: [188, 188, 192], [68, 68, 70])
  public static let systemGray5 = both(
    [229, 229, 234], [44, 44, 46], highContrast: [216, 216, 220], [54, 54, 56])
  public static let systemGray6 = both(
    [242, 242, 247], [28, 28, 30], highContrast: [235, 235, 240], [36, 36, 38])
  /// The tint of the view that is drawn or resolves it; the default tint, blue, where there is none.
  public static let tintColor = UIColor(storage: .tint)
}

extension UIColor {
  public static let label = both([0, 0, 0], [255, 255, 255])
  public static let secondaryLabel = both(
    [60, 60, 67, 0.6], [235, 235, 245, 0.6], highContrast: [60, 60, 67, 0.8], [235, 235, 245, 0.7])
  public static let tertiaryLabel = both(
    [60, 60, 67, 0.3], [235, 235, 245, 0.3], highContrast: [60, 60, 67, 0.7], [235, 235, 245, 0.55])
  public static let quaternaryLabel = both(
    [60, 60, 67, 0.18], [235, 235, 245, 0.16], highContrast: [60, 60, 67, 0.55],
    [235, 235, 245, 0.4])
  public static let placeholderText = both([60, 60, 67, 0.3], [235, 235, 245, 0.3])
  public static let separator = both(
    [60, 60, 67, 0.29], [84, 84, 88, 0.6], highContrast: [60, 60, 67, 0.37], [84, 84, 88, 0.8])
  public static let opaqueSeparator = both([198, 198, 200], [56, 56, 58])
  public static let link = both(
    [0, 136, 255], [0, 145, 255], highContrast: [30, 110, 244], [92, 184, 255])
  public static let systemFill = both(
    [120, 120, 128, 0.2], [120, 120, 128, 0.36], highContrast: [120, 120, 128, 0.28],
    [120, 120, 128, 0.44])
  public static let secondarySystemFill = both(
    [120, 120, 128, 0.16], [120, 120, 128, 0.32], highContrast: [120, 120, 128, 0.24],
    [120, 120, 128, 0.4])
  public static let tertiarySystemFill = both(
    [118, 118, 128, 0.12], [118, 118, 128, 0.24], highContrast: [118, 118, 128, 0.2],
    [118, 118, 128, 0.32])
  public static let quaternarySystemFill = both(
    [116, 116, 128, 0.08], [118, 118, 128, 0.18], highContrast: [116, 116, 128, 0.16],
    [118, 118, 128, 0.26])
  public static let systemBackground = both(
    [255, 255, 255], [0, 0, 0], elevated: [28, 28, 30])
  public static let secondarySystemBackground = both(
    [242, 242, 247], [28, 28, 30], elevated: [44, 44, 46])
  public static let tertiarySystemBackground = both(
    [255, 255, 255], [44, 44, 46], elevated: [58, 58, 60])
  public static let systemGroupedBackground = both(
    [242, 242, 247], [0, 0, 0], elevated: [28, 28, 30])
  public static let secondarySystemGroupedBackground = both(
    [255, 255, 255], [28, 28, 30], elevated: [44, 44, 46])
  public static let tertiarySystemGroupedBackground = both(
    [242, 242, 247], [44, 44, 46], elevated: [58, 58, 60])
  /// The old name of `systemGroupedBackground`.
  public static let groupTableViewBackground = systemGroupedBackground
  /// Text on a light background, in either style.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// Text on a dark background, in either style.
  public static let lightText = UIColor(white: 1, alpha: 0.6)

  /// Red, green and blue of 255; an optional fourth value is the alpha from 0 to 1.
  private static func both(
    _ light: [Double], _ dark: [Double], elevated: [Double]? = nil
  ) -> UIColor {
    UIColor(
      storage: .variants(
        ColorVariants(light: color(light), dark: color(dark), darkElevated: elevated.map(color))))
  }

  private static func both(
    _ light: [Double], _ dark: [Double], highContrast: [Double], _ darkHighContrast: [Double]
  ) -> UIColor {
    UIColor(
      storage: .variants(
        ColorVariants(
          light: color(light), dark: color(dark), lightHighContrast: color(highContrast),
          darkHighContrast: color(darkHighContrast))))
  }

  private static func color(_ c: [Double]) -> CGColor {
    CGColor(
      srgbRed: c[0] / 255, green: c[1] / 255, blue: c[2] / 255, alpha: c.count > 3 ? c[3] : 1)
  }
}

import CoreGraphics
import Foundation

/// A colour in sRGB, each part from 0 to 1.
struct ColorComponents: Equatable {
  var red: CGFloat = 0
  var green: CGFloat = 0
  var blue: CGFloat = 0
  var alpha: CGFloat = 1

  init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    (self.red, self.green) = (Self.cut(red), Self.cut(green))
    (self.blue, self.alpha) = (Self.cut(blue), Self.cut(alpha))
  }

  /// Colours beyond sRGB are cut; a pattern is black.
  init(_ color: UIColor, _ traits: UITraitCollection) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
    _ = color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Six digits, with or without a sign before them; nil for anything else.
  init?(hex: String) {
    let digits = hex.trimmingCharacters(in: .whitespaces).drop { $0 == "#" }
    guard digits.count == 6, digits.allSatisfy(\.isHexDigit), let value = Int(digits, radix: 16)
    else { return nil }
    self.init(
      red: CGFloat(value >> 16) / 255, green: CGFloat(value >> 8 & 255) / 255,
      blue: CGFloat(value & 255) / 255)
  }

  /// Without the opacity.
  var hex: String {
    [red, green, blue].map { part in
      let digits = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }

  var color: UIColor { UIColor(red: red, green: green, blue: blue, alpha: alpha) }

  private static func cut(_ part: CGFloat) -> CGFloat {
    part.isNaN ? 0 : min(max(part, 0), 1)
  }
}

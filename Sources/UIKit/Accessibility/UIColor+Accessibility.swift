import CoreGraphics

extension UIColor {
  /// A colour in a few words: "vibrant red", "dark gray". In English.
  public var accessibilityName: String {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    guard getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return "pattern" }
    let parts = [red, green, blue].map { min(max($0, 0), 1) }
    let name = ColorName(red: parts[0], green: parts[1], blue: parts[2]).text
    if alpha <= 0 { return "transparent" }
    return alpha < 1 ? "\(name), \(Int((alpha * 100).rounded()))% opaque" : name
  }
}

/// Words for a colour by its hue, saturation and brightness.
private struct ColorName {
  let text: String

  /// Where each hue ends, in degrees.
  private static let hues: [(end: CGFloat, name: String)] = [
    (15, "red"), (45, "orange"), (70, "yellow"), (165, "green"), (195, "cyan"), (255, "blue"),
    (290, "purple"), (330, "magenta"), (345, "pink"), (361, "red"),
  ]

  init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    let hsb = HSBColor.hsb(red: red, green: green, blue: blue)
    let (saturation, brightness) = (hsb.saturation, hsb.brightness)
    if brightness < 0.08 {
      text = "black"
    } else if saturation < 0.08 {
      text = Self.gray(brightness)
    } else {
      let hue = Self.hues.first { hsb.hue * 360 < $0.end }?.name ?? "red"
      text = [Self.tone(saturation, brightness), hue].compactMap(\.self).joined(separator: " ")
    }
  }

  private static func gray(_ brightness: CGFloat) -> String {
    switch brightness {
    case ..<0.4: "dark gray"
    case ..<0.7: "gray"
    case ..<0.95: "light gray"
    default: "white"
    }
  }

  private static func tone(_ saturation: CGFloat, _ brightness: CGFloat) -> String? {
    if brightness < 0.45 { return "dark" }
    if saturation < 0.4 { return brightness > 0.7 ? "light" : "grayish" }
    return saturation > 0.8 && brightness > 0.8 ? "vibrant" : nil
  }
}

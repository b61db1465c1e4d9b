import CoreGraphics
import CoreText
import Foundation

/// Values for attributes that a text does not specify.
struct TextDefaults {
  var font: UIFont = .systemFont(ofSize: 12)
  var color: UIColor = .black
  var paragraph = ParagraphAttributes()
}

extension UIColor: CGColorProviding {}

extension AttributedText {
  /// Reads UIKit's attributes and resolves colours with the current traits.
  init(_ string: NSAttributedString, _ defaults: TextDefaults = TextDefaults()) {
    self.init(string) { values in
      let paragraph = (values[.paragraphStyle] as? NSParagraphStyle)?.attributes
      return (TextAttributes(values, defaults), paragraph ?? defaults.paragraph)
    }
  }

  init(
    _ string: String, _ values: [NSAttributedString.Key: Any]?,
    _ defaults: TextDefaults = TextDefaults()
  ) {
    let paragraph = (values?[.paragraphStyle] as? NSParagraphStyle)?.attributes
    self.init(string, TextAttributes(values ?? [:], defaults), paragraph ?? defaults.paragraph)
  }

  func scaled(by factor: CGFloat) -> AttributedText {
    AttributedText(
      string,
      runs: runs.map { run in
        var run = run
        let descriptor = run.attributes.font.descriptor
        run.attributes.font = CTFont(descriptor.resized(descriptor.size * factor))
        run.attributes.kern = run.attributes.kern.map { $0 * factor }
        return run
      })
  }
}

extension TextAttributes {
  init(_ values: [NSAttributedString.Key: Any], _ defaults: TextDefaults) {
    let font = values[.font] as? UIFont ?? defaults.font
    let color = values[.foregroundColor] as? UIColor ?? defaults.color
    self.init(font: font.ctFont, color: color.cgColor)
    background = (values[.backgroundColor] as? UIColor)?.cgColor
    kern = Self.kern(values)
    baselineOffset = CGFloat(attribute: values[.baselineOffset]) ?? 0
    underline = Self.decoration(values[.underlineStyle], values[.underlineColor])
    strikethrough = Self.decoration(values[.strikethroughStyle], values[.strikethroughColor])
  }

  private static func kern(_ values: [NSAttributedString.Key: Any]) -> CGFloat? {
    if let tracking = CGFloat(attribute: values[.tracking]), tracking != 0 { return tracking }
    return CGFloat(attribute: values[.kern])
  }

  private static func decoration(_ style: Any?, _ color: Any?) -> TextDecoration? {
    let number = CGFloat(attribute: style).flatMap { Int(exactly: $0) }
    guard let raw = (style as? NSUnderlineStyle)?.rawValue ?? number, raw & 0x0F != 0 else {
      return nil
    }
    let color = (color as? UIColor)?.cgColor
    switch NSUnderlineStyle(rawValue: raw & 0x0F) {
    case .thick: return TextDecoration(style: .thick, color: color)
    case .double: return TextDecoration(style: .double, color: color)
    default: return TextDecoration(style: .single, color: color)
    }
  }
}

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
      let paragraph = (values[.paragraphStyle] as? NSParagraphStyle)?.values.layout
      return (TextAttributes(values, defaults), paragraph ?? defaults.paragraph)
    }
  }

  init(
    _ string: String, _ values: [NSAttributedString.Key: Any]?,
    _ defaults: TextDefaults = TextDefaults()
  ) {
    let paragraph = (values?[.paragraphStyle] as? NSParagraphStyle)?.values.layout
    self.init(string, TextAttributes(values ?? [:], defaults), paragraph ?? defaults.paragraph)
  }

  /// Paragraphs that say neither an alignment nor a direction get this alignment.
  func naturallyAligned(_ alignment: CTTextAlignment) -> AttributedText {
    AttributedText(
      string,
      runs: runs.map { run in
        var run = run
        if run.paragraph.alignment == .natural, run.paragraph.direction == .natural {
          run.paragraph.alignment = alignment
        }
        return run
      })
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

  /// Each character closer to the next by this fraction of its font's size.
  func tightened(by fraction: CGFloat) -> AttributedText {
    AttributedText(
      string,
      runs: runs.map { run in
        var run = run
        let size = run.attributes.font.descriptor.size
        run.attributes.kern = (run.attributes.kern ?? 0) - fraction * size
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
    obliqueness = CGFloat(attribute: values[.obliqueness]) ?? 0
    hasLigatures = CGFloat(attribute: values[.ligature]) != 0
    stroke = Self.stroke(values)
    shadow = (values[.shadow] as? NSShadow).flatMap(TextShadow.init)
  }

  private static func stroke(_ values: [NSAttributedString.Key: Any]) -> TextStroke? {
    guard let width = CGFloat(attribute: values[.strokeWidth]), width != 0 else { return nil }
    let color = (values[.strokeColor] as? UIColor)?.cgColor
    return TextStroke(width: abs(width), color: color, fills: width < 0)
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
    var decoration = TextDecoration(style: NSUnderlineStyle(rawValue: raw).drawn, color: color)
    decoration.pattern = NSUnderlineStyle(rawValue: raw).pattern
    return decoration
  }
}

extension NSUnderlineStyle {
  fileprivate var drawn: TextDecoration.Style {
    switch NSUnderlineStyle(rawValue: rawValue & 0x0F) {
    case .thick: .thick
    case .double: .double
    default: .single
    }
  }

  fileprivate var pattern: TextDecoration.Pattern {
    switch NSUnderlineStyle(rawValue: rawValue & 0x0F00) {
    case .patternDot: .dot
    case .patternDash: .dash
    case .patternDashDot: .dashDot
    case .patternDashDotDot: .dashDotDot
    default: .solid
    }
  }
}

extension TextShadow {
  /// Nil for a shadow without a colour.
  fileprivate init?(_ shadow: NSShadow) {
    guard let color = shadow.shadowColor as? UIColor else { return nil }
    self.init(
      offset: shadow.shadowOffset, blur: shadow.shadowBlurRadius, color: color.cgColor)
  }
}

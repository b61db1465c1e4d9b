package import CoreText
package import Foundation
import FoundationAdditions

extension TextAttributes {
  /// Reads the attributes of a string; `font` and `color` are for those that name none.
  package init(
    _ values: [NSAttributedString.Key: Any], font: CTFont, color: CGColor = .black
  ) {
    let own = values[.font]
    let intent = InlinePresentationIntent(values)
    let named = own as? CTFont ?? (own as? any CTFontProviding)?.ctFont ?? font
    self.init(
      font: named.presenting(intent), color: Self.color(values[.foregroundColor]) ?? color)
    background = Self.color(values[.backgroundColor])
    kern = Self.kern(values)
    baselineOffset = CGFloat(attribute: values[.baselineOffset]) ?? 0
    underline = Self.decoration(values[.underlineStyle], values[.underlineColor])
    strikethrough =
      Self.decoration(values[.strikethroughStyle], values[.strikethroughColor])
      ?? (intent.contains(.strikethrough) ? TextDecoration(style: .single, color: nil) : nil)
    obliqueness = CGFloat(attribute: values[.obliqueness]) ?? 0
    hasLigatures = CGFloat(attribute: values[.ligature]) != 0
    stroke = Self.stroke(values)
    shadow = (values[.shadow] as? any TextShadowProviding)?.textShadow
  }

  private static func color(_ value: Any?) -> CGColor? {
    value as? CGColor ?? (value as? any CGColorProviding)?.cgColor
  }

  private static func stroke(_ values: [NSAttributedString.Key: Any]) -> TextStroke? {
    guard let width = CGFloat(attribute: values[.strokeWidth]), width != 0 else { return nil }
    return TextStroke(width: abs(width), color: color(values[.strokeColor]), fills: width < 0)
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
    let style = NSUnderlineStyle(rawValue: raw)
    var decoration = TextDecoration(style: style.drawn, color: Self.color(color))
    decoration.pattern = style.pattern
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

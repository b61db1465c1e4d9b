package import CoreGraphics
package import Foundation

// Core Text and UIKit have the same names for most attributes, so one reader serves both.

extension TextAttributes {
  /// Reads the attributes of a string; `font` and `color` are for those that name none.
  package init(
    reading values: [NSAttributedString.Key: Any], font: CTFont, color: CGColor = .black
  ) {
    let named = values[kCTFontAttributeName]
    self.init(
      font: named as? CTFont ?? (named as? any CTFontProviding)?.ctFont ?? font,
      color: Self.color(values[kCTForegroundColorAttributeName])
        ?? Self.color(values[.uiKit("NSColor")]) ?? color)
    takesColorFromContext = Self.isTrue(values[kCTForegroundColorFromContextAttributeName])
    background =
      Self.color(values[kCTBackgroundColorAttributeName])
      ?? Self.color(values[.uiKit("NSBackgroundColor")])
    kern = Self.kern(values)
    baselineOffset = CGFloat(attribute: values[kCTBaselineOffsetAttributeName]) ?? 0
    underline = TextDecoration(
      values[kCTUnderlineStyleAttributeName], values[kCTUnderlineColorAttributeName])
    strikethrough = TextDecoration(
      values[.uiKit("NSStrikethrough")], values[.uiKit("NSStrikethroughColor")])
    ligatures = Self.ligatures(values[kCTLigatureAttributeName])
    stroke = Self.stroke(values)
    shadow = (values[.uiKit("NSShadow")] as? any TextShadowProviding)?.textShadow
    isLetterpress = values[.uiKit("NSTextEffect")] != nil
    attachment = (values[kCTRunDelegateAttributeName] as? CTRunDelegate)?.room
    readShape(values)
  }

  private mutating func readShape(_ values: [NSAttributedString.Key: Any]) {
    if let level = CGFloat(attribute: values[kCTSuperscriptAttributeName]), level != 0 {
      let (small, offset) = font.superscripted(Int(min(max(level, -3), 3).rounded()))
      (font, baselineOffset) = (small, baselineOffset + offset)
    }
    let leaning = CGFloat(attribute: values[.uiKit("NSObliqueness")]) ?? 0
    let expansion = CGFloat(attribute: values[.uiKit("NSExpansion")]) ?? 0
    guard leaning != 0 || expansion != 0 else { return }
    // As Apple defines it, the attribute is the logarithm of the factor.
    let shape = CGAffineTransform(
      a: exp(min(max(expansion, -3), 3)), b: 0, c: leaning, d: 1, tx: 0, ty: 0)
    font = CTFont(font.descriptor.setting { $0.matrix = $0.matrix.concatenating(shape) })
  }

  static func color(_ value: Any?) -> CGColor? {
    value as? CGColor ?? (value as? any CGColorProviding)?.cgColor
  }

  private static func isTrue(_ value: Any?) -> Bool {
    value as? Bool ?? (CGFloat(attribute: value) ?? 0 != 0)
  }

  private static func stroke(_ values: [NSAttributedString.Key: Any]) -> TextStroke? {
    guard let width = CGFloat(attribute: values[kCTStrokeWidthAttributeName]), width != 0 else {
      return nil
    }
    return TextStroke(
      width: abs(width), color: color(values[kCTStrokeColorAttributeName]), fills: width < 0)
  }

  private static func kern(_ values: [NSAttributedString.Key: Any]) -> CGFloat? {
    let tracking = CGFloat(attribute: values[kCTTrackingAttributeName])
    if let tracking, tracking != 0 { return tracking }
    return CGFloat(attribute: values[kCTKernAttributeName])
  }

  private static func ligatures(_ value: Any?) -> Ligatures {
    switch CGFloat(attribute: value) {
    case 0: .none
    case 2: .all
    default: .common
    }
  }
}

extension NSAttributedString.Key {
  /// A key of UIKit's, which has its name in a higher module.
  fileprivate static func uiKit(_ name: String) -> Self { Self(name) }
}

extension TextDecoration {
  /// Nil for a style without a line.
  package init?(_ style: Any?, _ color: Any?) {
    let number = (style as? any RawRepresentable)?.rawValue ?? style
    let bits = CGFloat(attribute: number).flatMap { Int(exactly: $0) } ?? 0
    guard bits & 0x0F != 0 else { return nil }
    self.init(style: Style(bits: bits), color: TextAttributes.color(color))
    pattern = Pattern(bits: bits)
    isByWord = bits & 0x8000 != 0
  }
}

extension TextDecoration.Style {
  fileprivate init(bits: Int) {
    switch bits & 0x0F {
    case 0x02: self = .thick
    case 0x09: self = .double
    default: self = .single
    }
  }
}

extension TextDecoration.Pattern {
  fileprivate init(bits: Int) {
    switch bits & 0x0F00 {
    case 0x0100: self = .dot
    case 0x0200: self = .dash
    case 0x0300: self = .dashDot
    case 0x0400: self = .dashDotDot
    default: self = .solid
    }
  }
}

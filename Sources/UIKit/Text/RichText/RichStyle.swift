import CoreGraphics
import Foundation
import QuartzCore
import TextKit

/// What RTF and HTML say of a run of text, as far as UIKit draws it.
struct RichStyle: Hashable {
  static let standardSize = 12.0
  private static let sizes = 1.0...1000.0

  var family: String?
  var size = standardSize
  var isBold = false
  var isItalic = false
  var isUnderlined = false
  var isStruck = false
  var color: RichColor?
  var background: RichColor?
  var link: String?
  var alignment = NSTextAlignment.natural

  init() {}

  init(_ attributes: [NSAttributedString.Key: Any]) {
    if let font = attributes[.font] as? UIFont {
      let traits = font.fontDescriptor.symbolicTraits
      family = font.familyName
      size = Double(font.pointSize)
      (isBold, isItalic) = (traits.contains(.traitBold), traits.contains(.traitItalic))
    }
    isUnderlined = Self.isLine(attributes[.underlineStyle])
    isStruck = Self.isLine(attributes[.strikethroughStyle])
    color = (attributes[.foregroundColor] as? UIColor).map(RichColor.init)
    background = (attributes[.backgroundColor] as? UIColor).map(RichColor.init)
    link = (attributes[.link] as? URL)?.absoluteString ?? attributes[.link] as? String
    alignment = (attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural
  }

  private static func isLine(_ value: Any?) -> Bool { (AnyNumber.double(value) ?? 0) != 0 }

  /// A size from a document; one that makes no sense is left out.
  mutating func setSize(_ points: Double) {
    if Self.sizes.contains(points) { size = points }
  }

  var attributes: [NSAttributedString.Key: Any] {
    var values: [NSAttributedString.Key: Any] = [.font: font]
    if isUnderlined { values[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if isStruck { values[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if let color { values[.foregroundColor] = color.color }
    if let background { values[.backgroundColor] = background.color }
    if let url = link.flatMap(URL.init(string:)) { values[.link] = url }
    if alignment != .natural {
      let paragraph = NSMutableParagraphStyle()
      paragraph.alignment = alignment
      values[.paragraphStyle] = paragraph
    }
    return values
  }

  /// A family that isn't installed becomes the system's.
  private var font: UIFont {
    let system = UIFont.systemFont(ofSize: CGFloat(size))
    let named = family.flatMap { family -> UIFont? in
      let font = UIFont(
        descriptor: UIFontDescriptor(fontAttributes: [.family: family]), size: CGFloat(size))
      return font.familyName == family ? font : nil
    }
    var traits: UIFontDescriptor.SymbolicTraits = []
    if isBold { traits.insert(.traitBold) }
    if isItalic { traits.insert(.traitItalic) }
    let plain = named ?? system
    guard !traits.isEmpty else { return plain }
    return plain.fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: 0) }
      ?? plain
  }
}

/// A colour with eight bits for each part.
struct RichColor: Hashable {
  var red: UInt8
  var green: UInt8
  var blue: UInt8

  init(red: UInt8, green: UInt8, blue: UInt8) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  init(_ color: UIColor) {
    var parts: (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    _ = color.getRed(&parts.0, green: &parts.1, blue: &parts.2, alpha: nil)
    func byte(_ part: CGFloat) -> UInt8 { UInt8(clamping: Int((part * 255).rounded())) }
    self.init(red: byte(parts.0), green: byte(parts.1), blue: byte(parts.2))
  }

  var color: UIColor {
    UIColor(
      red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: 1)
  }

  var hex: String {
    "#"
      + [red, green, blue].map { byte in
        let digits = String(byte, radix: 16)
        return digits.count < 2 ? "0" + digits : digits
      }.joined()
  }
}

extension NSAttributedString {
  /// Calls back with each run and its style, in order.
  func forEachRun(_ body: (RichStyle, String) -> Void) {
    let text = string as NSString
    enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { values, range, _ in
      body(RichStyle(values), text.substring(with: range))
    }
  }
}

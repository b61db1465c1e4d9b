package import CoreGraphics
public import Foundation

/// The font of a range: a `CTFont`.
public let kCTFontAttributeName = NSAttributedString.Key("NSFont")
/// The colour of a range's glyphs: a `CGColor`, black by default.
public let kCTForegroundColorAttributeName = NSAttributedString.Key("CTForegroundColor")
/// The colour behind a range: a `CGColor`.
public let kCTBackgroundColorAttributeName = NSAttributedString.Key("CTBackgroundColor")
/// Points added after each character: a number.
public let kCTKernAttributeName = NSAttributedString.Key("NSKern")
/// Points to raise the characters by: a number.
public let kCTBaselineOffsetAttributeName = NSAttributedString.Key("NSBaselineOffset")

/// A font object of a higher module, accepted in place of a `CTFont`.
package protocol CTFontProviding: AnyObject {
  var ctFont: CTFont { get }
}

/// A colour object of a higher module, accepted in place of a `CGColor`.
package protocol CGColorProviding: AnyObject {
  var cgColor: CGColor { get }
}

extension AttributedText {
  /// Converts each attribute run of a string.
  package init(
    _ string: NSAttributedString,
    read: ([NSAttributedString.Key: Any]) -> (TextAttributes, ParagraphAttributes)
  ) {
    var runs: [Run] = []
    let whole = NSRange(location: 0, length: string.length)
    string.enumerateAttributes(in: whole, options: []) { values, range, _ in
      let (attributes, paragraph) = read(values)
      runs.append(Run(start: range.location, attributes: attributes, paragraph: paragraph))
    }
    if runs.isEmpty {
      let (attributes, paragraph) = read([:])
      runs.append(Run(start: 0, attributes: attributes, paragraph: paragraph))
    }
    self.init(string.string, runs: runs)
  }
}

extension TextAttributes {
  /// Core Text's attributes and UIKit's font and colour. A missing or invalid font becomes the
  /// system font at 12 points.
  package init(coreText values: [NSAttributedString.Key: Any]) {
    let font = values[kCTFontAttributeName]
    self.init(
      font: font as? CTFont ?? (font as? any CTFontProviding)?.ctFont
        ?? CTFont(FontDescriptor(face: .system, size: FontDescriptor.defaultSize)),
      color: Self.color(values) ?? .black)
    background = values[kCTBackgroundColorAttributeName] as? CGColor
    kern = CGFloat(attribute: values[kCTKernAttributeName])
    baselineOffset = CGFloat(attribute: values[kCTBaselineOffsetAttributeName]) ?? 0
  }

  private static func color(_ values: [NSAttributedString.Key: Any]) -> CGColor? {
    if let color = values[kCTForegroundColorAttributeName] as? CGColor { return color }
    let color = values[NSAttributedString.Key("NSColor")]
    return color as? CGColor ?? (color as? any CGColorProviding)?.cgColor
  }
}

extension CGFloat {
  /// A finite number from an attribute, whichever of Swift's or Foundation's types it has.
  ///
  /// Workaround: casts to each type, because outside Apple's systems `Any` does not bridge between
  /// number types.
  package init?(attribute value: Any?) {
    let number: CGFloat? =
      switch value {
      case let value as CGFloat: value
      case let value as Double: CGFloat(value)
      case let value as Float: CGFloat(value)
      case let value as Int: CGFloat(value)
      case let value as NSNumber: CGFloat(value.doubleValue)
      default: nil
      }
    guard let number, number.isFinite else { return nil }
    self = number
  }
}

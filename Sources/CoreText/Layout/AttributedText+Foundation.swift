package import CoreGraphics
public import Foundation

/// The font of a stretch: a `CTFont`.
public let kCTFontAttributeName = NSAttributedString.Key("NSFont")
/// The colour of a stretch's glyphs: a `CGColor`, black where it is missing.
public let kCTForegroundColorAttributeName = NSAttributedString.Key("CTForegroundColor")
/// The colour behind a stretch: a `CGColor`.
public let kCTBackgroundColorAttributeName = NSAttributedString.Key("CTBackgroundColor")
/// Points added after each character: a number.
public let kCTKernAttributeName = NSAttributedString.Key("NSKern")
/// Points by which characters are raised: a number.
public let kCTBaselineOffsetAttributeName = NSAttributedString.Key("NSBaselineOffset")

/// A higher rung's font object, which Core Text takes where it takes its own.
package protocol CTFontProviding: AnyObject {
  var ctFont: CTFont { get }
}

/// A higher rung's colour object, which Core Text takes where it takes a `CGColor`.
package protocol CGColorProviding: AnyObject {
  var cgColor: CGColor { get }
}

extension AttributedText {
  /// Reads a string attribute run by attribute run.
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
  /// Core Text's own attributes and UIKit's font and colour; a missing or unusable font is the system font at 12 points.
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
  /// A finite number from an attribute, in whichever of Swift's or Foundation's types it came.
  ///
  /// Workaround: unwrapped by hand, because outside Apple's systems `Any` does not bridge between number types.
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

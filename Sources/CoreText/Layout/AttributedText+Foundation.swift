package import CoreGraphics
package import Foundation

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
  /// Without a font, a text has the system font at 12 points.
  package init(coreText values: [NSAttributedString.Key: Any]) {
    self.init(
      reading: values, font: CTFont(FontDescriptor(face: .system, size: FontDescriptor.defaultSize))
    )
  }
}

extension ParagraphAttributes {
  /// Those of a paragraph style among a string's attributes.
  package init?(reading values: [NSAttributedString.Key: Any]) {
    let style = values[kCTParagraphStyleAttributeName] as? any ParagraphAttributesProviding
    guard let attributes = style?.paragraphAttributes else { return nil }
    self = attributes
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
      case let value as any BinaryInteger: CGFloat(value)
      case let value as NSNumber: CGFloat(value.doubleValue)
      default: nil
      }
    guard let number, number.isFinite else { return nil }
    self = number
  }
}

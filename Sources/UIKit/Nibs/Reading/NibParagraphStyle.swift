import CoreGraphics
import Foundation
import InterfaceFiles
import TextKit

/// The style of a `paragraphStyle` element, in the words of the Mac's text system.
@MainActor
struct NibParagraphStyle {
  private let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  var style: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    word("alignment", NibWords.alignments) { style.alignment = $0 }
    word("lineBreakMode", Self.lineBreaks) { style.lineBreakMode = $0 }
    word("baseWritingDirection", Self.directions) { style.baseWritingDirection = $0 }
    readIndents(of: style)
    readHeights(of: style)
    number("defaultTabInterval") { style.defaultTabInterval = $0 }
    number("hyphenationFactor") { style.hyphenationFactor = Float($0) }
    if let flag = element.flag("allowsDefaultTighteningForTruncation") {
      style.allowsDefaultTighteningForTruncation = flag
    }
    return style
  }

  private func readIndents(of style: NSMutableParagraphStyle) {
    number("firstLineHeadIndent") { style.firstLineHeadIndent = $0 }
    number("headIndent") { style.headIndent = $0 }
    number("tailIndent") { style.tailIndent = $0 }
  }

  private func readHeights(of style: NSMutableParagraphStyle) {
    number("lineSpacing") { style.lineSpacing = $0 }
    number("paragraphSpacing") { style.paragraphSpacing = $0 }
    number("paragraphSpacingBefore") { style.paragraphSpacingBefore = $0 }
    number("minimumLineHeight") { style.minimumLineHeight = $0 }
    number("maximumLineHeight") { style.maximumLineHeight = $0 }
    number("lineHeightMultiple") { style.lineHeightMultiple = $0 }
  }

  private func number(_ name: String, _ set: (CGFloat) -> Void) {
    element.number(name).map { set(CGFloat($0)) }
  }

  private func word<Value>(_ name: String, _ words: [String: Value], _ set: (Value) -> Void) {
    element.attributes[name].flatMap { words[$0] }.map(set)
  }

  private static let lineBreaks: [String: NSLineBreakMode] = [
    "wordWrapping": .byWordWrapping, "charWrapping": .byCharWrapping, "clipping": .byClipping,
    "truncatingHead": .byTruncatingHead, "truncatingTail": .byTruncatingTail,
    "truncatingMiddle": .byTruncatingMiddle,
  ]
  private static let directions: [String: NSWritingDirection] = [
    "natural": .natural, "leftToRight": .leftToRight, "rightToLeft": .rightToLeft,
  ]
}

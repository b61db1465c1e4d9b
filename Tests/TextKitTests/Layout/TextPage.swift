import CoreText
import Foundation
import TextKit

/// A storage with a layout, as a text view has it.
struct TextPage {
  let storage: NSTextStorage
  let manager = NSLayoutManager()
  let container: NSTextContainer

  /// San Francisco's line height at 17 points.
  static let line = 17 * 2444.0 / 2048

  init(_ string: String = "", width: CGFloat = 300, height: CGFloat = 0) {
    storage = NSTextStorage(string: string)
    container = NSTextContainer(size: CGSize(width: width, height: height))
    manager.defaultFont = CTFont(FontDescriptor(face: .system, size: 17))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
  }

  var count: Int { manager.numberOfGlyphs }

  /// The text of each line.
  var lines: [String] {
    var lines: [String] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: count)) {
      _, _, _, range, _ in
      lines.append((storage.string as NSString).substring(with: range))
    }
    return lines
  }

  func type(_ text: String, at offset: Int) {
    storage.replaceCharacters(in: NSRange(location: offset, length: 0), with: text)
  }

  func delete(_ range: Range<Int>) { storage.deleteCharacters(in: NSRange(range)) }

  /// Numbered paragraphs that fit a line.
  static func paragraphs(_ count: Int) -> String {
    (0..<count).map { "Paragraph \($0)" }.joined(separator: "\n")
  }
}

/// A paragraph style as a higher module gives it.
final class StyleStub: ParagraphAttributesProviding {
  let paragraphAttributes: ParagraphAttributes

  init(_ change: (inout ParagraphAttributes) -> Void) {
    var attributes = ParagraphAttributes()
    change(&attributes)
    paragraphAttributes = attributes
  }
}

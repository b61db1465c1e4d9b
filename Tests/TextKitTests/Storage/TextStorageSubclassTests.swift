import Foundation
import TextKit
import Testing

/// Subclasses as programs write them.
@Suite struct TextStorageSubclassTests {
  /// Keeps the text itself, as Apple's guide shows.
  private final class BackedStorage: NSTextStorage {
    let backing = NSMutableAttributedString(string: "")
    var processed: [String] = []

    override var string: String { backing.string }

    override func attributes(
      at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] {
      backing.attributes(at: location, effectiveRange: range)
    }

    override func replaceCharacters(in range: NSRange, with str: String) {
      beginEditing()
      backing.replaceCharacters(in: range, with: str)
      edited(
        [.editedCharacters, .editedAttributes], range: range,
        changeInLength: str.utf16.count - range.length)
      endEditing()
    }

    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
      beginEditing()
      backing.setAttributes(attrs, range: range)
      edited(.editedAttributes, range: range, changeInLength: 0)
      endEditing()
    }

    /// Marks numbers, as a highlighter does.
    override func processEditing() {
      let text = string as NSString
      let paragraph = text.paragraphRange(for: editedRange)
      removeAttribute(Self.number, range: paragraph)
      for offset in paragraph.location..<NSMaxRange(paragraph)
      where (0x30...0x39).contains(text.character(at: offset)) {
        addAttribute(Self.number, value: true, range: NSRange(location: offset, length: 1))
      }
      processed.append(text.substring(with: paragraph))
      super.processEditing()
    }

    static let number = NSAttributedString.Key("number")
  }

  @Test func aHighlighterMarksWhatIsTyped() {
    let storage = BackedStorage()
    storage.append(NSAttributedString(string: "one 1\ntwo 2"))
    storage.replaceCharacters(in: NSRange(location: 4, length: 1), with: "10")
    #expect(storage.processed == ["one 1\ntwo 2", "one 10\n"])
    #expect(storage.attribute(BackedStorage.number, at: 5, effectiveRange: nil) as? Bool == true)
    #expect(storage.attribute(BackedStorage.number, at: 3, effectiveRange: nil) == nil)
    #expect(storage.length == 12)
  }

  @Test func layoutSeesTheTextOfTheSubclass() {
    let storage = BackedStorage()
    storage.append(NSAttributedString(string: "before "))
    let manager = NSLayoutManager()
    manager.addTextContainer(NSTextContainer(size: CGSize(width: 400, height: 0)))
    storage.addLayoutManager(manager)
    #expect(manager.numberOfGlyphs == 7)
    storage.append(NSAttributedString(string: "and after"))
    storage.deleteCharacters(in: NSRange(location: 0, length: 2))
    #expect(manager.numberOfGlyphs == 14)
    #expect(storage.content.text.string == "fore and after")
  }

  @Test func aSubclassThatLiesIsReadAgain() {
    final class Liar: NSTextStorage {
      var text = "abc"
      override var string: String { text }
      override func attributes(
        at location: Int, effectiveRange range: NSRangePointer?
      ) -> [NSAttributedString.Key: Any] {
        range?.pointee = NSRange(location: 0, length: text.utf16.count)
        return [:]
      }
      override func replaceCharacters(in range: NSRange, with str: String) {
        text += str + "!"
        edited(.editedCharacters, range: range, changeInLength: 1)
      }
    }
    let storage = Liar()
    let manager = NSLayoutManager()
    storage.addLayoutManager(manager)
    storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "d")
    #expect(manager.numberOfGlyphs == 5)
  }
}

import Foundation
import TextKit
import Testing

@Suite struct NSTextStorageTests {
  private let red = NSAttributedString.Key("red")

  private final class Recorder: NSTextStorageDelegate {
    var calls: [String] = []
    var onWill: ((NSTextStorage) -> Void)?
    var onDid: ((NSTextStorage) -> Void)?

    func textStorage(
      _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      calls.append(
        "will \(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)")
      onWill?(textStorage)
    }

    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      calls.append(
        "did \(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)")
      onDid?(textStorage)
    }
  }

  @Test func anEditIsToldBeforeAndAfterAttributesAreFixed() {
    let storage = NSTextStorage(string: "abcdef")
    let recorder = Recorder()
    storage.delegate = recorder
    storage.replaceCharacters(in: NSRange(location: 2, length: 2), with: "XYZ")
    #expect(storage.string == "abXYZef")
    #expect(recorder.calls == ["will 2 2+3 1", "did 2 2+3 1"])
    #expect(storage.editedMask.isEmpty)
    #expect(storage.editedRange.location == NSNotFound)
  }

  @Test func editsBetweenBeginAndEndAreToldOnceAsOneRange() {
    let storage = NSTextStorage(string: "abcdefghij")
    let recorder = Recorder()
    storage.delegate = recorder
    storage.beginEditing()
    storage.deleteCharacters(in: NSRange(location: 8, length: 1))
    storage.replaceCharacters(in: NSRange(location: 1, length: 1), with: "XX")
    storage.addAttribute(red, value: 1, range: NSRange(location: 4, length: 2))
    #expect(recorder.calls.isEmpty)
    #expect(storage.changeInLength == 0)
    storage.endEditing()
    #expect(storage.string == "aXXcdefghj")
    #expect(recorder.calls == ["will 3 1+8 0", "did 3 1+8 0"])
  }

  @Test func aDelegateMayChangeTheTextItIsToldAbout() {
    let storage = NSTextStorage(string: "abc")
    let recorder = Recorder()
    storage.delegate = recorder
    recorder.onWill = { storage in
      guard storage.string.contains("!") else { return }
      storage.replaceCharacters(
        in: (storage.string as NSString).range(of: "!"), with: "?")
    }
    storage.replaceCharacters(in: NSRange(location: 3, length: 0), with: "!")
    #expect(storage.string == "abc?")
    #expect(recorder.calls == ["will 2 3+1 1", "did 2 3+1 1"])
  }

  @Test func aDelegateThatAlwaysEditsEnds() {
    let storage = NSTextStorage(string: "")
    let manager = NSLayoutManager()
    manager.addTextContainer(NSTextContainer(size: CGSize(width: 300, height: 0)))
    storage.addLayoutManager(manager)
    let recorder = Recorder()
    storage.delegate = recorder
    recorder.onDid = { $0.replaceCharacters(in: NSRange(location: 0, length: 0), with: "x") }
    storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "a")
    #expect(storage.string == "xa")
    #expect(manager.numberOfGlyphs == 2)
  }

  @Test func newCharactersTakeTheAttributesOfWhatTheyReplace() {
    let storage = NSTextStorage(string: "abc")
    storage.addAttribute(red, value: "b", range: NSRange(location: 1, length: 1))
    storage.replaceCharacters(in: NSRange(location: 1, length: 1), with: "xyz")
    #expect(storage.attribute(red, at: 3, effectiveRange: nil) as? String == "b")
    storage.replaceCharacters(in: NSRange(location: 4, length: 0), with: "!")
    #expect(storage.attribute(red, at: 4, effectiveRange: nil) as? String == "b")
    #expect(storage.attribute(red, at: 5, effectiveRange: nil) == nil)
  }

  @Test func effectiveRangesAreRuns() {
    let storage = NSTextStorage(string: "aabbcc")
    storage.addAttribute(red, value: 1, range: NSRange(location: 2, length: 2))
    storage.addAttribute(
      NSAttributedString.Key("size"), value: 2, range: NSRange(location: 3, length: 3))
    var range = NSRange()
    _ = storage.attributes(at: 3, effectiveRange: &range)
    #expect(range == NSRange(location: 3, length: 1))
    _ = storage.attribute(
      red, at: 3, longestEffectiveRange: &range, in: NSRange(location: 0, length: 6))
    #expect(range == NSRange(location: 2, length: 2))
    var runs: [String] = []
    storage.enumerateAttributes(in: NSRange(location: 0, length: 6), options: []) {
      values, range, _ in
      runs.append("\(range.location)+\(range.length):\(values.count)")
    }
    #expect(runs == ["0+2:0", "2+1:1", "3+1:2", "4+2:1"])
  }

  @Test func aStorageIsCopiedAsFoundationStringsAre() {
    let storage = NSTextStorage(string: "abc", attributes: [red: 1])
    let copy = NSAttributedString(attributedString: storage)
    let longer = NSMutableAttributedString(string: "<")
    longer.append(storage)
    #expect(copy.string == "abc")
    #expect(copy.attribute(red, at: 2, effectiveRange: nil) as? Int == 1)
    #expect(longer.string == "<abc")
    #expect(longer.attribute(red, at: 1, effectiveRange: nil) as? Int == 1)
    #expect(storage.isEqual(to: copy))
    #expect(storage.attributedSubstring(from: NSRange(location: 1, length: 2)).string == "bc")
    #expect((storage.mutableCopy() as? NSMutableAttributedString)?.string == "abc")
  }

  @Test func mutableStringEditsTheStorage() {
    let storage = NSTextStorage(string: "one two")
    storage.mutableString.replaceCharacters(in: NSRange(location: 0, length: 3), with: "1")
    #expect(storage.string == "1 two")
    #expect(storage.mutableString.length == 5)
  }

  @Test func anAttributeOfAnAttachmentStaysOnItsCharacter() {
    let storage = NSTextStorage(string: "a\u{FFFC}b")
    storage.addAttribute(.attachment, value: NSObject(), range: NSRange(location: 0, length: 3))
    #expect(storage.attribute(.attachment, at: 0, effectiveRange: nil) == nil)
    #expect(storage.attribute(.attachment, at: 1, effectiveRange: nil) != nil)
    #expect(storage.attribute(.attachment, at: 2, effectiveRange: nil) == nil)
  }

  @Test func aParagraphHasTheStyleOfItsFirstCharacter() {
    let storage = NSTextStorage(string: "aa\nbb")
    storage.addAttribute(.paragraphStyle, value: "x", range: NSRange(location: 0, length: 1))
    #expect(storage.attribute(.paragraphStyle, at: 2, effectiveRange: nil) as? String == "x")
    #expect(storage.attribute(.paragraphStyle, at: 3, effectiveRange: nil) == nil)
    storage.replaceCharacters(in: NSRange(location: 2, length: 1), with: " ")
    #expect(storage.attribute(.paragraphStyle, at: 4, effectiveRange: nil) as? String == "x")
  }

  @Test func beyondTheEndIsAnException() async {
    await #expect(processExitsWith: .failure) {
      NSTextStorage(string: "abc").deleteCharacters(in: NSRange(location: 2, length: 2))
    }
  }
}

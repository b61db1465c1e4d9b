import Foundation
import Testing
import UIKit

/// Text that programs read from HTML and RTF, and write.
struct TextDocumentTests {
  private typealias Options = [NSAttributedString.DocumentReadingOptionKey: Any]

  private let html: Options = [
    .documentType: NSAttributedString.DocumentType.html,
    .characterEncoding: String.Encoding.utf8.rawValue,
  ]

  private func read(_ text: String) throws -> NSAttributedString {
    try NSAttributedString(data: Data(text.utf8), options: html, documentAttributes: nil)
  }

  private func font(_ text: NSAttributedString, at word: String) -> UIFont? {
    let place = (text.string as NSString).range(of: word).location
    return text.attribute(.font, at: place, effectiveRange: nil) as? UIFont
  }

  @Test func aSpanAroundHTMLGivesItsSize() throws {
    let text = try read(
      "<span style=\"font-family: '-apple-system'; font-size: 17.0\">One <b>two</b> é</span>")
    #expect(text.string == "One two é")
    #expect(font(text, at: "One")?.pointSize == 17)
    #expect(font(text, at: "One")?.familyName == UIFont.systemFont(ofSize: 17).familyName)
    let bold = try #require(font(text, at: "two"))
    #expect(bold.fontDescriptor.symbolicTraits.contains(.traitBold) && bold.pointSize == 17)
  }

  @Test func aStyleSheetBeforeAFragmentCounts() throws {
    let text = try read(
      """
      <style>/* p { color: #0f0 } */ @import "x"; body { font-size: 20px; color: #ff0000 }
      @media print { body { font-size: 90px } } b.big, i > u { font-size: 150% }
      #last { color: blue; font-weight: 700 }</style>
      plain <b>bold</b> <b class="other big">big</b> <span id="last">last</span>
      """)
    #expect(text.string.hasPrefix("plain bold big last"))
    #expect(font(text, at: "plain")?.pointSize == 20)
    #expect(font(text, at: "bold")?.pointSize == 20)
    #expect(font(text, at: "big")?.pointSize == 30)
    let last = (text.string as NSString).range(of: "last").location
    #expect(
      text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(
      text.attribute(.foregroundColor, at: last, effectiveRange: nil) as? UIColor
        == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    #expect(font(text, at: "last")?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
  }

  @Test func listsWithNumbersAreNumbered() throws {
    let text = try read(
      "<ol start=3><li>three</li><li>four<ul><li>dot</li></ul></li><li>five</li></ol>")
    #expect(text.string == "3. three\n4. four\n• dot\n5. five\n")
  }

  @Test func encodingsAreThoseOfTheOptions() throws {
    let data = try #require("<p>é</p>".data(using: .isoLatin1))
    let options: Options = [
      .documentType: NSAttributedString.DocumentType.html,
      .characterEncoding: NSNumber(value: String.Encoding.isoLatin1.rawValue),
    ]
    let text = try NSAttributedString(data: data, options: options, documentAttributes: nil)
    #expect(text.string == "é\n")
  }

  @Test func contentsTellWhatADocumentIs() throws {
    func type(_ text: String) throws -> String? {
      var facts: NSDictionary?
      _ = try NSAttributedString(
        data: Data(text.utf8), options: [:], documentAttributes: &facts)
      return facts?["DocumentType"] as? String
    }
    #expect(try type("{\\rtf1 x}") == NSAttributedString.DocumentType.rtf.rawValue)
    #expect(try type("\n<!DOCTYPE html><p>x") == NSAttributedString.DocumentType.html.rawValue)
    #expect(try type("<b>x</b>") == NSAttributedString.DocumentType.plain.rawValue)
  }

  @Test(arguments: [NSAttributedString.DocumentType.rtf, .html])
  func whatIsWrittenIsRead(type: NSAttributedString.DocumentType) throws {
    let text = NSMutableAttributedString(
      string: "plain ", attributes: [.font: UIFont.systemFont(ofSize: 13)])
    text.append(
      NSAttributedString(string: "bold", attributes: [.font: UIFont.boldSystemFont(ofSize: 19)]))
    let data = try text.data(
      from: NSRange(location: 2, length: 8), documentAttributes: [.documentType: type])
    let again = NSMutableAttributedString(string: "before")
    try again.read(from: data, options: [.documentType: type], documentAttributes: nil)
    #expect(again.string == "ain bold")
    #expect(font(again, at: "ain")?.pointSize == 13)
    #expect(font(again, at: "bold")?.pointSize == 19)
  }

  @Test func plainTextTakesTheDefaultAttributes() throws {
    let font = UIFont.systemFont(ofSize: 31)
    let options: Options = [
      .documentType: NSAttributedString.DocumentType.plain,
      .defaultAttributes: [NSAttributedString.Key.font: font],
    ]
    let text = try NSAttributedString(
      data: Data("<b>".utf8), options: options, documentAttributes: nil)
    #expect(text.string == "<b>" && self.font(text, at: "<b>") == font)
  }

  @Test func whatIsNoSuchDocumentThrows() {
    #expect(throws: CocoaError.self) {
      _ = try NSAttributedString(
        data: Data("no".utf8), options: [.documentType: NSAttributedString.DocumentType.rtf],
        documentAttributes: nil)
    }
    #expect(throws: CocoaError.self) {
      _ = try NSAttributedString(string: "x").data(
        from: NSRange(location: 0, length: 1),
        documentAttributes: [.documentType: NSAttributedString.DocumentType.rtfd])
    }
  }
}

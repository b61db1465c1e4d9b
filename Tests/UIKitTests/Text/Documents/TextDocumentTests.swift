import Foundation
import Testing
import UIKit

/// Texts with attributes that programs read from documents and write to them.
@MainActor
struct TextDocumentTests {
  private func read(
    _ text: String, _ type: NSAttributedString.DocumentType?,
    _ encoding: String.Encoding = .utf8
  ) throws -> NSAttributedString {
    var options: [NSAttributedString.DocumentReadingOptionKey: Any] = [
      .characterEncoding: encoding.rawValue
    ]
    options[.documentType] = type
    let data = try #require(text.data(using: encoding))
    return try NSAttributedString(data: data, options: options, documentAttributes: nil)
  }

  private func font(_ text: NSAttributedString, at index: Int) -> UIFont? {
    text.attribute(.font, at: index, effectiveRange: nil) as? UIFont
  }

  @Test func htmlHasFontsAndLinks() throws {
    let page = "<p>Grüße, <b>bold</b> <a href=\"https://example.org\">there</a></p>"
    for encoding in [String.Encoding.utf8, .isoLatin1] {
      let text = try read(page, .html, encoding)
      #expect(text.string == "Grüße, bold there\n")
      #expect(font(text, at: 8)?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
      #expect(font(text, at: 0)?.fontDescriptor.symbolicTraits.contains(.traitBold) == false)
      #expect(text.attribute(.link, at: 13, effectiveRange: nil) != nil)
    }
    let label = UILabel()
    label.attributedText = try read(page, .html)
    #expect(label.text == "Grüße, bold there\n")
  }

  @Test func aDocumentIsWrittenAndReadAgain() throws {
    let text = NSMutableAttributedString(
      string: "plain ", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    text.append(
      NSAttributedString(
        string: "red",
        attributes: [
          .font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red,
        ]))
    let whole = NSRange(location: 0, length: text.length)
    for type in [NSAttributedString.DocumentType.rtf, .html] {
      let data = try text.data(from: whole, documentAttributes: [.documentType: type])
      var attributes: NSDictionary?
      let read = try NSAttributedString(
        data: data, options: [.documentType: type], documentAttributes: &attributes)
      #expect(read.string == "plain red")
      #expect(font(read, at: 6)?.pointSize == 20)
      #expect(font(read, at: 6)?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
      let color = read.attribute(.foregroundColor, at: 6, effectiveRange: nil) as? UIColor
      #expect(color?.cgColor.components?.prefix(3) == [1, 0, 0])
      #expect(attributes?["DocumentType"] as? String == type.rawValue)
    }
    let part = try text.data(
      from: NSRange(location: 6, length: 3),
      documentAttributes: [
        .documentType: NSAttributedString.DocumentType.plain,
        .characterEncoding: String.Encoding.utf8.rawValue,
      ])
    #expect(part == Data("red".utf8))
  }

  @Test func withoutATypeTheDataTell() throws {
    #expect(try read("<!DOCTYPE html><html><body>a</body></html>", nil).string == "a")
    #expect(try read("  <HTML>a", nil).string == "a")
    #expect(try read("{\\rtf1\\ansi a}", nil).string == "a")
    #expect(try read("<b>a", nil).string == "<b>a")
    let plain = try NSAttributedString(
      data: Data("a".utf8),
      options: [.defaultAttributes: [NSAttributedString.Key.foregroundColor: UIColor.red]],
      documentAttributes: nil)
    #expect(plain.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
  }

  @Test func whatIsNoSuchDocumentThrows() throws {
    #expect(throws: CocoaError.self) { try read("a", .rtf) }
    #expect(throws: CocoaError.self) { try read("a", .init(rawValue: "NSRTFD")) }
    #expect(throws: CocoaError.self) {
      try NSAttributedString(
        data: Data([0xFF, 0x41]), options: [.documentType: NSAttributedString.DocumentType.plain],
        documentAttributes: nil)
    }
    #expect(throws: (any Error).self) {
      try NSAttributedString(
        url: URL(fileURLWithPath: "/nowhere.rtf"), documentAttributes: nil)
    }
    let whole = NSRange(location: 0, length: 1)
    #expect(throws: CocoaError.self) { try NSAttributedString(string: "a").data(from: whole) }
  }
}

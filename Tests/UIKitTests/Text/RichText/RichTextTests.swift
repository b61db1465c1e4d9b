import Foundation
import Testing

@testable import UIKit

struct RichTextTests {
  private var styled: NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    func add(_ string: String, _ attributes: [NSAttributedString.Key: Any]) {
      text.append(NSAttributedString(string: string, attributes: attributes))
    }
    let font = UIFont.systemFont(ofSize: 14)
    add("plain ", [.font: font])
    add("bold", [.font: UIFont.boldSystemFont(ofSize: 14)])
    add("\u{1F469}\u{200D}\u{1F680} {b\\s} <ä&>\n", [.font: font, .foregroundColor: UIColor.red])
    add("lined", [.font: font, .underlineStyle: 1, .strikethroughStyle: 1])
    add(
      " link",
      [
        .font: font, .link: URL(string: "https://example.org/?a=1&b=2")!,
        .backgroundColor: UIColor.yellow,
      ])
    return text
  }

  /// The styles of runs with their texts, in order; neighbours of one style together.
  private func runs(_ text: NSAttributedString) -> [(style: RichStyle, text: String)] {
    var runs: [(style: RichStyle, text: String)] = []
    text.forEachRun { style, text in
      if runs.last?.style == style {
        runs[runs.count - 1].text += text
      } else {
        runs.append((style, text))
      }
    }
    return runs
  }

  private func expectSame(
    _ text: NSAttributedString, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let (found, expected) = (runs(text), runs(styled))
    #expect(text.string == styled.string, sourceLocation: sourceLocation)
    #expect(found.map(\.text) == expected.map(\.text), sourceLocation: sourceLocation)
    #expect(found.map(\.style) == expected.map(\.style), sourceLocation: sourceLocation)
  }

  @Test func textComesBackFromRTF() throws {
    let data = RTFWriter.data(styled)
    #expect(data.allSatisfy { $0 < 128 })
    expectSame(try #require(RTFReader.text(data)))
  }

  @Test func textComesBackFromHTML() { expectSame(HTMLReader.text(HTMLWriter.data(styled))) }

  @Test func alignmentComesBackFromRTF() throws {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = .center
    let text = NSAttributedString(string: "x", attributes: [.paragraphStyle: paragraph])
    let again = try #require(RTFReader.text(RTFWriter.data(text)))
    let style = again.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    #expect(style?.alignment == .center)
  }

  /// As a word processor writes it.
  @Test func foreignRTFIsRead() throws {
    let rtf = #"""
      {\rtf1\ansi\ansicpg1252\deff3{\fonttbl{\f0\froman\fprq2\fcharset0 Nobody Has This;}}
      {\colortbl;\red255\green0\blue0;}{\stylesheet{\s0\snext0 Normal;}}{\*\generator Thing}
      {\info{\title Hidden}}\pard\plain\fs40 Gr\'fc\'dfe \b bold\b0  \cf1 red\cf0\par
      \u1044?\u-10179?\u-8704? \'80\bin4 }}}{x{\pict 0102}{\*\bkmkstart a}end}
      """#
    let text = try #require(RTFReader.text(Data(rtf.utf8)))
    #expect(text.string == "Grüße bold red\nД😀 €xend")
    let styles = runs(text)
    #expect(styles.first?.style.size == 20)
    #expect(styles.contains { $0.text.contains("bold") && $0.style.isBold })
    #expect(styles.contains { $0.text.contains("red") && $0.style.color?.hex == "#ff0000" })
  }

  @Test func foreignHTMLIsRead() throws {
    let html = """
      <html><head><title>no</title><style>p{}</style></head><body><!-- no -->
      <h1>Head</h1><p>One  <b>two</b>
      three&nbsp;&uuml;&#x41;&bogus;</p><ul><li>a<li>b</ul><script>alert("<b>")</script>
      <p style="text-align:right;color:#0f0">x<br/>y</p><pre>a  b</pre></body></html>
      """
    let text = HTMLReader.text(Data(html.utf8))
    #expect(
      text.string == "Head\nOne two three\u{A0}üA&bogus;\n• a\n• b\nx\ny\na  b\n")
    let found = runs(text)
    #expect(found.first?.style.size == 24 && found.first?.style.isBold == true)
    #expect(found.contains { $0.text.contains("x") && $0.style.color?.hex == "#00ff00" })
    #expect(found.contains { $0.text.contains("two") && $0.style.isBold })
  }

  @Test(arguments: [
    "", "plain", "<", "{", "{\\rtf", "{\\rtf1", "{\\rtf1\\", "{\\rtf1\\'", "{\\rtf1\\u", "}}}}",
  ])
  func stumpsEnd(text: String) {
    let data = Data(text.utf8)
    #expect((RTFReader.text(data) == nil) == !text.hasPrefix("{\\rtf"))
    _ = HTMLReader.text(data)
  }

  @Test func depthAndGarbageEnd() {
    let deep =
      "{\\rtf1" + String(repeating: "{", count: 100_000) + "x"
      + String(repeating: "}", count: 100_000)
    #expect(RTFReader.text(Data((deep + " after}").utf8))?.string == " after")
    let nested = String(repeating: "<div>", count: 100_000) + "x"
    #expect(HTMLReader.text(Data(nested.utf8)).string == "x")
    var seed: UInt64 = 7
    let noise = Data(
      (0..<200_000).map { _ in
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Array("{}\\<>/=\"'&;# abu09\u{FF}".utf8)[Int(seed >> 33) % 20]
      })
    _ = RTFReader.text(Data("{\\rtf1 ".utf8) + noise)
    _ = HTMLReader.text(noise)
    #expect(
      RTFReader.text(Data("{\\rtf1\\fs99999999999999999999 x\\bin2147483647 y}".utf8))?.string
        == "x")
  }
}

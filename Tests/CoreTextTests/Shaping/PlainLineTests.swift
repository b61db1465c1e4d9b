import CUIPango
import CoreGraphics
import Foundation
import SeededInput
import Testing

@testable import CoreText

/// Lines that are shaped without a Pango layout look and answer as those with one.
@Suite struct PlainLineTests {
  private static let styles: [(name: String, attributes: TextAttributes)] = {
    let dejaVu = CTFont(FontDescriptor(face: .family("DejaVu Sans"), size: 16))
    var (spaced, unpaired, unjoined) = (
      TextAttributes(font: dejaVu), TextAttributes(font: dejaVu), TextAttributes(font: dejaVu)
    )
    (spaced.kern, unpaired.kern, unjoined.hasLigatures) = (-2.25, 0, false)
    let digits = FontDescriptor(face: .system, size: 22, weight: 600, hasMonospacedDigits: true)
    return [
      ("tracked", TextAttributes(font: systemFont(13))),
      ("large", TextAttributes(font: systemFont(34, weight: 700))),
      ("digits", TextAttributes(font: CTFont(digits))),
      ("family", TextAttributes(font: dejaVu)),
      ("spaced", spaced), ("unpaired", unpaired), ("unjoined", unjoined),
      ("monospaced", TextAttributes(font: CTFont(FontDescriptor(face: .monospaced, size: 12)))),
    ]
  }()

  /// One line, and the same text by Pango, which may make more lines of it.
  private func both(
    _ text: String, _ attributes: TextAttributes, width: CGFloat = 2_000
  ) -> (plain: TextLayout, pango: TextLayout) {
    let text = AttributedText(text, attributes)
    return (
      TextLayout(text, within: TextLimits(width: width, lineCount: 1)),
      TextLayout(text, within: TextLimits(width: width))
    )
  }

  private func isPlain(_ layout: TextLayout) -> Bool {
    guard layout.lines.count == 1, case .plain = layout.lines[0].source else { return false }
    return true
  }

  private func glyphs(_ layout: TextLayout) -> [[Int32]] {
    var (x, found): (Int32, [[Int32]]) = (0, [])
    for run in layout.lines.flatMap(\.source.runs) {
      let string = run.item.pointee.glyphs.pointee
      for index in 0..<Int(string.num_glyphs) {
        let info = string.glyphs[index]
        found.append([Int32(info.glyph), x + info.geometry.x_offset, info.geometry.y_offset])
        x += info.geometry.width
      }
    }
    return found + [[x]]
  }

  @Test func glyphsAreInPangosPlaces() {
    var random = SeededGenerator(seed: 11)
    let words = ["Person", "fi", "AVATAR", "3 x 4", "(A) - B", "10:30", "=>", "  ", "To.", "f l"]
    for (name, attributes) in Self.styles {
      for _ in 0..<40 {
        let text = (0..<5).map { _ in
          Bool.random(using: &random)
            ? words.randomElement(using: &random)!
            : String(
              (0..<4).map { _ in
                Character(Unicode.Scalar(UInt8.random(in: 0x20...0x7E, using: &random)))
              })
        }.joined(separator: " ")
        let (plain, pango) = both(text, attributes)
        #expect(isPlain(plain) && !isPlain(pango), "\(name): \(text)")
        #expect(glyphs(plain) == glyphs(pango), "\(name): \(text)")
        #expect(plain.size == pango.size && plain.overhang == pango.overhang, "\(name): \(text)")
      }
    }
  }

  @Test func theyLookTheSame() {
    for (name, attributes) in Self.styles {
      let (plain, pango) = both("Waving figs, 12 x 34 (AVA)", attributes)
      let pictures = [plain, pango].map { layout in
        let canvas = TextCanvas(width: 420, height: 50)
        layout.draw(in: canvas.context, at: CGPoint(x: 3.3, y: 4))
        return (0..<50).map { y in (0..<420).map { canvas.pixel($0, y) } }
      }
      #expect(pictures[0] == pictures[1], "\(name)")
      #expect(pictures[0].joined().contains { $0 & 0xFF < 128 }, "\(name)")
    }
  }

  @Test func caretsAreWhereTheyWere() {
    let (plain, pango) = both("office x 12, Tomorrow", TextAttributes(font: systemFont(17)))
    for unit in 0...21 {
      #expect(plain.caretX(at: unit, line: 0) == pango.caretX(at: unit, line: 0), "\(unit)")
    }
    for x in stride(from: CGFloat(-5), to: 220, by: 3.5) {
      #expect(plain.unit(nearestTo: x, line: 0) == pango.unit(nearestTo: x, line: 0))
    }
    #expect(plain.xRanges(of: 3..<9, line: 0) == pango.xRanges(of: 3..<9, line: 0))
  }

  @Test func otherTextIsLeftToPango() {
    let attributes = TextAttributes(font: systemFont(17))
    for text in ["café", "a\tb", "日本", "a\u{202E}b", "👍", "1\u{FE0F}\u{20E3}"] {
      #expect(!isPlain(both(text, attributes).plain), "\(text)")
    }
    #expect(!isPlain(both(String(repeating: "i", count: 600), attributes, width: 9_000).plain))
    var other = attributes
    other.kern = 3
    let mixed = AttributedText(
      "two looks",
      runs: [
        .init(start: 0, attributes: attributes, paragraph: .init()),
        .init(start: 3, attributes: other, paragraph: .init()),
      ])
    #expect(!isPlain(TextLayout(mixed, within: TextLimits(width: 500, lineCount: 1))))
  }

  @Test func aLineThatDoesNotFitIsCutByPango() {
    let attributes = TextAttributes(font: systemFont(17))
    let text = "words that do not fit"
    let width = both(text, attributes).plain.size.width
    #expect(isPlain(both(text, attributes, width: width).plain))
    let narrow = both(text, attributes, width: width - 1).plain
    #expect(!isPlain(narrow) && narrow.isTruncated)
  }

  @Test func directionsAndIndentsCount() {
    var paragraph = ParagraphAttributes()
    paragraph.direction = .rightToLeft
    let attributes = TextAttributes(font: systemFont(17))
    let mirrored = TextLayout(
      AttributedText("text", attributes, paragraph), within: TextLimits(width: 300, lineCount: 1))
    #expect(!isPlain(mirrored) && mirrored.isRightToLeft)
    paragraph.direction = .natural
    paragraph.firstLineHeadIndent = 280
    let indented = TextLayout(
      AttributedText("text", attributes, paragraph), within: TextLimits(width: 300, lineCount: 1))
    #expect(!isPlain(indented))
    paragraph.firstLineHeadIndent = 30
    let room = TextLayout(
      AttributedText("text", attributes, paragraph), within: TextLimits(width: 300, lineCount: 1))
    #expect(isPlain(room) && room.lines[0].origin.x == 30)
  }
}

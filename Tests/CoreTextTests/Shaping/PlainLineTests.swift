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
    (spaced.kern, unpaired.kern, unjoined.ligatures) = (-2.25, 0, .none)
    let digits = FontDescriptor(face: .system, size: 22, weight: 600, settings: .monospacedDigits)
    return [
      ("tracked", TextAttributes(font: systemFont(13))),
      ("large", TextAttributes(font: systemFont(34, weight: 700))),
      ("digits", TextAttributes(font: CTFont(digits))),
      ("family", TextAttributes(font: dejaVu)),
      ("spaced", spaced), ("unpaired", unpaired), ("unjoined", unjoined),
      ("monospaced", TextAttributes(font: CTFont(FontDescriptor(face: .monospaced, size: 12)))),
    ]
  }()

  /// A text in a layout, and as a line of Pango's.
  private func both(
    _ text: String, _ attributes: TextAttributes, width: CGFloat = 2_000
  ) throws -> (plain: TextLayout, pango: PangoLine) {
    let text = AttributedText(text, attributes)
    let shaper = try #require(PangoShaper(TextStorage(text)))
    let request = PangoShaper.Request(range: shaper.storage.bytes.indices, width: width)
    return (
      TextLayout(text, within: TextLimits(width: width)),
      PangoLine.all(of: shaper.layout(request), base: 0)[0]
    )
  }

  private func isPlain(_ layout: TextLayout) -> Bool {
    guard layout.lines.count == 1, case .plain = layout.lines[0].source else { return false }
    return true
  }

  private func glyphs(_ runs: [GlyphRun]) -> [[Int32]] {
    var (x, found): (Int32, [[Int32]]) = (0, [])
    for run in runs {
      let string = run.item.pointee.glyphs.pointee
      for index in 0..<Int(string.num_glyphs) {
        let info = string.glyphs[index]
        found.append([Int32(info.glyph), x + info.geometry.x_offset, info.geometry.y_offset])
        x += info.geometry.width
      }
    }
    return found + [[x]]
  }

  /// Pieces with pairs and joined letters, and any characters.
  private static func texts(_ count: Int, seed: UInt64) -> [String] {
    var random = SeededGenerator(seed: seed)
    let words = [
      "Person", "fi", "AVATAR", "3 x 4", "(A) - B", "10:30", "=>", "  ", "To.", "f l",
      "1771", "4 ", "20 17",
    ]
    return (0..<count).map { _ in
      (0..<5).map { _ in
        Bool.random(using: &random)
          ? words.randomElement(using: &random)!
          : String(
            (0..<4).map { _ in
              Character(Unicode.Scalar(UInt8.random(in: 0x20...0x7E, using: &random)))
            })
      }.joined(separator: " ")
    }
  }

  @Test func glyphsAreInPangosPlaces() throws {
    for (name, attributes) in Self.styles {
      for text in Self.texts(40, seed: 11) {
        let (plain, pango) = try both(text, attributes)
        #expect(isPlain(plain), "\(name): \(text)")
        let line = plain.lines[0].source
        #expect(glyphs(line.runs) == glyphs(pango.runs), "\(name): \(text)")
        #expect(line.width == pango.width && line.ink == pango.ink, "\(name): \(text)")
      }
    }
  }

  @Test func editedTextIsShapedAsAWhole() throws {
    var random = SeededGenerator(seed: 5)
    for (name, attributes) in Self.styles {
      var text = Array("office Tomorrow ")
      for _ in 0..<120 {
        let place =
          Bool.random(using: &random) ? text.count : Int.random(in: 0...text.count, using: &random)
        if text.count > 40 || text.count > 1 && Int.random(in: 0..<3, using: &random) == 0 {
          text.remove(at: min(place, text.count - 1))
        } else {
          text.insert("fi AVTo.3x-= ".randomElement(using: &random)!, at: place)
        }
        let (plain, pango) = try both(String(text), attributes)
        #expect(
          glyphs(plain.lines[0].source.runs) == glyphs(pango.runs), "\(name): \(String(text))")
      }
    }
  }

  private func font(_ attributes: TextAttributes) throws -> PlainTextFont {
    let style = try #require(PlainTextFont.Style(attributes))
    return try #require(ThreadFonts.current?.plainFont(style))
  }

  @Test func wordsAreShapedOnce() throws {
    for (name, attributes) in Self.styles {
      let font = try font(attributes)
      font.words = [:]
      for _ in 0..<2 { _ = try both("Row number 17.5, number 17.5", attributes) }
      #expect(font.words.count == 4, "\(name): Row, number, and the last without a space")
      #expect(font.words.allSatisfy { $0.value != nil }, "\(name)")
    }
  }

  @Test func numbersAreTheirDigitsWhereAFontAllowsIt() throws {
    let sans = TextAttributes(font: CTFont(FontDescriptor(face: .family("DejaVu Sans"), size: 16)))
    let system = TextAttributes(font: systemFont(13))
    for (attributes, areKept) in [(sans, false), (system, true)] {
      let font = try font(attributes)
      (font.words, font.digits) = ([:], [:])
      for number in [2_017, 71_020, 112_277] {
        for text in ["Row \(number)", "\(number) \(number)", "\(number)"] {
          let (plain, pango) = try both(text, attributes)
          #expect(glyphs(plain.lines[0].source.runs) == glyphs(pango.runs), "\(text)")
        }
      }
      // A number alone has another script than one beside letters.
      #expect(font.words.count == (areKept ? 10 : 1))
      #expect(font.digits.count == (areKept ? 6 : 8))
      #expect(font.digits.values.allSatisfy { ($0 == nil) == areKept })
    }
  }

  @Test func aWordThatOthersChangeIsShapedWithThem() throws {
    let attributes = TextAttributes(font: systemFont(13))
    let font = try font(attributes)
    font.words = [:]
    _ = try both("3 x 4 rows", attributes)
    #expect(font.words.contains { $0.value == nil })
  }

  @Test func manyWordsDoNotKeepMemory() throws {
    let attributes = TextAttributes(font: systemFont(13))
    let letters = (0..<26).map { String(UnicodeScalar(UInt8(97 + $0))) }
    for first in letters {
      _ = try both(letters.map { first + $0 }.joined(separator: " "), attributes)
    }
    let count = try font(attributes).words.count
    #expect(count > 0 && count <= PlainTextFont.mostWords)
  }

  @Test func theyLookTheSame() {
    // From right to left, all is left to Pango, which turns no Latin letters round.
    var leftmost = ParagraphAttributes()
    (leftmost.direction, leftmost.alignment) = (.rightToLeft, .left)
    for (name, attributes) in Self.styles {
      let layouts = [ParagraphAttributes(), leftmost].map {
        TextLayout(
          AttributedText("Waving figs, 12 x 34 AVA", attributes, $0),
          within: TextLimits(width: 2_000))
      }
      #expect(layouts.map { isPlain($0) } == [true, false], "\(name)")
      let pictures = layouts.map { layout in
        let canvas = TextCanvas(width: 420, height: 50)
        layout.draw(in: canvas.context, at: CGPoint(x: 3.3, y: 4))
        return (0..<50).map { y in (0..<420).map { canvas.pixel($0, y) } }
      }
      #expect(pictures[0] == pictures[1], "\(name)")
      #expect(pictures[0].joined().contains { $0 & 0xFF < 128 }, "\(name)")
    }
  }

  @Test func caretsAreInPangosPlaces() throws {
    for (name, attributes) in Self.styles {
      for text in Self.texts(8, seed: 12) + ["office x 12, Tomorrow", "i"] {
        let (plain, pango) = try both(text, attributes)
        let line = plain.lines[0].source
        for byte in 0...text.utf8.count {
          for isTrailing in [false, true] {
            #expect(
              line.x(ofByte: byte, isTrailing: isTrailing)
                == pango.x(ofByte: byte, isTrailing: isTrailing), "\(name): \(text), \(byte)")
          }
          for toRight in [false, true] {
            let moved = line.moved(from: byte, toRight: toRight).map { $0.byte + $0.trailing }
            let asked = pango.moved(from: byte, toRight: toRight).map { $0.byte + $0.trailing }
            #expect(moved == asked, "\(name): \(text), \(byte)")
          }
          let part = byte / 2..<byte
          #expect(line.xRanges(of: part) == pango.xRanges(of: part), "\(name): \(text), \(part)")
        }
        for x in stride(from: CGFloat(-5), to: line.width + 9, by: 3.5) {
          let (own, asked) = (line.byte(atX: x), pango.byte(atX: x))
          #expect(own == asked, "\(name): \(text), \(x)")
        }
      }
    }
  }

  @Test func aCaretIsBetweenItsCharacters() {
    let layout = TextLayout(AttributedText("two words", TextAttributes(font: systemFont(17))))
    #expect(isPlain(layout))
    let carets = (0...9).map { layout.caretX(at: $0, line: 0) }
    #expect(carets == carets.sorted() && carets[0] == 0)
    #expect(carets[9] == layout.lines[0].source.width)
    #expect((0...9).map { layout.unit(nearestTo: carets[$0], line: 0) } == Array(0...9))
    #expect(layout.unit(movedFrom: 3, line: 0, toRight: true) == 4)
    #expect(layout.unit(movedFrom: 9, line: 0, toRight: true) == nil)
    #expect(layout.unit(movedFrom: 0, line: 0, toRight: false) == nil)
  }

  @Test func theParagraphsOfATextAreLinesOfTheirOwn() {
    let attributes = TextAttributes(font: systemFont(17))
    for text in ["one\ntwo", "one\n", "\n", "one two three four five"] {
      let layout = TextLayout(AttributedText(text, attributes), within: TextLimits(width: 90))
      let lines = layout.lines.indices.map { layout.units(ofLine: $0) }
      switch text {
      case "one\ntwo": #expect(lines == [0..<3, 4..<7])
      case "one\n": #expect(lines == [0..<3] && isPlain(layout))
      case "\n": #expect(lines == [0..<0])
      default: #expect(lines.count > 1 && lines.last?.upperBound == 23)
      }
    }
  }

  @Test func otherTextIsLeftToPango() throws {
    let attributes = TextAttributes(font: systemFont(17))
    for text in ["café", "a\tb", "日本", "a\u{202E}b", "👍", "1\u{FE0F}\u{20E3}"] {
      #expect(try !isPlain(both(text, attributes).plain), "\(text)")
    }
    let long = String(repeating: "i", count: 600)
    #expect(try !isPlain(both(long, attributes, width: 9_000).plain))
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
    let text = AttributedText("words that do not fit", TextAttributes(font: systemFont(17)))
    let width = TextLayout(text).size.width
    func line(_ width: CGFloat) -> TextLayout {
      TextLayout(text, within: TextLimits(width: width, lineCount: 1))
    }
    #expect(isPlain(line(width)))
    let narrow = line(width - 1)
    #expect(!isPlain(narrow) && narrow.isTruncated)
    let broken = TextLayout(text, within: TextLimits(width: width - 1))
    #expect(broken.lines.count == 2 && !broken.isTruncated)
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

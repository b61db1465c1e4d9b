import Testing

@testable import UIKit

@MainActor @Suite struct MarkdownTextTests {
  private func runs(_ markdown: String) throws -> [TextAttributes] {
    let defaults = TextDefaults(font: .systemFont(ofSize: 20))
    let text = AttributedText(try NSAttributedString(markdown: markdown), defaults)
    return text.runs.map(\.attributes)
  }

  @Test func emphasisIsInTheFontOfTheLabel() throws {
    let runs = try runs("a *b* **c** `d` ~~e~~ ***f***")
    let fonts = runs.map(\.font.descriptor)
    #expect(fonts.allSatisfy { $0.size == 20 })
    let marked = fonts.indices.filter { $0 % 2 == 1 }.map { fonts[$0] }
    #expect(marked.map(\.isItalic) == [true, false, false, false, true])
    #expect(marked.map { $0.weight >= 700 } == [false, true, false, false, true])
    #expect(marked.map { $0.face == .monospaced } == [false, false, true, false, false])
    #expect(runs.map { $0.strikethrough != nil } == (0..<runs.count).map { $0 == 7 })
    #expect(fonts[0].weight == 400 && !fonts[0].isItalic)
  }

  @Test func aLabelIsAsWideAsWhatItShows() throws {
    let (label, plain) = (UILabel(), UILabel())
    label.attributedText = try NSAttributedString(markdown: "**wwwwww**")
    plain.text = "wwwwww"
    #expect(label.intrinsicContentSize.width > plain.intrinsicContentSize.width)
  }

  @Test func attributesGoBothWays() throws {
    var text = try AttributedString(markdown: "**a** [b](http://x.org)")
    text.foregroundColor = .red
    text.font = .systemFont(ofSize: 9)
    text.kern = 2
    text.underlineStyle = .single
    let bridged = NSAttributedString(text)
    #expect(bridged.string == "a b")
    #expect(bridged.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    #expect(bridged.attribute(.kern, at: 0, effectiveRange: nil) as? CGFloat == 2)
    let back = AttributedString(bridged)
    let all = Array(back.runs)
    let (first, last) = (try #require(all.first), try #require(all.last))
    #expect(first.inlinePresentationIntent == .stronglyEmphasized && first.foregroundColor == .red)
    #expect(first.font == .systemFont(ofSize: 9) && first.underlineStyle == .single)
    #expect(last.link?.absoluteString == "http://x.org" && last.kern == 2)
  }
}

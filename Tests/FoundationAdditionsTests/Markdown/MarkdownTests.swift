import Foundation
import FoundationAdditions
import Testing

@Suite struct MarkdownTests {
  /// `<em|…>`, `<strong|…>` and the like for what is marked.
  private func marked(
    _ markdown: String,
    _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax = .inlineOnly
  ) throws -> String {
    let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: syntax)
    let text = try AttributedString(markdown: markdown, options: options)
    return text.runs.map { run in
      let intent = run.inlinePresentationIntent ?? []
      let names: [(InlinePresentationIntent, String)] = [
        (.emphasized, "em"), (.stronglyEmphasized, "strong"), (.code, "code"),
        (.strikethrough, "del"), (.lineBreak, "br"), (.softBreak, "soft"), (.inlineHTML, "html"),
      ]
      let marks = names.filter { intent.contains($0.0) }.map(\.1)
      let link = run.link.map { ["a:\($0.absoluteString)"] } ?? []
      let part = String(text[run.range].characters)
      let all = marks + link
      return all.isEmpty ? part : "<\(all.joined(separator: ","))|\(part)>"
    }.joined()
  }

  @Test(arguments: [
    ("plain", "plain"), ("*a*", "<em|a>"), ("_a_ b", "<em|a> b"), ("**a** b", "<strong|a> b"),
    ("__a__", "<strong|a>"), ("***a***", "<em,strong|a>"), ("a*b*c", "a<em|b>c"),
    ("a_b_c", "a_b_c"), ("**a*", "*<em|a>"), ("* a*", "* a*"),
    ("*a **b** c*", "<em|a ><em,strong|b><em| c>"), ("~~a~~ ~b~", "<del|a> <del|b>"),
    ("`a*b*`", "<code|a*b*>"), ("`` ` ``", "<code|`>"), ("`a", "`a"), ("\\*a\\*", "*a*"),
    ("&amp;&#65;&nope;", "&A&nope;"), ("a\nb", "a<soft| >b"), ("a  \nb", "a<br|\n>b"),
    ("a\\\nb", "a<br|\n>b"), ("[a](http://x.org)", "<a:http://x.org|a>"),
    ("[*a* b](x \"t\")", "<em,a:x|a><a:x| b>"), ("[a](", "[a]("), ("[a]", "[a]"),
    ("[a](b(c)d)", "<a:b(c)d|a>"), ("[a](<b c>)", "<a:b%20c|a>"), ("1 < 2 > 0", "1 < 2 > 0"),
    ("<http://x.org> <a@b.c>", "<a:http://x.org|http://x.org> <a:mailto:a@b.c|a@b.c>"),
    ("<b>x</b>", "<html|<b>>x<html|</b>>"), ("![alt](x.png)", "alt"),
    ("**Note:** see [it](x)", "<strong|Note:> see <a:x|it>"),
  ])
  func marksInLinesAreRead(markdown: String, text: String) throws {
    #expect(try marked(markdown) == text)
  }

  @Test func whitespaceStaysWhereThatIsAskedFor() throws {
    #expect(
      try marked("a  \n\n  *b*", .inlineOnlyPreservingWhitespace) == "a  \n\n  <em|b>")
  }

  /// The kinds of the blocks of each run, from the innermost outwards.
  private func blocks(_ markdown: String) throws -> [String] {
    let text = try AttributedString(markdown: markdown)
    return text.runs.map { run in
      let kinds = run.presentationIntent?.components.map { "\($0.kind)" } ?? []
      return "\(kinds.joined(separator: " < ")): \(String(text[run.range].characters))"
    }
  }

  @Test func blocksAreRead() throws {
    #expect(
      try blocks("# One #\n\ntext\nmore\n\nTwo\n---\n> said\n> here\n\n***\n") == [
        "header(level: 1): One", "paragraph: text", "paragraph:  ", "paragraph: more",
        "header(level: 2): Two", "paragraph < blockQuote: said", "paragraph < blockQuote:  ",
        "paragraph < blockQuote: here", "thematicBreak: ⸻",
      ])
    #expect(
      try blocks("- a\n- b\n  1. c\n\ntext") == [
        "paragraph < listItem(ordinal: 1) < unorderedList: a",
        "paragraph < listItem(ordinal: 2) < unorderedList: b",
        "paragraph < listItem(ordinal: 1) < orderedList < listItem(ordinal: 2) < unorderedList: c",
        "paragraph: text",
      ])
    #expect(
      try blocks("```swift\nlet a = *1*\n```\nx") == [
        "codeBlock(languageHint: Optional(\"swift\")): let a = *1*\n", "paragraph: x",
      ])
  }

  @Test func tablesAreRead() throws {
    let columns = "table(columns: [left, right])"
    func described(_ markdown: String) throws -> [String] {
      try blocks(markdown).map {
        $0.replacing(/\w+\.PresentationIntent\.TableColumn\(alignment: [\w.]*\.(\w+)\)/) { $0.1 }
      }
    }
    #expect(
      try described("| Name | *Age* |\n|---|--:|\n| A\\|B | 3 | x |\nC\n\nafter") == [
        "tableCell(columnIndex: 0) < tableHeaderRow < \(columns): Name",
        "tableCell(columnIndex: 1) < tableHeaderRow < \(columns): Age",
        "tableCell(columnIndex: 0) < tableRow(rowIndex: 1) < \(columns): A|B",
        "tableCell(columnIndex: 1) < tableRow(rowIndex: 1) < \(columns): 3",
        "tableCell(columnIndex: 0) < tableRow(rowIndex: 2) < \(columns): C", "paragraph: after",
      ])
    #expect(
      try blocks("a | b\n--|") == ["paragraph: a | b", "paragraph:  ", "paragraph: --|"])
    #expect(try blocks("a | b\n:-: | -\n").count == 2)
  }

  @Test(arguments: [
    ("[a][x]", "<a:http://x.org|a>"), ("[X]", "<a:http://x.org|X>"),
    ("[x][]", "<a:http://x.org|x>"),
    ("[*a*][x] b", "<em,a:http://x.org|a> b"), ("[Two  words]", "<a:y|Two  words>"),
    ("[a][nope] [nope]", "[a][nope] [nope]"), ("![alt][x]", "alt"), ("[q]", "<a:b%20c|q>"),
    ("[bad]", "[bad]"), ("[code]", "[code]"),
  ])
  func linksFindTheirAddressByName(markdown: String, text: String) throws {
    let definitions = """


      [x]: http://x.org "Title"
      [X]: http://other.org
      [two words]: y
      > [q]: <b c>

      [bad]: y and more

      ```
      [code]: z
      ```
      """
    let all = try marked(markdown + definitions, .full)
    let paragraph = try #require(all.range(of: "[bad]: y and more", options: .backwards))
    #expect(String(all[..<paragraph.lowerBound]) == text)
  }

  @Test func paragraphsDifferInIdentity() throws {
    let text = try AttributedString(markdown: "a\n\nb")
    let identities = text.runs.compactMap { $0.presentationIntent?.components.first?.identity }
    #expect(Set(identities).count == 2 && String(text.characters) == "ab")
  }

  @Test func linksAreOfTheirBase() throws {
    let text = try AttributedString(markdown: "[a](b)", baseURL: URL(string: "http://x.org/c/"))
    #expect(text.runs.first?.link?.absoluteString == "http://x.org/c/b")
  }

  @Test func theFormOfNSAttributedStringHasRawValues() throws {
    let text = try NSAttributedString(markdown: "a **b** [c](x)")
    #expect(text.string == "a b c")
    #expect(text.attribute(.inlinePresentationIntent, at: 0, effectiveRange: nil) == nil)
    #expect(text.attribute(.inlinePresentationIntent, at: 2, effectiveRange: nil) as? UInt == 2)
    let link = text.attribute(NSAttributedString.Key("NSLink"), at: 4, effectiveRange: nil)
    #expect((link as? URL)?.absoluteString == "x")
  }

  /// Long runs of one mark: no text takes a time that grows with its square.
  @Test(
    .timeLimit(.minutes(10)),
    arguments: [
      "*", "[", "<", "`", "*a", "a*", "_a_", "[a](", "![", "**a ", "`a``", "> ", "- ", "&", "\\",
      "*a_b~", "[a]: b\n[a][a", "|a", "|-|\n", "[[a]", "[x]: y ",
    ])
  func hostileTextsAreReadInTime(unit: String) throws {
    let markdown = String(repeating: unit, count: 4_000)
    for syntax in [AttributedString.MarkdownParsingOptions.InterpretedSyntax.full, .inlineOnly] {
      let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: syntax)
      _ = try AttributedString(markdown: markdown, options: options)
    }
  }
}

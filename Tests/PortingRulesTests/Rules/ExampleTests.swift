import Testing

@testable import PortingRules

/// Every example of every rule, under all rules.
@Suite struct ExampleTests {
  static let all = allRules.flatMap { rule in
    rule.examples.enumerated().map { RuleExample(name: "\(rule.name) \($0)", example: $1) }
  }

  @Test(arguments: all) func becomesWhatItSays(_ one: RuleExample) {
    #expect(one.lowered(one.source) == one.example.after)
  }

  @Test(arguments: all) func changesNothingTheSecondTime(_ one: RuleExample) {
    #expect(one.lowered(one.example.after) == one.example.after)
  }

  @Test(arguments: all) func parsesAndKeepsItsLines(_ one: RuleExample) {
    let text = one.lowered(one.source)
    #expect(!SourceFile(path: "a.swift", text: text).isBroken)
    #expect(LineKeeper.lineCount(text) == LineKeeper.lineCount(one.source))
  }

  @Test(arguments: all) func reportsTheMarkedPlaces(_ one: RuleExample) {
    let places = one.result(one.source).findings.map { [$0.place.line, $0.place.column] }
    #expect(places == one.markedPlaces)
  }

  @Test(arguments: all) func leavesCommentsAndStringsAlone(_ one: RuleExample) {
    let comment = "/*\n\(one.source.replacing("/*", with: "").replacing("*/", with: ""))\n*/\n"
    let string = "let text = #\"\"\"\n\(one.source)\n\"\"\"#\n"
    for source in [comment, string] {
      #expect(one.lowered(source) == source)
    }
  }

  @Test(arguments: all) func countsBytesPastEmojiAndShebang(_ one: RuleExample) {
    for front in ["// 👩‍👩‍👧 é\n", "#!/usr/bin/env swift\n"] {
      #expect(one.lowered(front + one.source) == front + one.example.after)
    }
  }
}

/// One example, lowered as a module of its own.
struct RuleExample: CustomTestStringConvertible, Sendable {
  let name: String
  let example: Example

  var testDescription: String { name }
  var source: String { example.before.replacing("↓", with: "") }

  var markedPlaces: [[Int]] {
    let lines = example.before.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().flatMap { number, line in
      let pieces = line.split(separator: "↓", omittingEmptySubsequences: false).dropLast()
      return pieces.indices.map { last in
        [number + 1, pieces[...last].reduce(1) { $0 + $1.utf8.count }]
      }
    }
  }

  func result(_ source: String) -> Lowered {
    var options = Options()
    options.asIOS = example.asIOS
    let file = SourceFile(path: "Example.swift", text: source)
    return lower(file, in: Context(facts: ModuleFacts(of: file), options: options))
  }

  func lowered(_ source: String) -> String {
    let text = result(source).text
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("#sourceLocation") }.joined(separator: "\n")
  }
}

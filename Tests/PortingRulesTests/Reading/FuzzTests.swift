import Foundation
import SeededInput
import SwiftSyntax
import Testing

@testable import PortingRules

/// Sources with one token taken out: they are lowered or handed on, and nothing traps.
@Suite struct FuzzTests {
  private static let corpus = allRules.flatMap(\.examples)
    .map { $0.before.replacing("↓", with: "") }.joined(separator: "\n")

  @Test(arguments: [1, 7, 20_26]) func aMissingTokenTrapsNothing(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let tokens = Array(
      SourceFile(path: "a.swift", text: Self.corpus).tree.tokens(viewMode: .sourceAccurate))
    var changed = 0
    for _ in 0..<30 {
      let token = tokens.randomElement(using: &random)!
      var bytes = Array(Self.corpus.utf8)
      bytes.removeSubrange(token.trimmedBytes)
      let source = String(decoding: bytes, as: UTF8.self)
      let file = SourceFile(path: "a.swift", text: source)
      let text = lowered(source)
      if file.isBroken {
        #expect(text == source, "seed \(seed), token at \(token.trimmedBytes)")
      } else {
        changed += text == source ? 0 : 1
        #expect(
          LineKeeper.lineCount(text) - 1 == LineKeeper.lineCount(source),
          "seed \(seed), token at \(token.trimmedBytes)")
      }
    }
    #expect(changed > 0, "no source of seed \(seed) parses")
  }
}

import Foundation
import SwiftSyntax
import Testing

@testable import PortingRules

/// Sources with one token taken out: they are lowered or handed on, and nothing traps.
@Suite struct FuzzTests {
  private static let corpus = allRules.flatMap(\.examples)
    .map { $0.before.replacing("↓", with: "") }.joined(separator: "\n")

  @Test(arguments: [1, 7, 20_26]) func aMissingTokenTrapsNothing(seed: UInt64) {
    var random = SplitMix(state: seed)
    let tokens = Array(
      SourceFile(path: "a.swift", text: Self.corpus).tree.tokens(viewMode: .sourceAccurate))
    var changed = 0
    for _ in 0..<30 {
      let token = tokens[Int(random.next() % UInt64(tokens.count))]
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

private struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = (state ^ (state >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}

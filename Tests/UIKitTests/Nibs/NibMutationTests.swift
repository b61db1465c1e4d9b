import Foundation
import SeededInput
import Testing
import UIKitTesting

@testable import UIKit

@MainActor
final class NibMutationTests {
  private let app = AppHarness()

  /// Attributes' values and elements of a nib are exchanged, doubled and dropped: objects, or lines in the
  /// log, never a trap.
  @Test func mutationsAreLoadedOrRefused() throws {
    let file = NibFixtures.folder.appendingPathComponent("Controls.xib")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(
      String.init)
    let garbage = [
      "nan", "-1e300", "YES", "", "1:0", "sLd-08-001", "aFt-99", "&#0;", "99999999999999",
    ]
    var random = SeededGenerator(seed: SeededGenerator.seed)
    var loaded = 0
    let rounds = mutationRounds(150)
    for _ in 0..<rounds {
      var changed = lines
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        mutate(&changed, garbage, &random)
      }
      let data = Data(changed.joined(separator: "\n").utf8)
      guard NibFiles.source(data, "mutated.xib", NibFixtures.bundle) != nil else { continue }
      let objects = UINib(data: data, bundle: NibFixtures.bundle).instantiate(withOwner: nil)
      for view in objects.compactMap({ $0 as? UIView }) { view.layoutIfNeeded() }
      loaded += 1
    }
    #expect(loaded > rounds / 8, "SEED=\(SeededGenerator.seed)")
  }

  private func mutate(
    _ lines: inout [String], _ garbage: [String], _ random: inout SeededGenerator
  ) {
    guard let place = lines.indices.randomElement(using: &random) else { return }
    switch Int.random(in: 0..<4, using: &random) {
    case 0: lines.remove(at: place)
    case 1: lines.insert(lines[place], at: place)
    case 2:
      let other = lines.indices.randomElement(using: &random)!
      lines.swapAt(place, other)
    default:
      var parts = lines[place].split(separator: "\"", omittingEmptySubsequences: false)
        .map(String.init)
      let values = stride(from: 1, to: parts.count - 1, by: 2).map { $0 }
      guard let value = values.randomElement(using: &random) else { return }
      parts[value] = garbage.randomElement(using: &random)!
      lines[place] = parts.joined(separator: "\"")
    }
  }
}

import Foundation
import Testing

@testable import UIKit

/// The table of kinds, beside the elements that fixtures and tests of nibs have.
@MainActor
struct NibKindTableTests {
  @Test func everyElementOfTheTableIsInATest() throws {
    let tested = try Self.elements()
    let missing = NibKind.all.flatMap { $0.elements }.filter { !tested.contains($0) }
    #expect(missing.isEmpty, "no test has \(missing)")
  }

  @Test func noElementIsOfTwoKinds() {
    let elements = NibKind.all.flatMap { $0.elements }
    let counts = Dictionary(elements.map { ($0, 1) }, uniquingKeysWith: +)
    #expect(counts.filter { $0.value > 1 }.isEmpty)
  }

  /// The words that open an element in the files beside this folder.
  private static func elements() throws -> Set<String> {
    let folder = NibFixtures.folder.deletingLastPathComponent()
    let files = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var words: Set<String> = []
    for case let file as URL in files
    where ["swift", "xib", "storyboard"].contains(file.pathExtension) {
      let text = try String(contentsOf: file, encoding: .utf8)
      for part in text.split(separator: "<").dropFirst() {
        words.insert(String(part.prefix { $0.isLetter }))
      }
    }
    return words
  }
}

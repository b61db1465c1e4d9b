import Foundation
import Testing

@testable import UIKit

/// A dictionary of a few words.
private final class Words: SpellingSource, SpellingDictionary {
  private let words: Set<String>
  let languages: [String]
  private(set) var asked: [String] = []

  init(_ words: Set<String>, languages: [String] = ["en_GB", "en_US"]) {
    (self.words, self.languages) = (words, languages)
  }

  func dictionary(for language: String) -> (any SpellingDictionary)? {
    languages.contains(language) ? self : nil
  }
  func isCorrect(_ word: String) -> Bool {
    asked.append(word)
    return words.contains(word.lowercased())
  }
  func suggestions(for word: String) -> [String] {
    words.filter { $0.first == word.first }.sorted()
  }
}

@MainActor
@Suite(.serialized) struct UITextCheckerTests {
  private let words = Words(["a", "the", "quick", "quiet", "fox", "don't", "naïve"])
  private let checker = UITextChecker()
  // Each test gives its dictionary itself: tests of other suites may come after an initializer.

  private func mistake(
    _ text: String, from start: Int = 0, wraps: Bool = false, language: String = "en_US"
  ) -> String? {
    let range = checker.rangeOfMisspelledWord(
      in: text, range: NSRange(location: 0, length: text.utf16.count), startingAt: start,
      wrap: wraps, language: language)
    return range.location == NSNotFound ? nil : (text as NSString).substring(with: range)
  }

  @Test func theFirstWrongWordIsFound() {
    UITextChecker.use(words)
    #expect(mistake("the quick fox") == nil)
    #expect(mistake("The quikc fox jmups") == "quikc")
    #expect(mistake("The quikc fox jmups", from: 10) == "jmups")
    #expect(mistake("quikc fox", from: 6) == nil)
    #expect(mistake("quikc fox", from: 6, wraps: true) == "quikc")
    #expect(mistake("") == nil)
  }

  @Test func offsetsAreUnits() {
    UITextChecker.use(words)
    let range = checker.rangeOfMisspelledWord(
      in: "😀 naïve fxo", range: NSRange(location: 0, length: 12), startingAt: 0, wrap: false,
      language: "en_US")
    #expect(range == NSRange(location: 9, length: 3))
  }

  @Test func whatHasNoSpellingIsPassedOver() {
    UITextChecker.use(words)
    #expect(mistake("me@exmaple.com exmaple.org /pgae NASA v2 17 don't #tgas") == nil)
    #expect(mistake(String(repeating: "x", count: 1000)) == nil)
  }

  @Test func guessesAndCompletions() {
    UITextChecker.use(words)
    let word = NSRange(location: 0, length: 3)
    #expect(
      checker.guesses(forWordRange: word, in: "qui", language: "en_US") == ["quick", "quiet"])
    #expect(
      checker.completions(forPartialWordRange: word, in: "qui", language: "en_US")
        == ["quick", "quiet"])
    #expect(checker.completions(forPartialWordRange: word, in: "quc", language: "en_US") == [])
  }

  @Test func wordsAreIgnoredAndLearned() {
    UITextChecker.use(words)
    checker.ignoreWord("Casement")
    #expect(mistake("Casement") == nil && checker.ignoredWords == ["Casement"])
    checker.ignoredWords = nil
    #expect(mistake("Casement") == "Casement")
    UITextChecker.learnWord("Casement")
    #expect(mistake("Casement") == nil && UITextChecker.hasLearnedWord("Casement"))
    UITextChecker.unlearnWord("Casement")
    #expect(mistake("Casement") == "Casement")
  }

  @Test func languagesLeadToTheirRelatives() {
    UITextChecker.use(words)
    #expect(UITextChecker.availableLanguages == ["en_GB", "en_US"])
    #expect(mistake("fxo", language: "en-US") == "fxo")
    #expect(mistake("fxo", language: "en_AU") == "fxo")
    #expect(mistake("fxo", language: "de_DE") == nil)
  }

  @Test func withoutALibraryNothingIsWrong() {
    UITextChecker.use(nil)
    defer { UITextChecker.use(words) }
    #expect(mistake("fxo") == nil && UITextChecker.availableLanguages == [])
    let word = NSRange(location: 0, length: 3)
    #expect(checker.guesses(forWordRange: word, in: "fxo", language: "en_US") == nil)
  }

  @Test func rangesBeyondTheTextAreSurvived() {
    UITextChecker.use(words)
    let range = checker.rangeOfMisspelledWord(
      in: "fxo", range: NSRange(location: 2, length: Int.max), startingAt: -5, wrap: true,
      language: "en_US")
    #expect(range.location == 0 || range.location == NSNotFound)
    let word = NSRange(location: 50, length: -3)
    #expect(checker.guesses(forWordRange: word, in: "fxo", language: "en_US") == [])
  }
}

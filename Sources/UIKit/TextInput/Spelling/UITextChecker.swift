public import Foundation
import TextKit

/// Finds misspelled words, and guesses what was meant, by the dictionaries of the desktop (Enchant). Without
/// them, no word is misspelled. Main thread only.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
  /// What words are looked up in; tests have their own.
  static var source: (any SpellingSource)? = EnchantDictionaries()
  private static var dictionaries: [String: (any SpellingDictionary)?] = [:]
  private static var learned: Set<String> = []

  private var ignored: Set<String> = []

  public override init() { super.init() }

  /// The languages that there are dictionaries for, such as "en_US".
  open class var availableLanguages: [String] { source?.languages ?? [] }

  /// The first misspelled word of a range, from an offset on and then, if it wraps, from the range's start;
  /// not found if there is none.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int,
    wrap wrapFlag: Bool, language: String
  ) -> NSRange {
    let text = TextBuffer(stringToCheck)
    let whole = text.part(range)
    let start = min(max(startingOffset, whole.lowerBound), whole.upperBound)
    let found =
      misspelled(in: start..<whole.upperBound, of: text, language)
      ?? (wrapFlag ? misspelled(in: whole.lowerBound..<start, of: text, language) : nil)
    return found.map { NSRange($0) } ?? NSRange(location: NSNotFound, length: 0)
  }

  /// Words that may have been meant, the best first; nil without a dictionary.
  open func guesses(
    forWordRange range: NSRange, in string: String, language: String
  ) -> [String]? {
    let text = TextBuffer(string)
    return Self.dictionary(for: language)?.suggestions(for: text.string(text.part(range)))
  }

  /// Guesses that begin as the word does; nil without a dictionary.
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? {
    let text = TextBuffer(string)
    let part = text.string(text.part(range)).lowercased()
    return Self.dictionary(for: language)?.suggestions(for: part)
      .filter { $0.lowercased().hasPrefix(part) }
  }

  /// Lets this checker take a word for correct.
  open func ignoreWord(_ wordToIgnore: String) { ignored.insert(wordToIgnore) }

  /// What this checker takes for correct.
  open var ignoredWords: [String]? {
    get { ignored.sorted() }
    set { ignored = Set(newValue ?? []) }
  }

  /// Lets all checkers of the program take a word for correct. The user's dictionary stays as it is.
  open class func learnWord(_ word: String) { learned.insert(word) }
  /// Whether the program has learned a word.
  open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
  /// Takes back what was learned.
  open class func unlearnWord(_ word: String) { learned.remove(word) }
}

extension UITextChecker {
  /// The first misspelled word that is in a range of a text.
  func misspelled(in range: Range<Int>, of text: TextBuffer, _ language: String) -> Range<Int>? {
    var found: Range<Int>?
    visitMisspelled(in: range, of: text, language) { word in
      found = word
      return false
    }
    return found
  }

  /// Calls `body` with the misspelled words that are in a range of a text, in order, until it returns false.
  func visitMisspelled(
    in range: Range<Int>, of text: TextBuffer, _ language: String, _ body: (Range<Int>) -> Bool
  ) {
    guard let dictionary = Self.dictionary(for: language) else { return }
    SpellingWords.visit(in: range, of: text) { word in
      !isMisspelled(text.string(word), dictionary) || body(word)
    }
  }

  private func isMisspelled(_ word: String, _ dictionary: any SpellingDictionary) -> Bool {
    !ignored.contains(word) && !Self.learned.contains(word) && !dictionary.isCorrect(word)
  }

  /// Of the language, or of another region's; nil if there is none.
  static func dictionary(for language: String) -> (any SpellingDictionary)? {
    let name = language.replacingOccurrences(of: "-", with: "_")
    if let known = dictionaries[name] { return known }
    let found = source?.dictionary(for: name) ?? relative(of: name)
    dictionaries[name] = .some(found)
    return found
  }

  private static func relative(of name: String) -> (any SpellingDictionary)? {
    let language = name.split(separator: "_").first.map(String.init) ?? name
    let other = availableLanguages.first { $0 == language || $0.hasPrefix(language + "_") }
    return other.flatMap { source?.dictionary(for: $0) }
  }

  /// With other dictionaries, as in tests.
  static func use(_ source: (any SpellingSource)?) {
    self.source = source
    dictionaries = [:]
  }

  /// That of the user.
  static var preferredLanguage: String {
    Locale.current.identifier.split(separator: "@").first.map(String.init) ?? "en_US"
  }
}

extension TextBuffer {
  /// A range within the text.
  fileprivate func part(_ range: NSRange) -> Range<Int> {
    let start = min(max(0, range.location), count)
    return start..<start + min(max(0, range.length), count - start)
  }
}

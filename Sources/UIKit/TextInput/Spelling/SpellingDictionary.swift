/// Knows the words of a language.
protocol SpellingDictionary: AnyObject {
  func isCorrect(_ word: String) -> Bool
  /// The best first.
  func suggestions(for word: String) -> [String]
}

/// Where dictionaries come from: a library of the desktop, or a test.
protocol SpellingSource: AnyObject {
  /// As "en_US".
  var languages: [String] { get }
  /// Nil if there is none for the language.
  func dictionary(for language: String) -> (any SpellingDictionary)?
}

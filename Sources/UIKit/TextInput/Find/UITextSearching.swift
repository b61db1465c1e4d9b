public import Foundation

/// A text, or several documents, that a find session searches. Main thread only, but for the aggregator.
@preconcurrency @MainActor
public protocol UITextSearching: NSObjectProtocol {
  /// Tells documents apart; of no matter where there is one.
  associatedtype DocumentIdentifier: Hashable = AnyHashable?

  /// What is selected; a search goes on from there.
  var selectedTextRange: UITextRange? { get }
  /// The document that has the selection. Nil by default.
  var selectedTextSearchDocument: DocumentIdentifier? { get }
  /// Whether matches may be replaced. False by default.
  var supportsTextReplacement: Bool { get }

  /// The order of two matches of a document.
  func compare(
    _ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?
  ) -> ComparisonResult
  /// The order of two documents. The same by default.
  func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult
  /// Finds all matches and hands them over, at once or later.
  func performTextSearch(
    queryString: String, options: UITextSearchOptions,
    resultAggregator: UITextSearchAggregator<DocumentIdentifier>)
  /// Shows a match in a style.
  func decorate(
    foundTextRange: UITextRange, document: DocumentIdentifier?,
    usingStyle: UITextSearchFoundTextStyle)
  /// Shows no match any more.
  func clearAllDecoratedFoundText()
  /// Whether a match may be replaced. True by default.
  func shouldReplace(
    foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String
  ) -> Bool
  /// Replaces a match.
  func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String)
  /// Replaces all matches.
  func replaceAll(queryString: String, options: UITextSearchOptions, withText: String)
  /// A match is about to be the current one.
  func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?)
  /// Scrolls until a match shows.
  func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?)
}

extension UITextSearching {
  /// Nil.
  public var selectedTextSearchDocument: DocumentIdentifier? { nil }
  /// False.
  public var supportsTextReplacement: Bool { false }
  /// The same.
  public func compare(
    document: DocumentIdentifier, toDocument: DocumentIdentifier
  ) -> ComparisonResult { .orderedSame }
  /// True.
  public func shouldReplace(
    foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String
  ) -> Bool { true }
  /// Does nothing.
  public func replace(
    foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String
  ) {}
  public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {}
  public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?) {}
  public func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?) {}
}

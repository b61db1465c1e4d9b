public import Foundation

/// A search: what is found, and which match is the current one. Programs subclass it for content of their
/// own. Main thread only.
@preconcurrency @MainActor
open class UIFindSession: NSObject {
  /// What a find bar says of the matches.
  public enum SearchResultDisplayStyle: UInt, Sendable { case currentAndTotal, total, none }

  /// The matches. Override it.
  open var resultCount: Int { 0 }
  /// The current match; not found if there is none. Override it.
  open var highlightedResultIndex: Int { NSNotFound }
  /// Current and total at first.
  open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal
  /// Whether matches may be replaced. Override it.
  open var supportsReplacement: Bool { false }
  /// Whether the current match may be replaced. Override it.
  open var allowsReplacementForCurrentlyHighlightedResult: Bool { supportsReplacement }
  /// Called when the number of matches or the current one has changed.
  var onChange: () -> Void = {}

  public override init() { super.init() }

  /// Searches. Override it.
  open func performSearch(query: String, options: UITextSearchOptions?) {}
  /// Replaces the current match. Override it.
  open func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {}
  /// Replaces all matches. Override it.
  open func replaceAll(
    searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {}
  /// Makes the next match, or the one before, the current one. Override it.
  open func highlightNextResult(in direction: UITextStorageDirection) {}
  /// Forgets what was found. Override it.
  open func invalidateFoundResults() {}
}

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

/// A search of a text.
@preconcurrency @MainActor
open class UITextSearchingFindSession: UIFindSession {
  /// The text; held weakly.
  open private(set) weak var searchableObject: (any UITextSearching)?

  private var aggregator: UITextSearchAggregator?
  private var current: Int?

  /// Searches a text, which it doesn't keep.
  public init(searchableObject: any UITextSearching) {
    self.searchableObject = searchableObject
    super.init()
  }

  open override var resultCount: Int { found.count }
  open override var highlightedResultIndex: Int { current ?? NSNotFound }
  open override var supportsReplacement: Bool {
    searchableObject?.supportsTextReplacement ?? false
  }
  open override var allowsReplacementForCurrentlyHighlightedResult: Bool {
    supportsReplacement && current != nil
  }

  open override func performSearch(query: String, options: UITextSearchOptions?) {
    search(query, options ?? UITextSearchOptions())
  }
  open override func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) { replaceCurrent(by: replacementString, searchQuery, options ?? UITextSearchOptions()) }
  open override func replaceAll(
    searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) { replaceEverything(searchQuery, by: replacementString, options ?? UITextSearchOptions()) }
  open override func highlightNextResult(in direction: UITextStorageDirection) {
    step(direction)
  }
  open override func invalidateFoundResults() { forget() }

  private var found: [UITextRange] { aggregator?.ranges ?? [] }
}

extension UITextSearchingFindSession {
  private func search(_ query: String, _ options: UITextSearchOptions) {
    forget()
    guard !query.isEmpty, let text = searchableObject else { return onChange() }
    let aggregator = UITextSearchAggregator { [weak self] isFinished in
      isFinished ? self?.searchHasEnded() : self?.resultsHaveGone()
    }
    self.aggregator = aggregator
    text.performTextSearch(queryString: query, options: options, resultAggregator: aggregator)
  }

  /// The match at the selection, or after it, is the current one.
  private func searchHasEnded() {
    guard let text = searchableObject else { return }
    for range in found { text.decorate(foundTextRange: range, usingStyle: .found) }
    let start = text.selectedTextRange
    let next = start.flatMap { start in
      found.firstIndex { text.compare(foundRange: $0, toRange: start) != .orderedAscending }
    }
    highlight(found.isEmpty ? nil : next ?? 0)
  }

  private func resultsHaveGone() {
    if let current, current >= found.count { self.current = found.isEmpty ? nil : found.count - 1 }
    onChange()
  }

  private func highlight(_ index: Int?) {
    guard let text = searchableObject else { return }
    if let current, found.indices.contains(current) {
      text.decorate(foundTextRange: found[current], usingStyle: .found)
    }
    current = index
    if let index {
      text.willHighlight(foundTextRange: found[index])
      text.decorate(foundTextRange: found[index], usingStyle: .highlighted)
      text.scrollRangeToVisible(found[index])
    }
    onChange()
  }

  private func step(_ direction: UITextStorageDirection) {
    guard !found.isEmpty else { return }
    let step = direction == .forward ? 1 : found.count - 1
    highlight(current.map { ($0 + step) % found.count } ?? 0)
  }

  private func replaceCurrent(
    by replacement: String, _ query: String, _ options: UITextSearchOptions
  ) {
    guard supportsReplacement, let text = searchableObject, let current,
      found.indices.contains(current),
      text.shouldReplace(foundTextRange: found[current], withText: replacement)
    else { return }
    text.replace(foundTextRange: found[current], withText: replacement)
    search(query, options)
  }

  private func replaceEverything(
    _ query: String, by replacement: String, _ options: UITextSearchOptions
  ) {
    guard supportsReplacement, let text = searchableObject, !query.isEmpty else { return }
    text.replaceAll(queryString: query, options: options, withText: replacement)
    search(query, options)
  }

  private func forget() {
    aggregator?.stop()
    (aggregator, current) = (nil, nil)
    searchableObject?.clearAllDecoratedFoundText()
  }
}

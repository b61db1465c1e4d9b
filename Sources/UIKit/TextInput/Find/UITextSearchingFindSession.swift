import Foundation

/// A search of a text. Main thread only.
@preconcurrency @MainActor
open class UITextSearchingFindSession: UIFindSession {
  /// The text; held weakly.
  open private(set) weak var searchableObject: (any UITextSearching)?

  private var search: (any RunningSearch)?
  /// What was searched for last; nil for nothing.
  private var query: (text: String, options: UITextSearchOptions)?
  /// Whether the text has changed since then, so that matches lie elsewhere.
  private(set) var isStale = false

  /// Searches a text, which it doesn't keep.
  public init(searchableObject: any UITextSearching) {
    self.searchableObject = searchableObject
    super.init()
  }

  open override var resultCount: Int { search?.count ?? 0 }
  open override var highlightedResultIndex: Int { search?.current ?? NSNotFound }
  open override var supportsReplacement: Bool {
    searchableObject?.supportsTextReplacement ?? false
  }
  open override var allowsReplacementForCurrentlyHighlightedResult: Bool {
    supportsReplacement && search?.current != nil
  }

  open override func performSearch(query: String, options: UITextSearchOptions?) {
    search(for: query, options ?? UITextSearchOptions())
  }
  open override func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {
    refresh()
    guard supportsReplacement, search?.replaceCurrent(by: replacementString) == true else {
      return
    }
    search(for: searchQuery, options ?? UITextSearchOptions())
  }
  open override func replaceAll(
    searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {
    guard supportsReplacement, !searchQuery.isEmpty else { return }
    let options = options ?? UITextSearchOptions()
    searchableObject?.replaceAll(
      queryString: searchQuery, options: options, withText: replacementString)
    search(for: searchQuery, options)
  }
  /// After a change of the text the next match is the one at the selection or after it.
  open override func highlightNextResult(in direction: UITextStorageDirection) {
    let wasStale = isStale
    refresh(reveals: wasStale)
    if !wasStale || direction == .backward { search?.step(direction) }
  }
  open override func invalidateFoundResults() { forget() }
}

extension UITextSearchingFindSession {
  /// What was found is found again by `refresh`, or before a match is used.
  func textDidChange() { isStale = query != nil }

  /// Nothing scrolls unless it is asked for.
  func refresh(reveals: Bool = false) {
    guard isStale, let query else { return }
    search(for: query.text, query.options, reveals: reveals)
  }

  private func search(
    for text: String, _ options: UITextSearchOptions, reveals: Bool = true
  ) {
    forget()
    guard !text.isEmpty, let searched = searchableObject else { return onChange() }
    query = (text, options)
    let search = makeSearch(of: searched, reveals)
    self.search = search
    search.begin(text, options)
  }

  private func makeSearch<Text: UITextSearching>(
    of text: Text, _ reveals: Bool
  ) -> any RunningSearch {
    TextSearch(text, reveals: reveals) { [weak self] in self?.onChange() }
  }

  private func forget() {
    (search, query, isStale) = (nil, nil, false)
    searchableObject?.clearAllDecoratedFoundText()
  }
}

/// Collects what a search finds. It may be told on any thread.
public struct UITextSearchAggregator<DocumentIdentifier: Hashable>: Sendable {
  let matches: FoundMatches<DocumentIdentifier>

  /// What was found so far, in the order in which it was told.
  public var allFoundRanges: [UITextRange] { matches.all.map(\.range) }

  /// Adds a match; one that is known already is not added again.
  public func foundRange(
    _ range: UITextRange, searchString: String, document: DocumentIdentifier
  ) {
    matches.add(.init(range: range, document: document))
  }

  /// All matches are found; they show now.
  public func finishedSearching() { matches.tell(isFinished: true) }

  /// Takes a match back.
  public func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier) {
    matches.remove(.init(range: range, document: document))
    matches.tell(isFinished: false)
  }

  /// Takes all matches back.
  public func invalidate() {
    matches.removeAll()
    matches.tell(isFinished: false)
  }
}

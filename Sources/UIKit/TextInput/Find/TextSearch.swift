import Foundation

/// A search of whichever kind of text.
@MainActor
protocol RunningSearch: AnyObject, Sendable {
  var count: Int { get }
  /// The current match; nil if there is none.
  var current: Int? { get }

  func begin(_ query: String, _ options: UITextSearchOptions)
  func matchesDidChange(isFinished: Bool)
  func step(_ direction: UITextStorageDirection)
  /// False if the text refuses.
  func replaceCurrent(by replacement: String) -> Bool
}

/// What was found in a text, in its order, and which match is the current one. The text is held weakly.
@MainActor
final class TextSearch<Text: UITextSearching>: RunningSearch {
  typealias Match = FoundMatches<Text.DocumentIdentifier>.Match

  private weak var text: Text?
  private var matches: FoundMatches<Text.DocumentIdentifier>?
  private var found: [Match] = []
  private(set) var current: Int?
  /// Whether the first match comes into sight.
  private let reveals: Bool
  private let onChange: () -> Void

  init(_ text: Text, reveals: Bool, onChange: @escaping () -> Void) {
    (self.text, self.reveals, self.onChange) = (text, reveals, onChange)
  }

  var count: Int { found.count }

  func begin(_ query: String, _ options: UITextSearchOptions) {
    let matches = FoundMatches<Text.DocumentIdentifier>(of: self)
    self.matches = matches
    text?.performTextSearch(
      queryString: query, options: options,
      resultAggregator: UITextSearchAggregator(matches: matches))
  }

  func matchesDidChange(isFinished: Bool) {
    guard let text, let matches else { return }
    found = ordered(matches.all, text)
    if isFinished {
      for match in found {
        text.decorate(foundTextRange: match.range, document: match.document, usingStyle: .found)
      }
      highlight(first(in: text), reveals: reveals)
    } else {
      current = found.isEmpty ? nil : current.map { min($0, found.count - 1) }
      onChange()
    }
  }

  func step(_ direction: UITextStorageDirection) {
    guard !found.isEmpty else { return }
    let step = direction == .forward ? 1 : found.count - 1
    highlight(current.map { ($0 + step) % found.count } ?? 0, reveals: true)
  }

  func replaceCurrent(by replacement: String) -> Bool {
    guard let text, let current, found.indices.contains(current) else { return false }
    let (range, document) = (found[current].range, found[current].document)
    guard text.shouldReplace(foundTextRange: range, document: document, withText: replacement)
    else { return false }
    text.replace(foundTextRange: range, document: document, withText: replacement)
    return true
  }

  private func highlight(_ index: Int?, reveals: Bool) {
    guard let text else { return }
    if let current, found.indices.contains(current) { decorate(current, .found, text) }
    current = index
    if let index {
      let (range, document) = (found[index].range, found[index].document)
      if reveals { text.willHighlight(foundTextRange: range, document: document) }
      decorate(index, .highlighted, text)
      if reveals { text.scrollRangeToVisible(range, inDocument: document) }
    }
    onChange()
  }

  private func decorate(_ index: Int, _ style: UITextSearchFoundTextStyle, _ text: Text) {
    text.decorate(
      foundTextRange: found[index].range, document: found[index].document, usingStyle: style)
  }
}

// MARK: The order of matches

extension TextSearch {
  /// Mostly they are told in their order.
  private func ordered(_ matches: [Match], _ text: Text) -> [Match] {
    let isOrdered = zip(matches, matches.dropFirst()).allSatisfy { !isBefore($1, $0, text) }
    return isOrdered ? matches : matches.sorted { isBefore($0, $1, text) }
  }

  private func isBefore(_ match: Match, _ other: Match, _ text: Text) -> Bool {
    let documents = text.order(match.document, other.document)
    if documents != .orderedSame { return documents == .orderedAscending }
    return text.compare(match.range, toRange: other.range, document: match.document)
      == .orderedAscending
  }

  /// At the selection or after it, else the first of all; nil if there is none.
  private func first(in text: Text) -> Int? {
    guard !found.isEmpty else { return nil }
    guard let start = text.selectedTextRange else { return 0 }
    let selected = text.selectedTextSearchDocument
    return found.firstIndex { match in
      let documents = selected.map { text.order(match.document, $0) } ?? .orderedSame
      if documents != .orderedSame { return documents == .orderedDescending }
      return text.compare(match.range, toRange: start, document: match.document)
        != .orderedAscending
    } ?? 0
  }
}

extension UITextSearching {
  fileprivate func order(
    _ document: DocumentIdentifier, _ other: DocumentIdentifier
  ) -> ComparisonResult {
    document == other ? .orderedSame : compare(document: document, toDocument: other)
  }
}

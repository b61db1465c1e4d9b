/// Pages as the user writes them: `3` or `2-5`, counted from 1.
enum PageRange {
  enum Reading: Equatable {
    case all
    /// Counted from 0.
    case some(ClosedRange<Int>)
    /// What names no page of the document.
    case none
  }

  /// `count` is nil where nobody knows it.
  static func read(_ text: String, of count: Int?) -> Reading {
    let plain = text.filter { !$0.isWhitespace }
    if plain.isEmpty { return .all }
    let parts = plain.split(separator: "-", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }
    guard numbers.count == parts.count, numbers.count <= 2, let first = numbers.first,
      let last = numbers.last, first >= 1, first <= last, first <= count ?? .max
    else { return .none }
    return .some((first - 1)...(min(last, count ?? last) - 1))
  }
}

/// A run of `*`, `_` or `~`.
struct MarkdownMark {
  let letter: Character
  /// As it was written.
  let length: Int
  /// What is left of it.
  var count: Int
  let opens: Bool
  let closes: Bool

  /// By CommonMark's rules of what stands beside it.
  init(_ letter: Character, _ count: Int, before: Character, after: Character) {
    (self.letter, length, self.count) = (letter, count, count)
    let leads = Self.leads(after, from: before)
    let trails = Self.leads(before, from: after)
    if letter == "_" {
      opens = leads && (!trails || before.isMarkPunctuation)
      closes = trails && (!leads || after.isMarkPunctuation)
    } else {
      (opens, closes) = (leads, trails)
    }
  }

  private static func leads(_ inside: Character, from outside: Character) -> Bool {
    if inside.isWhitespace { return false }
    return !inside.isMarkPunctuation || outside.isWhitespace || outside.isMarkPunctuation
  }

  /// How many letters of both make a pair; 0 for none.
  func pairing(with closer: MarkdownMark) -> Int {
    guard letter == closer.letter else { return 0 }
    if letter == "~" { return count == closer.count && count <= 2 ? count : 0 }
    let isAmbiguous =
      (closes || closer.opens) && (length + closer.length).isMultiple(of: 3)
      && !(length.isMultiple(of: 3) && closer.length.isMultiple(of: 3))
    return isAmbiguous ? 0 : min(2, count, closer.count)
  }

  func intent(_ used: Int) -> InlinePresentationIntent {
    if letter == "~" { return .strikethrough }
    return used == 2 ? .stronglyEmphasized : .emphasized
  }

  var text: String { String(repeating: letter, count: count) }
}

/// Finds the pairs of marks, from the innermost outwards.
struct MarkdownEmphasis {
  private struct Key: Hashable {
    let letter: Character
    let opens: Bool
    let rest: Int
  }

  private var marks: [Int: MarkdownMark] = [:]
  /// Pieces whose marks may open something.
  private var open: [Int] = []
  /// Below these nothing opens a mark of this kind.
  private var floors: [Key: Int] = [:]
  private var ranges: [(from: Int, to: Int, intent: InlinePresentationIntent)] = []

  static func resolve(_ pieces: [MarkdownLine.Piece]) -> [MarkdownSpan] {
    var emphasis = MarkdownEmphasis()
    for (index, piece) in pieces.enumerated() {
      if case .mark(let mark) = piece { emphasis.add(mark, at: index) }
    }
    return emphasis.spans(of: pieces)
  }

  private mutating func add(_ mark: MarkdownMark, at index: Int) {
    marks[index] = mark
    if mark.closes { close(index) }
    if mark.opens, marks[index]!.count > 0 { open.append(index) }
  }

  private mutating func close(_ index: Int) {
    while let closer = marks[index], closer.count > 0 {
      let key = Key(letter: closer.letter, opens: closer.opens, rest: closer.length % 3)
      let floor = min(floors[key] ?? 0, open.count)
      guard
        let found = open[floor...].lastIndex(where: { marks[$0]!.pairing(with: closer) > 0 })
      else { return floors[key] = open.count }
      let opener = open[found]
      let used = marks[opener]!.pairing(with: closer)
      ranges.append((opener, index, marks[opener]!.intent(used)))
      marks[opener]!.count -= used
      marks[index]!.count -= used
      open.removeSubrange((marks[opener]!.count > 0 ? found + 1 : found)...)
      for (key, floor) in floors where floor > open.count { floors[key] = open.count }
    }
  }

  /// Each range is a step up and a step down of its intent.
  private func spans(of pieces: [MarkdownLine.Piece]) -> [MarkdownSpan] {
    var steps: [Int: [(intent: InlinePresentationIntent, step: Int)]] = [:]
    for range in ranges {
      steps[range.from + 1, default: []].append((range.intent, 1))
      steps[range.to, default: []].append((range.intent, -1))
    }
    var depths: [InlinePresentationIntent: Int] = [:]
    return pieces.enumerated().map { index, piece in
      for (intent, step) in steps[index] ?? [] { depths[intent, default: 0] += step }
      let intents = depths.filter { $0.value > 0 }.reduce(InlinePresentationIntent()) {
        $0.union($1.key)
      }
      switch piece {
      case .span(var span):
        span.intent.formUnion(intents)
        return span
      case .mark: return MarkdownSpan(text: marks[index]!.text, intent: intents)
      }
    }
  }
}

import Foundation

/// Reads the marks inside a paragraph: emphasis, code, links, breaks, escapes. Time grows with the
/// length of the text, whatever it is.
struct MarkdownLine {
  static let deepest = 16
  /// Characters of an address or a title.
  static let longest = 2000

  /// A piece of text, or a run of marks that may turn out to be one.
  enum Piece {
    case span(MarkdownSpan)
    case mark(MarkdownMark)
  }

  let letters: [Character]
  let keepsBreaks: Bool
  let references: MarkdownReferences
  let depth: Int
  let closingBrackets: [Int: Int]
  let lastAngle: Int
  var place = 0
  var pieces: [Piece] = []
  var plain = ""
  /// Lengths of runs of backticks that do not come again.
  var unclosed: Set<Int> = []

  static func spans(
    _ text: String, keepsBreaks: Bool = false, references: MarkdownReferences = .init()
  ) -> [MarkdownSpan] {
    var line = MarkdownLine(Array(text), keepsBreaks, references, depth: 0)
    return MarkdownSpan.joined(line.read())
  }

  init(
    _ letters: [Character], _ keepsBreaks: Bool, _ references: MarkdownReferences, depth: Int
  ) {
    (self.letters, self.keepsBreaks, self.depth) = (letters, keepsBreaks, depth)
    self.references = references
    closingBrackets = Self.brackets(in: letters)
    lastAngle = letters.lastIndex(of: ">") ?? -1
  }

  mutating func read() -> [MarkdownSpan] {
    while place < letters.count { readNext() }
    flush()
    return MarkdownEmphasis.resolve(pieces)
  }

  private mutating func readNext() {
    let letter = letters[place]
    switch letter {
    case "\\": readEscape()
    case "`": readCode()
    case "<": readAngle()
    case "[": readLink(at: place, isImage: false)
    case "!" where peek(1) == "[": readLink(at: place + 1, isImage: true)
    case "*", "_", "~": readMark(letter)
    case "\n" where !keepsBreaks: readBreak()
    case "&": readEntity()
    default:
      plain.append(letter)
      place += 1
    }
  }

  func peek(_ distance: Int) -> Character? {
    letters.indices.contains(place + distance) ? letters[place + distance] : nil
  }

  mutating func flush() {
    if !plain.isEmpty { pieces.append(.span(MarkdownSpan(text: plain))) }
    plain = ""
  }

  mutating func add(_ span: MarkdownSpan) {
    flush()
    pieces.append(.span(span))
  }
}

extension Character {
  var isMarkPunctuation: Bool { isPunctuation || isSymbol }
}

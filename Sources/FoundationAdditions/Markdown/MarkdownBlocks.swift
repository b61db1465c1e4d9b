/// A paragraph, heading or other block with the blocks around it.
struct MarkdownBlock: Equatable {
  let intent: PresentationIntent
  let spans: [MarkdownSpan]
}

/// Reads paragraphs, headings, lists, quotes, code and tables. Blocks of HTML are paragraphs.
struct MarkdownBlocks {
  private static let deepest = 16

  private var identity = 0
  private(set) var blocks: [MarkdownBlock] = []
  private let references: MarkdownReferences

  static func blocks(_ text: String) -> [MarkdownBlock] {
    let lines = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
      .split(separator: "\n", omittingEmptySubsequences: false)
    var reader = MarkdownBlocks(references: MarkdownReferences(in: lines))
    reader.read(lines[...], in: nil, depth: 0)
    return reader.blocks
  }

  private init(references: MarkdownReferences) { self.references = references }

  private func spans(_ text: String) -> [MarkdownSpan] {
    MarkdownLine.spans(text, references: references)
  }

  private mutating func made(
    _ kind: PresentationIntent.Kind, in parent: PresentationIntent?
  ) -> PresentationIntent {
    identity += 1
    return PresentationIntent(kind, identity: identity, parent: parent)
  }

  private mutating func add(
    _ kind: PresentationIntent.Kind, _ spans: [MarkdownSpan], in parent: PresentationIntent?
  ) {
    blocks.append(MarkdownBlock(intent: made(kind, in: parent), spans: spans))
  }

  private mutating func read(
    _ lines: ArraySlice<Substring>, in parent: PresentationIntent?, depth: Int
  ) {
    var rest = lines
    while let line = rest.first {
      if line.allSatisfy(\.isWhitespace) {
        rest.removeFirst()
      } else if let fence = MarkdownFence(line) {
        readCode(fence, &rest, in: parent)
      } else if line.isThematicBreak {
        rest.removeFirst()
        add(.thematicBreak, [MarkdownSpan(text: "⸻")], in: parent)
      } else if let heading = line.heading {
        rest.removeFirst()
        add(.header(level: heading.level), spans(heading.text), in: parent)
      } else if line.quoted != nil, depth < Self.deepest {
        let inner = rest.prefix { $0.quoted != nil }
        rest = rest[inner.endIndex...]
        let quote = made(.blockQuote, in: parent)
        read(inner.compactMap(\.quoted)[...], in: quote, depth: depth + 1)
      } else if let item = MarkdownItem(line), depth < Self.deepest {
        readList(item.isOrdered, &rest, in: parent, depth: depth)
      } else if MarkdownReferences.isDefinition(line) {
        rest.removeFirst()
      } else if let table = MarkdownTable(rest) {
        rest = rest.dropFirst(table.lineCount)
        add(table, in: parent)
      } else {
        readParagraph(&rest, in: parent)
      }
    }
  }

  private mutating func readCode(
    _ fence: MarkdownFence, _ rest: inout ArraySlice<Substring>, in parent: PresentationIntent?
  ) {
    let inner = rest.dropFirst().prefix { !fence.isClosed(by: $0) }
    rest = rest[inner.endIndex...].dropFirst()
    let text = inner.map { $0 + "\n" }.joined()
    add(.codeBlock(languageHint: fence.language), [MarkdownSpan(text: text)], in: parent)
  }

  private mutating func readList(
    _ isOrdered: Bool, _ rest: inout ArraySlice<Substring>, in parent: PresentationIntent?,
    depth: Int
  ) {
    let list = made(isOrdered ? .orderedList : .unorderedList, in: parent)
    var ordinal: Int?
    while let line = rest.first, let item = MarkdownItem(line), item.isOrdered == isOrdered {
      rest.removeFirst()
      let more = item.rest(of: rest)
      rest = rest[more.endIndex...]
      ordinal = ordinal.map { $0 + 1 } ?? item.ordinal
      let intent = made(.listItem(ordinal: ordinal ?? 1), in: list)
      read([item.text] + more.map(item.trimmed), in: intent, depth: depth + 1)
    }
  }

  private mutating func add(_ table: MarkdownTable, in parent: PresentationIntent?) {
    let whole = made(.table(columns: table.columns), in: parent)
    add(table.header, in: made(.tableHeaderRow, in: whole))
    for (index, cells) in table.rows.enumerated() {
      add(cells, in: made(.tableRow(rowIndex: index + 1), in: whole))
    }
  }

  private mutating func add(_ cells: [String], in row: PresentationIntent) {
    for (index, cell) in cells.enumerated() {
      add(.tableCell(columnIndex: index), spans(cell), in: row)
    }
  }

  private mutating func readParagraph(
    _ rest: inout ArraySlice<Substring>, in parent: PresentationIntent?
  ) {
    let first = rest.prefix(1)
    let more = rest.dropFirst().prefix { !$0.endsParagraph }
    rest = rest[more.endIndex...]
    let lines = (first + more).map { $0.drop { $0 == " " || $0 == "\t" } }
    var text = lines.joined(separator: "\n")
    while text.last?.isWhitespace ?? false { text.removeLast() }
    if more.isEmpty == false || !rest.isEmpty, let level = rest.first?.underlineLevel {
      rest.removeFirst()
      return add(.header(level: level), spans(text), in: parent)
    }
    add(.paragraph, spans(text), in: parent)
  }
}

/// The line in front of code.
struct MarkdownFence {
  let letter: Character
  let count: Int
  let language: String?

  init?(_ line: Substring) {
    let text = line.drop { $0 == " " }
    guard let letter = text.first, letter == "`" || letter == "~" else { return nil }
    count = text.prefix { $0 == letter }.count
    let rest = text.dropFirst(count).drop { $0 == " " }.prefix { !$0.isWhitespace }
    guard count >= 3, !(letter == "`" && text.dropFirst(count).contains("`")) else { return nil }
    self.letter = letter
    language = rest.isEmpty ? nil : String(rest)
  }

  func isClosed(by line: Substring) -> Bool {
    let text = line.filter { !$0.isWhitespace }
    return text.count >= count && text.allSatisfy { $0 == letter }
  }
}

/// The first line of an item of a list.
private struct MarkdownItem {
  let isOrdered: Bool
  let ordinal: Int
  let text: Substring
  private let margin: Int

  init?(_ line: Substring) {
    let rest = line.drop { $0 == " " }
    let digits = rest.prefix(9).prefix(while: \.isWholeNumber)
    let mark = rest.dropFirst(digits.count).first
    isOrdered = !digits.isEmpty
    guard let mark, isOrdered ? ".)".contains(mark) : "-*+".contains(mark) else { return nil }
    let after = rest.dropFirst(digits.count + 1)
    guard after.isEmpty || after.first == " " || after.first == "\t" else { return nil }
    ordinal = Int(digits) ?? 1
    text = after.drop { $0 == " " || $0 == "\t" }
    margin = max(line.count - text.count, 2)
  }

  /// The lines that belong to the item: blank and indented ones, and such as go on with its paragraph.
  func rest(of lines: ArraySlice<Substring>) -> ArraySlice<Substring> {
    var isAfterText = !text.isEmpty
    return lines.prefix { line in
      let isBlank = line.allSatisfy(\.isWhitespace)
      let isIndented = line.prefix(2).allSatisfy { $0 == " " || $0 == "\t" }
      defer { isAfterText = !isBlank }
      return isBlank || isIndented || isAfterText && !line.endsParagraph
    }
  }

  func trimmed(_ line: Substring) -> Substring {
    line.dropFirst(min(margin, line.prefix { $0 == " " }.count))
  }
}

extension Substring {
  fileprivate var heading: (level: Int, text: String)? {
    let level = prefix { $0 == "#" }.count
    let rest = dropFirst(level)
    guard (1...6).contains(level), rest.isEmpty || rest.first == " " else { return nil }
    var text = String(rest.drop { $0 == " " })
    while text.last == "#" || text.last == " " { text.removeLast() }
    return (level, text)
  }

  fileprivate var isThematicBreak: Bool {
    let marks = filter { !$0.isWhitespace }
    guard marks.count >= 3, let first = marks.first, "*-_".contains(first) else { return false }
    return marks.allSatisfy { $0 == first }
  }

  /// What follows the sign of a quote.
  fileprivate var quoted: Substring? {
    let text = drop { $0 == " " }
    guard text.first == ">" else { return nil }
    let rest = text.dropFirst()
    return rest.first == " " ? rest.dropFirst() : rest
  }

  /// 1 and 2 for lines below headings.
  fileprivate var underlineLevel: Int? {
    let marks = filter { !$0.isWhitespace }
    guard let first = marks.first, first == "=" || first == "-" else { return nil }
    return marks.allSatisfy { $0 == first } ? first == "=" ? 1 : 2 : nil
  }

  var endsParagraph: Bool {
    allSatisfy(\.isWhitespace) || heading != nil || quoted != nil || isThematicBreak
      || underlineLevel != nil || MarkdownFence(self) != nil || MarkdownItem(self) != nil
  }
}

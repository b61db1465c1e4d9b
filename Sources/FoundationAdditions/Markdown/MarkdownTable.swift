/// The lines of a table: a header, a line of dashes that says how columns are aligned, and rows.
struct MarkdownTable {
  let columns: [PresentationIntent.TableColumn]
  let header: [String]
  let rows: [[String]]
  /// The header and what follows it.
  let lineCount: Int

  /// Nil where the lines do not begin with a table.
  init?(_ lines: ArraySlice<Substring>) {
    guard let first = lines.first, first.contains("|"), let second = lines.dropFirst().first,
      let columns = Self.columns(second)
    else { return nil }
    let header = Self.cells(first)
    guard header.count == columns.count else { return nil }
    let body = lines.dropFirst(2).prefix { !$0.endsParagraph }
    self.columns = columns
    self.header = header
    rows = body.map { line in
      let cells = Self.cells(line).prefix(columns.count)
      return cells + Array(repeating: "", count: columns.count - cells.count)
    }
    lineCount = body.count + 2
  }

  private static func columns(_ line: Substring) -> [PresentationIntent.TableColumn]? {
    guard line.contains("-"), line.allSatisfy({ "|:- \t".contains($0) }) else { return nil }
    let columns = cells(line).map { cell -> PresentationIntent.TableColumn? in
      let dashes = cell.drop { $0 == ":" }
      let isLine = cell.count - cell.filter { $0 == "-" }.count <= 2 && cell.contains("-")
      guard isLine, cell.count - dashes.count <= 1, !cell.contains(" ") else { return nil }
      switch (cell.hasPrefix(":"), cell.hasSuffix(":")) {
      case (true, true): return .init(alignment: .center)
      case (_, true): return .init(alignment: .right)
      default: return .init(alignment: .left)
      }
    }
    return columns.contains(nil) ? nil : columns.compactMap { $0 }
  }

  /// Bars at the ends may be left out; one after a backslash is text.
  private static func cells(_ line: Substring) -> [String] {
    var (cells, cell, isEscaped) = ([String](), "", false)
    for letter in line.trimmed {
      if letter == "|", !isEscaped {
        cells.append(cell)
        cell = ""
      } else {
        if letter == "|" { cell.removeLast() }
        cell.append(letter)
      }
      isEscaped = letter == "\\" && !isEscaped
    }
    cells.append(cell)
    if cells.first?.trimmed.isEmpty ?? false { cells.removeFirst() }
    if cells.count > 1, cells.last?.trimmed.isEmpty ?? false { cells.removeLast() }
    return cells.map { String($0.trimmed) }
  }
}

extension StringProtocol {
  fileprivate var trimmed: SubSequence {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return text
  }
}

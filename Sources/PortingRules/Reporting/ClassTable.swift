/// The table of Apple's classes in `docs/porting-classes.tsv`: what works, partly, or is absent.
struct ClassTable {
  private struct Row {
    let status: String
    let note: String
  }

  private var rows: [String: Row] = [:]

  /// Lines that are no rows of the table are passed over.
  init(_ text: String) {
    for line in text.split(separator: "\n").dropFirst() {
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard columns.count >= 4 else { continue }
      rows[columns[0]] = Row(status: columns[3], note: columns.count > 4 ? columns[4] : "")
    }
  }

  /// What it says about a type, or about the type of a member.
  func remark(on symbol: String) -> String? {
    var name = symbol[...]
    while true {
      if let row = rows[String(name)] {
        let note = row.note.isEmpty ? "" : ": \(row.note)"
        return name == symbol ? row.status + note : "\(name): \(row.status)\(note)"
      }
      guard let dot = name.lastIndex(of: ".") else { return nil }
      name = name[..<dot]
    }
  }
}

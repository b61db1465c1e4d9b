/// The rules as the table of Porting.md.
enum RuleTable {
  static var markdown: String {
    let rows = allRules.map { "| \($0.name) | \($0.summary) |" }
    return (["| what | how |", "| --- | --- |"] + rows).joined(separator: "\n")
  }
}

import SwiftSyntax

/// What became of one file.
struct Lowered: Sendable {
  let text: String
  let findings: [Finding]
}

/// Runs all rules over one file.
func lower(_ file: SourceFile, in context: Context) -> Lowered {
  var changes = Changes()
  if !file.isBroken {
    for rule in allRules {
      changes.rule = rule.name
      rule.apply(to: file, in: context, &changes)
    }
    reportLeftovers(in: file, &changes)
  }
  let merger = EditMerger(changes.edits, on: file.text)
  for edit in merger.conflicts { changes.reportConflict(edit) }
  let changed = merger.text != file.text || context.options.pointsToOriginal
  let text = changed ? LineKeeper.pointing(merger.text, to: file.path) : file.text
  return Lowered(text: text, findings: findings(of: changes, in: file))
}

/// In the order of the text. Files without findings, most of them, count no lines.
private func findings(of changes: Changes, in file: SourceFile) -> [Finding] {
  if changes.remarks.isEmpty { return [] }
  let lines = SourceLocationConverter(fileName: file.path, tree: file.tree)
  return changes.remarks.sorted { ($0.offset, $0.reason) < ($1.offset, $1.reason) }.map { remark in
    let found = lines.location(for: AbsolutePosition(utf8Offset: remark.offset))
    let place = Place(path: file.path, line: found.line, column: found.column)
    return Finding(place: place, severity: remark.severity, reason: remark.reason)
  }
}

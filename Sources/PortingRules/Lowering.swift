import SwiftSyntax

/// What became of one file.
struct Lowered: Sendable {
  let text: String
  let findings: [Finding]
}

/// Runs all rules over one file.
func lower(_ file: SourceFile, facts: ModuleFacts, options: Options = Options()) -> Lowered {
  var changes = Changes()
  if !file.isBroken {
    let context = Context(facts: facts, options: options)
    for rule in allRules {
      changes.rule = rule.name
      rule.apply(to: file, in: context, &changes)
    }
    reportLeftovers(in: file, &changes)
  }
  let merger = EditMerger(changes.edits, on: file.text)
  for edit in merger.conflicts { changes.report(conflict(edit, in: file)) }
  let changed = merger.text != file.text || options.pointsToOriginal
  let text = changed ? LineKeeper.pointing(merger.text, to: file.path) : file.text
  return Lowered(text: text, findings: sorted(changes.findings))
}

private func conflict(_ edit: SourceEdit, in file: SourceFile) -> Finding {
  Finding(
    place: file.place(edit.range.lowerBound), severity: .error,
    reason: "'\(edit.rule)' and another rule both change this; write it in two statements")
}

private func sorted(_ findings: [Finding]) -> [Finding] {
  findings.sorted {
    ($0.place.line, $0.place.column, $0.reason) < ($1.place.line, $1.place.column, $1.reason)
  }
}

import SwiftSyntax

/// What rules want changed in one file, and what they could not change.
struct Changes {
  /// A finding before its line is known.
  struct Remark {
    let offset: Int
    let severity: Finding.Severity
    let reason: String
  }

  private(set) var edits: [SourceEdit] = []
  private(set) var remarks: [Remark] = []
  /// The rule that is at work.
  var rule = ""

  mutating func replace(_ node: some SyntaxProtocol, with text: String) {
    replace(node.trimmedBytes, with: text)
  }

  mutating func replace(_ range: Range<Int>, with text: String) {
    edits.append(SourceEdit(range: range, replacement: text, rule: rule))
  }

  mutating func insert(_ text: String, at offset: Int) {
    replace(offset..<offset, with: text)
  }

  /// Takes a node out, with the blanks that follow it on its line.
  mutating func remove(_ node: some SyntaxProtocol) {
    let range = node.trimmedBytes
    replace(range.lowerBound..<(range.upperBound + node.blanksAfter), with: "")
  }

  mutating func removeLabel(of argument: LabeledExprSyntax) {
    guard let label = argument.label, let colon = argument.colon else { return }
    let start = label.trimmedBytes.lowerBound
    replace(start..<(colon.trimmedBytes.upperBound + colon.blanksAfter), with: "")
  }

  mutating func report(
    _ severity: Finding.Severity, _ reason: String, at node: some SyntaxProtocol
  ) {
    let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    remarks.append(Remark(offset: offset, severity: severity, reason: reason))
  }

  mutating func reportConflict(_ edit: SourceEdit) {
    let reason = "'\(edit.rule)' and another rule both change this; write it in two statements"
    remarks.append(Remark(offset: edit.range.lowerBound, severity: .error, reason: reason))
  }
}

extension SyntaxProtocol {
  /// The node without the trivia around it, in UTF-8 bytes.
  var trimmedBytes: Range<Int> {
    let start = positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// How many blanks follow directly, before anything else.
  var blanksAfter: Int {
    switch lastToken(viewMode: .sourceAccurate)?.trailingTrivia.first {
    case .spaces(let count), .tabs(let count): count
    default: 0
    }
  }
}

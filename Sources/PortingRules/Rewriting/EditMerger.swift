// Porting 5: all edits of all rules become one text. Two rules on the same bytes are a finding, not
// a silent order. Next: Rewriting/LineKeeper.

/// Applies edits to the text they were made for.
struct EditMerger {
  private(set) var text: String
  private(set) var conflicts: [SourceEdit] = []

  init(_ edits: [SourceEdit], on original: String) {
    let sorted = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
    }.map(\.element)
    let bytes = Array(original.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 64 * edits.count)
    var end = 0
    for edit in sorted {
      guard edit.range.lowerBound >= end else {
        conflicts.append(edit)
        continue
      }
      result += bytes[end..<edit.range.lowerBound]
      result += edit.replacement.utf8
      end = edit.range.upperBound
    }
    result += bytes[end...]
    text = String(decoding: result, as: UTF8.self)
  }
}

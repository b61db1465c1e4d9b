package import Foundation

/// A text and its attributes.
package struct AttributedBuffer {
  package private(set) var text: TextBuffer
  package private(set) var runs: AttributeRuns

  package init(_ text: TextBuffer = TextBuffer(), _ attributes: AttributeSet = .none) {
    self.text = text
    runs = AttributeRuns(length: text.count, attributes)
  }

  /// A text whose runs have the same length as it.
  package init(_ text: TextBuffer, _ runs: [AttributeRun]) {
    self.text = text
    self.runs = AttributeRuns(runs)
    precondition(self.runs.count == text.count, "runs are as long as their text")
  }

  package init(_ string: NSAttributedString) {
    let text = TextBuffer(string.string)
    var runs: [AttributeRun] = []
    let whole = NSRange(location: 0, length: text.count)
    if text.count > 0 {
      string.enumerateAttributes(in: whole, options: .longestEffectiveRangeNotRequired) {
        values, range, _ in
        runs.append(AttributeRun(length: range.length, attributes: AttributeSet(values)))
      }
    }
    self.init(text, runs)
  }

  /// One text after the other.
  package init(joining parts: [AttributedBuffer]) {
    self.init()
    for part in parts { replace(count..<count, with: part) }
  }

  package var count: Int { text.count }

  /// Replaces a range of text and attributes.
  package mutating func replace(_ range: Range<Int>, with other: AttributedBuffer) {
    text.replace(range, with: other.text)
    runs.replace(range, with: other.runs.elements)
  }

  /// Replaces a range of text, all with the same attributes.
  package mutating func replace(
    _ range: Range<Int>, with string: String, _ attributes: AttributeSet
  ) {
    let length = string.utf16.count
    text.replace(range, with: string)
    runs.replace(range, with: [AttributeRun(length: length, attributes: attributes)])
  }

  package mutating func transform(
    _ range: Range<Int>, _ change: (AttributeSet) -> AttributeSet
  ) {
    runs.transform(range, change)
  }

  /// - Complexity: logarithmic, and linear in the number of runs in the range.
  package func slice(_ range: Range<Int>) -> AttributedBuffer {
    AttributedBuffer(text.slice(range), runs.runs(in: range))
  }

  /// The attributes that text gets which replaces a range: those of its first unit, else of the unit
  /// before.
  package func attributes(forReplacing range: Range<Int>) -> AttributeSet {
    if count == 0 { return .none }
    if !range.isEmpty { return runs.run(at: range.lowerBound).attributes }
    return runs.run(at: max(0, range.lowerBound - 1)).attributes
  }

  /// A Foundation string with the same content.
  package func attributedString(_ range: Range<Int>) -> NSAttributedString {
    let result = NSMutableAttributedString(string: text.string(range))
    var start = 0
    for run in runs.runs(in: range) {
      result.setAttributes(
        run.attributes.values, range: NSRange(location: start, length: run.length))
      start += run.length
    }
    return NSAttributedString(attributedString: result)
  }
}

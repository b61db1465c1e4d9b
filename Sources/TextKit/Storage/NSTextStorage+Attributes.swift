package import Foundation

// What is derived from the four methods that subclasses override.

extension NSTextStorage {
  /// Changes attributes run by run, through `setAttributes` where a subclass keeps the text.
  func transform(_ range: NSRange, _ change: (AttributeSet) -> AttributeSet) {
    if isOwn, isPlain { return transformOwn(range, change) }
    let part = checked(range, length)
    if part.isEmpty { return }
    beginEditing()
    var location = part.lowerBound
    while location < part.upperBound {
      var found = NSRange(location: location, length: 1)
      let values = attributes(at: location, effectiveRange: &found)
      let end = min(part.upperBound, max(location + 1, found.location + found.length))
      setAttributes(
        change(AttributeSet(values)).values,
        range: NSRange(location: location, length: end - location))
      location = end
    }
    endEditing()
  }

  /// Whether no subclass has to see the changes.
  var isPlain: Bool { type(of: self) == NSTextStorage.self }

  func replace(_ range: NSRange, with string: NSAttributedString) {
    replace(range, with: (string as? NSTextStorage)?.currentContent ?? AttributedBuffer(string))
  }

  package func replace(_ range: NSRange, with new: AttributedBuffer) {
    let part = checked(range, length)
    if isPlain {
      let mask: EditActions = [.editedCharacters, .editedAttributes]
      return changeContent(mask, range, new.count - range.length) {
        content.replace(part, with: new)
      }
    }
    beginEditing()
    replaceCharacters(in: range, with: new.text.string)
    var location = range.location
    for run in new.runs.elements {
      setAttributes(
        run.attributes.values, range: NSRange(location: location, length: run.length))
      location += run.length
    }
    endEditing()
  }

  /// The content as the four methods have it.
  var currentContent: AttributedBuffer {
    if isOwn { return content }
    let text = TextBuffer(string)
    return AttributedBuffer(text, currentRuns(0..<text.count))
  }

  func currentRuns(_ range: Range<Int>) -> [AttributeRun] {
    var runs: [AttributeRun] = []
    var location = range.lowerBound
    while location < range.upperBound {
      var found = NSRange(location: location, length: 1)
      let values = attributes(at: location, effectiveRange: &found)
      let end = min(range.upperBound, max(location + 1, found.location + found.length))
      runs.append(AttributeRun(length: end - location, attributes: AttributeSet(values)))
      location = end
    }
    return runs
  }

  func substring(_ range: NSRange) -> NSAttributedString {
    currentContent.attributedString(checked(range, length))
  }

  /// The text as a string of Foundation's own kind.
  package var snapshot: NSAttributedString {
    let content = currentContent
    return content.attributedString(0..<content.count)
  }

  /// Extends the range of a value as far as neighbouring runs have an equal one.
  func longest<Value>(
    at location: Int, _ range: NSRangePointer?, _ limit: NSRange,
    _ value: ([NSAttributedString.Key: Any]) -> Value, _ areEqual: (Value, Value) -> Bool
  ) -> Value {
    var found = NSRange(location: location, length: 1)
    let result = value(attributes(at: location, effectiveRange: &found))
    guard let range else { return result }
    let last = limit.location + limit.length
    var (start, end) = (found.location, found.location + found.length)
    while start > limit.location {
      let before = value(attributes(at: start - 1, effectiveRange: &found))
      guard areEqual(before, result) else { break }
      start = found.location
    }
    while end < last {
      let after = value(attributes(at: end, effectiveRange: &found))
      guard areEqual(after, result) else { break }
      end = found.location + found.length
    }
    let (first, limited) = (max(start, limit.location), min(end, last))
    range.pointee = NSRange(location: first, length: max(0, limited - first))
    return result
  }
}

extension AttributeSet {
  static func areEqualSets(
    _ a: [NSAttributedString.Key: Any], _ b: [NSAttributedString.Key: Any]
  ) -> Bool {
    AttributeSet(a) == AttributeSet(b)
  }

  static func areEqualOptionals(_ a: Any?, _ b: Any?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return areEqual(a, b)
  }
}

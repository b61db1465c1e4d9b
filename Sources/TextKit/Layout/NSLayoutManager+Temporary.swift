import CoreText
public import Foundation

// Attributes that colour the text without being in it: marks of misspelt words, of what was found.

extension NSLayoutManager {
  /// Colours characters, in addition to the attributes of the text. Places stay as they are.
  public func addTemporaryAttributes(
    _ attrs: [NSAttributedString.Key: Any], forCharacterRange charRange: NSRange
  ) {
    changeTemporary(charRange) { $0.adding(attrs) }
  }

  /// Colours characters, in addition to the attributes of the text. Places stay as they are.
  public func addTemporaryAttribute(
    _ attrName: NSAttributedString.Key, value: Any, forCharacterRange charRange: NSRange
  ) {
    addTemporaryAttributes([attrName: value], forCharacterRange: charRange)
  }

  /// Replaces the temporary attributes of characters.
  public func setTemporaryAttributes(
    _ attrs: [NSAttributedString.Key: Any], forCharacterRange charRange: NSRange
  ) {
    changeTemporary(charRange) { _ in AttributeSet(attrs) }
  }

  /// Removes a temporary attribute.
  public func removeTemporaryAttribute(
    _ attrName: NSAttributedString.Key, forCharacterRange charRange: NSRange
  ) {
    guard let runs = temporaryRuns?.runs(in: clamped(charRange)),
      runs.contains(where: { $0.attributes.values[attrName] != nil })
    else { return }
    changeTemporary(charRange) { $0.removing(attrName) }
  }

  /// The temporary attributes of a character, and where else they apply.
  public func temporaryAttributes(
    atCharacterIndex location: Int, effectiveRange range: NSRangePointer?
  ) -> [NSAttributedString.Key: Any] {
    guard location >= 0, location < buffer.count else { return [:] }
    let runs = temporaryRuns ?? AttributeRuns(length: buffer.count)
    let run = runs.run(at: location)
    range?.pointee = NSRange(run.range)
    return run.attributes.values
  }

  private func changeTemporary(_ range: NSRange, _ change: (AttributeSet) -> AttributeSet) {
    let part = clamped(range)
    if part.isEmpty { return }
    var runs = temporaryRuns ?? AttributeRuns(length: buffer.count)
    runs.transform(part, change)
    temporaryRuns = runs
    invalidateDisplay(forCharacterRange: NSRange(part))
  }

  /// New characters have no temporary attributes.
  func editTemporary(_ new: Range<Int>, _ delta: Int) {
    guard var runs = temporaryRuns, delta != 0 else { return }
    let old = new.lowerBound..<new.upperBound - delta
    guard old.upperBound <= runs.count, old.lowerBound <= old.upperBound,
      runs.count + delta == buffer.count
    else { return temporaryRuns = nil }
    runs.replace(old, with: [AttributeRun(length: new.count, attributes: .none)])
    temporaryRuns = runs
  }

  /// The runs of the text with the temporary attributes.
  func displayRuns(_ range: Range<Int>) -> [AttributeRun] {
    let own = storage?.content.runs.runs(in: range) ?? []
    guard let temporaryRuns, temporaryRuns.count == buffer.count else { return own }
    var added = temporaryRuns.runs(in: range)[...]
    if added.allSatisfy({ $0.attributes.values.isEmpty }) { return own }
    var result: [AttributeRun] = []
    for run in own {
      var rest = run.length
      while rest > 0, let next = added.first {
        let length = min(rest, next.length)
        let set =
          next.attributes.values.isEmpty
          ? run.attributes : run.attributes.adding(next.attributes.values)
        result.append(AttributeRun(length: length, attributes: set))
        rest -= length
        added[added.startIndex].length -= length
        if added[added.startIndex].length == 0 { added.removeFirst() }
      }
    }
    return result
  }
}

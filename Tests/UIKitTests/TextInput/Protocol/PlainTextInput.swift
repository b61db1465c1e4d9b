import UIKit

/// A view that takes text, as programs write them: positions are offsets in an array of units.
@MainActor
final class PlainTextInput: UIView, UITextInput {
  final class Position: UITextPosition {
    let offset: Int

    init(_ offset: Int) { self.offset = offset }
  }

  final class Range: UITextRange {
    let range: Swift.Range<Int>

    init(_ range: Swift.Range<Int>) { self.range = range }

    override var isEmpty: Bool { range.isEmpty }
    override var start: UITextPosition { Position(range.lowerBound) }
    override var end: UITextPosition { Position(range.upperBound) }
  }

  var units: [UInt16]
  var selectedTextRange: UITextRange?
  var markedTextRange: UITextRange?
  var markedTextStyle: [NSAttributedString.Key: Any]?
  weak var inputDelegate: (any UITextInputDelegate)?
  lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)

  init(_ text: String) {
    units = Array(text.utf16)
    super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
  }

  required init?(coder: NSCoder) { nil }

  var hasText: Bool { !units.isEmpty }
  func insertText(_ text: String) { units += Array(text.utf16) }
  func deleteBackward() { _ = units.popLast() }

  func text(in range: UITextRange) -> String? {
    (range as? Range).map { String(decoding: units[$0.range], as: UTF16.self) }
  }
  func replace(_ range: UITextRange, withText text: String) {
    guard let range = range as? Range else { return }
    units.replaceSubrange(range.range, with: Array(text.utf16))
  }
  func setMarkedText(_ markedText: String?, selectedRange: NSRange) {}
  func unmarkText() { markedTextRange = nil }

  var beginningOfDocument: UITextPosition { Position(0) }
  var endOfDocument: UITextPosition { Position(units.count) }
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    let ends = [fromPosition, toPosition].map { ($0 as? Position)?.offset ?? 0 }.sorted()
    return Range(ends[0]..<ends[1])
  }
  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = ((position as? Position)?.offset ?? 0) + offset
    return (0...units.count).contains(place) ? Position(place) : nil
  }
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    self.position(from: position, offset: direction == .left ? -offset : offset)
  }
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let distance = offset(from: position, to: other)
    return distance > 0 ? .orderedAscending : distance < 0 ? .orderedDescending : .orderedSame
  }
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    ((toPosition as? Position)?.offset ?? 0) - ((from as? Position)?.offset ?? 0)
  }
  func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? {
    direction == .left ? range.start : range.end
  }
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    textRange(from: position, to: direction == .left ? beginningOfDocument : endOfDocument)
  }
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection {
    .leftToRight
  }
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
  func firstRect(for range: UITextRange) -> CGRect { bounds }
  func caretRect(for position: UITextPosition) -> CGRect { .zero }
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  func closestPosition(to point: CGPoint) -> UITextPosition? { nil }
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? { nil }
  func characterRange(at point: CGPoint) -> UITextRange? { nil }
}

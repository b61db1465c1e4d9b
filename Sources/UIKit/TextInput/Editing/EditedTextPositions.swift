import Foundation
import TextKit

/// A place in an edited text: an offset, and which end of a wrapped line.
final class EditedTextPosition: UITextPosition {
  let place: TextPosition

  init(_ place: TextPosition) { self.place = place }

  override func isEqual(_ object: Any?) -> Bool {
    (object as? EditedTextPosition)?.place.offset == place.offset
  }

  override var hash: Int { place.offset }
  override var description: String { "<\(type(of: self)): \(place.offset)>" }
}

/// A range of an edited text, in UTF-16 units.
final class EditedTextRange: UITextRange {
  let range: Range<Int>

  init(_ range: Range<Int>) { self.range = range }

  override var isEmpty: Bool { range.isEmpty }
  override var start: UITextPosition { EditedTextPosition(TextPosition(range.lowerBound)) }
  override var end: UITextPosition { EditedTextPosition(TextPosition(range.upperBound)) }

  override func isEqual(_ object: Any?) -> Bool {
    (object as? EditedTextRange)?.range == range
  }

  override var hash: Int { range.hashValue }
  override var description: String { "<\(type(of: self)): \(range)>" }
}

/// A rectangle of a selection, as layout has it.
final class EditedTextSelectionRect: UITextSelectionRect {
  private let part: NSLayoutManager.SelectionRect
  private let place: CGRect

  init(_ part: NSLayoutManager.SelectionRect, origin: CGPoint) {
    self.part = part
    place = part.rect.offsetBy(dx: origin.x, dy: origin.y)
  }

  override var rect: CGRect { place }
  override var writingDirection: NSWritingDirection {
    part.isRightToLeft ? .rightToLeft : .leftToRight
  }
  override var containsStart: Bool { part.containsStart }
  override var containsEnd: Bool { part.containsEnd }
}

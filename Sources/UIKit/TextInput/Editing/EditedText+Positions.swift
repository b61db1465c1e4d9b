import CoreGraphics
import Foundation
import TextKit

// Positions and ranges. Those of another text, or of this one before it was shorter, are put inside it.

extension EditedText {
  func place(_ position: UITextPosition) -> TextPosition {
    guard var place = (position as? EditedTextPosition)?.place else { return TextPosition(0) }
    place.offset = min(max(0, place.offset), text.count)
    return place
  }

  func offset(_ position: UITextPosition) -> Int { place(position).offset }

  func range(_ range: UITextRange) -> Range<Int> {
    if let range = range as? EditedTextRange { return range.range.clamped(to: 0..<text.count) }
    let ends = [offset(range.start), offset(range.end)]
    return min(ends[0], ends[1])..<max(ends[0], ends[1])
  }

  func position(_ offset: Int) -> UITextPosition { EditedTextPosition(TextPosition(offset)) }

  func string(in range: UITextRange) -> String { text.string(self.range(range)) }

  /// The ends in whichever order.
  func range(from: UITextPosition, to: UITextPosition) -> UITextRange {
    let (a, b) = (offset(from), offset(to))
    return EditedTextRange(min(a, b)..<max(a, b))
  }

  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (sum, isTooFar) = self.offset(position).addingReportingOverflow(offset)
    return !isTooFar && (0...text.count).contains(sum) ? self.position(sum) : nil
  }

  /// Whole characters left and right, lines up and down.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    var place = place(position)
    let movement = (offset < 0 ? direction.opposite : direction).movement
    for _ in 0..<min(offset.magnitude, UInt(text.count) + 1) {
      let next = layout.position(from: place, movement)
      if next.offset == place.offset { return nil }
      place = next
    }
    return EditedTextPosition(place)
  }

  func compare(_ a: UITextPosition, _ b: UITextPosition) -> ComparisonResult {
    let distance = offset(b) - offset(a)
    return distance > 0 ? .orderedAscending : distance < 0 ? .orderedDescending : .orderedSame
  }

  func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? {
    let range = self.range(range)
    return position(
      isForward(direction, at: range.lowerBound) ? range.upperBound : range.lowerBound)
  }

  func range(
    extending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    let place = place(position)
    let line = layout.lineRange(at: place)
    return isForward(direction, at: place.offset)
      ? EditedTextRange(place.offset..<max(place.offset, line.upperBound))
      : EditedTextRange(min(line.lowerBound, place.offset)..<place.offset)
  }

  private func isForward(_ direction: UITextLayoutDirection, at offset: Int) -> Bool {
    switch direction {
    case .right: !layout.isRightToLeft(at: offset)
    case .left: layout.isRightToLeft(at: offset)
    case .up: false
    case .down: true
    }
  }

  // MARK: Directions

  func writingDirection(at position: UITextPosition) -> NSWritingDirection {
    let offset = offset(position)
    if offset < text.count,
      let style = storage.attribute(.paragraphStyle, at: offset, effectiveRange: nil)
        as? NSParagraphStyle, style.baseWritingDirection != .natural
    {
      return style.baseWritingDirection
    }
    return layout.isRightToLeft(at: offset) ? .rightToLeft : .leftToRight
  }

  /// Of the paragraphs that a range touches, which keep what else their styles say.
  func setWritingDirection(_ direction: NSWritingDirection, _ range: UITextRange) {
    let paragraphs = text.paragraphs(self.range(range))
    guard !paragraphs.isEmpty else { return }
    // Foundation loses its place where changes make neighbours alike.
    var pieces: [(old: NSParagraphStyle?, range: NSRange)] = []
    storage.enumerateAttribute(.paragraphStyle, in: NSRange(paragraphs)) { old, range, _ in
      pieces.append((old as? NSParagraphStyle, range))
    }
    storage.beginEditing()
    for (old, range) in pieces {
      let style = NSMutableParagraphStyle()
      if let old { style.setParagraphStyle(old) }
      style.baseWritingDirection = direction
      storage.addAttribute(.paragraphStyle, value: style, range: range)
    }
    storage.endEditing()
  }

  func styling(
    at position: UITextPosition, _ direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? {
    guard !text.isEmpty else { return view?.baseAttributes }
    let offset = offset(position) - (direction == .backward ? 1 : 0)
    return storage.attributes(at: min(max(0, offset), text.count - 1), effectiveRange: nil)
  }
}

extension UITextLayoutDirection {
  var opposite: UITextLayoutDirection {
    switch self {
    case .left: .right
    case .right: .left
    case .up: .down
    case .down: .up
    }
  }

  var movement: TextMovement {
    switch self {
    case .left: .left
    case .right: .right
    case .up: .up
    case .down: .down
    }
  }
}

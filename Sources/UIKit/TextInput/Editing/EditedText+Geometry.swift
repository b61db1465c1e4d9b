import CoreGraphics
import Foundation
import TextKit

// Places in the coordinates of the view.

extension EditedText {
  /// As on iOS: 2 points wide, and a little higher than the line's letters.
  static let caretWidth: CGFloat = 2
  private static let caretOverhang: CGFloat = 0.75

  private var origin: CGPoint { view?.textOrigin ?? .zero }

  func caretRect(_ position: UITextPosition) -> CGRect {
    let origin = origin
    let caret = layout.caretRect(at: place(position)).offsetBy(dx: origin.x, dy: origin.y)
    return CGRect(
      x: caret.minX - Self.caretWidth / 2, y: caret.minY - Self.caretOverhang,
      width: Self.caretWidth, height: caret.height + 2 * Self.caretOverhang)
  }

  func firstRect(_ range: UITextRange) -> CGRect {
    let range = self.range(range)
    guard !range.isEmpty, let first = layout.selectionRects(range).first else {
      return caretRect(position(range.lowerBound))
    }
    let origin = origin
    return first.rect.offsetBy(dx: origin.x, dy: origin.y)
  }

  func selectionRects(_ range: UITextRange) -> [UITextSelectionRect] {
    selectionRects(self.range(range), containsStart: true, containsEnd: true)
  }

  /// The rectangles of a part of a selection, which may have its ends elsewhere.
  func selectionRects(
    _ range: Range<Int>, containsStart: Bool, containsEnd: Bool
  ) -> [UITextSelectionRect] {
    if range.isEmpty { return [] }
    let origin = origin
    return layout.selectionRects(range).map { rect in
      var rect = rect
      rect.containsStart = rect.containsStart && containsStart
      rect.containsEnd = rect.containsEnd && containsEnd
      return EditedTextSelectionRect(rect, origin: origin)
    }
  }

  func closestPosition(_ point: CGPoint) -> UITextPosition {
    EditedTextPosition(
      layout.position(nearestTo: CGPoint(x: point.x - origin.x, y: point.y - origin.y)))
  }

  func closestPosition(_ point: CGPoint, within range: UITextRange) -> UITextPosition {
    let range = self.range(range)
    let offset = offset(closestPosition(point))
    return position(min(max(offset, range.lowerBound), range.upperBound))
  }

  /// The character under a point; nil in an empty text.
  func character(at point: CGPoint) -> UITextRange? {
    guard !text.isEmpty else { return nil }
    let index = layout.characterIndex(
      for: CGPoint(x: point.x - origin.x, y: point.y - origin.y), in: container,
      fractionOfDistanceBetweenInsertionPoints: nil)
    let start = min(max(0, index), text.count - 1)
    return EditedTextRange(text.characters(around: start..<start + 1))
  }
}

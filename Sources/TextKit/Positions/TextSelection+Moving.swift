// Walk T8: movements. In: a selection and a movement. Out: the selection after it. Next:
// Positions/TextPosition.

import CoreGraphics

extension TextSelection {
  /// Moves the caret, or with `extends` the selection's moving end. A selection that is not extended
  /// collapses to its end in the movement's direction where a step of one character is asked for.
  package func moved(
    _ movement: TextMovement, extends: Bool, in layout: NSLayoutManager
  ) -> TextSelection {
    if !extends, !isCaret, let end = collapsed(movement, layout) { return TextSelection(end) }
    let start = starting(movement, extends)
    var result = self
    result.goal = nil
    if movement == .up || movement == .down {
      let goal = goal ?? layout.caretRect(at: start).minX
      result.head = layout.position(from: start, down: movement == .down, goal: goal)
      result.goal = goal
    } else {
      result.head = layout.position(from: start, movement)
    }
    if !extends { result.anchor = result.head.offset }
    return result
  }

  /// Moves up and down begin at the end of the selection in their direction.
  private func starting(_ movement: TextMovement, _ extends: Bool) -> TextPosition {
    guard !extends, !isCaret else { return head }
    switch movement {
    case .up: return head.offset == range.lowerBound ? head : TextPosition(range.lowerBound)
    case .down: return head.offset == range.upperBound ? head : TextPosition(range.upperBound)
    default: return head
    }
  }

  private func collapsed(_ movement: TextMovement, _ layout: NSLayoutManager) -> Int? {
    switch movement {
    case .backward: return range.lowerBound
    case .forward: return range.upperBound
    case .left, .right:
      let isReversed = layout.isRightToLeft(at: head.offset)
      return (movement == .left) == isReversed ? range.upperBound : range.lowerBound
    default: return nil
    }
  }

  /// With `unit`s on both sides: what a double or triple click selects, and drags extend.
  package func extended(to offset: Int, by unit: (Int) -> Range<Int>, from first: Range<Int>)
    -> TextSelection
  {
    let reached = unit(offset)
    if reached.lowerBound < first.lowerBound {
      return TextSelection(anchor: first.upperBound, head: TextPosition(reached.lowerBound))
    }
    return TextSelection(
      anchor: first.lowerBound, head: TextPosition(max(first.upperBound, reached.upperBound)))
  }
}

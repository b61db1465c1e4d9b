import CoreGraphics
import Foundation
import TextKit

/// The selection of a text with the end that moves, of which `UITextInput` does not tell.
///
/// For views of ours it is the editor's; for others it is kept here, as long as the view's selection is
/// the one that was set.
@MainActor
final class DirectedSelection {
  private unowned let input: any UITextInput
  private var ends: (anchor: UITextPosition, head: UITextPosition)?
  private var keptGoal: CGFloat?

  private init(_ input: any UITextInput) { self.input = input }

  /// That of a view; it belongs to it.
  static func of(_ input: any UITextInput) -> DirectedSelection {
    guard let responder = input as? UIResponder else { return DirectedSelection(input) }
    if let kept = responder.rareData?.directedSelection { return kept }
    let new = DirectedSelection(input)
    responder.ensureRareData.directedSelection = new
    return new
  }

  private var edited: EditedText? { (input as? any EditedTextView)?.editedText }

  private var kept: (anchor: UITextPosition, head: UITextPosition)? {
    guard let selected = input.selectedTextRange else { return nil }
    if let ends, let range = input.textRange(from: ends.anchor, to: ends.head),
      input.compare(range.start, to: selected.start) == .orderedSame,
      input.compare(range.end, to: selected.end) == .orderedSame
    {
      return ends
    }
    return (selected.start, selected.end)
  }

  /// The end that stays.
  var anchor: UITextPosition? {
    edited.map { $0.position($0.editor.selection.anchor) } ?? kept?.anchor
  }

  /// The end with the caret.
  var head: UITextPosition? {
    edited.map { EditedTextPosition($0.editor.selection.head) } ?? kept?.head
  }

  /// Where the caret would be on longer lines.
  var goal: CGFloat? { edited == nil ? keptGoal : nil }

  /// Nil as the first end means a caret.
  func select(from anchor: UITextPosition?, to head: UITextPosition) {
    let anchor = anchor ?? head
    if let edited {
      return edited.select(
        TextSelection(anchor: edited.offset(anchor), head: edited.place(head)))
    }
    guard let range = input.textRange(from: anchor, to: head) else { return }
    ends = (anchor, head)
    keptGoal = nil
    input.selectedTextRange = range
  }

  func move(_ movement: TextMovement, extends: Bool) {
    if let edited {
      return edited.select(
        edited.editor.selection.moved(movement, extends: extends, in: edited.layout))
    }
    guard let (anchor, head) = kept, let target = target(movement, anchor, head, extends) else {
      return
    }
    let goal = movement == .up || movement == .down ? goalX(from: head) : nil
    select(from: extends ? anchor : target, to: target)
    keptGoal = goal
  }

  private func goalX(from head: UITextPosition) -> CGFloat {
    keptGoal ?? input.caretRect(for: head).midX
  }

  /// A selection that is not extended collapses where a step of one character is asked for.
  private func target(
    _ movement: TextMovement, _ anchor: UITextPosition, _ head: UITextPosition, _ extends: Bool
  ) -> UITextPosition? {
    if !extends, input.compare(anchor, to: head) != .orderedSame,
      let range = input.textRange(from: anchor, to: head)
    {
      switch movement {
      case .left: return input.position(within: range, farthestIn: .left)
      case .right: return input.position(within: range, farthestIn: .right)
      case .backward: return range.start
      case .forward: return range.end
      default: break
      }
    }
    return position(from: head, movement)
  }

  /// Where a movement leads in any text; nil where it is at its end.
  func position(from start: UITextPosition, _ movement: TextMovement) -> UITextPosition? {
    switch movement {
    case .left: input.position(from: start, in: .left, offset: 1)
    case .right: input.position(from: start, in: .right, offset: 1)
    case .backward: boundary(start, .character, .storage(.backward))
    case .forward: boundary(start, .character, .storage(.forward))
    case .wordBackward: boundary(start, .word, .storage(.backward))
    case .wordForward: boundary(start, .word, .storage(.forward))
    case .wordLeft: boundary(start, .word, .layout(.left))
    case .wordRight: boundary(start, .word, .layout(.right))
    case .lineStart: boundary(start, .line, .storage(.backward))
    case .lineEnd: boundary(start, .line, .storage(.forward))
    case .up: vertical(start, .up)
    case .down: vertical(start, .down)
    case .paragraphStart, .paragraphBackward: boundary(start, .paragraph, .storage(.backward))
    case .paragraphEnd, .paragraphForward: boundary(start, .paragraph, .storage(.forward))
    case .documentStart: input.beginningOfDocument
    case .documentEnd: input.endOfDocument
    }
  }

  private func boundary(
    _ start: UITextPosition, _ granularity: UITextGranularity, _ direction: UITextDirection
  ) -> UITextPosition? {
    input.tokenizer.position(from: start, toBoundary: granularity, inDirection: direction)
  }

  private func vertical(
    _ start: UITextPosition, _ direction: UITextLayoutDirection
  ) -> UITextPosition? {
    let caret = input.caretRect(for: start)
    let y = direction == .up ? caret.minY - caret.height / 2 : caret.maxY + caret.height / 2
    let found = input.closestPosition(to: CGPoint(x: goalX(from: start), y: y))
    if let found, input.compare(found, to: start) != .orderedSame { return found }
    return direction == .up ? input.beginningOfDocument : input.endOfDocument
  }
}

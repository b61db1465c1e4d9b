import CoreGraphics
import Foundation

/// A selection that follows the pointer or a finger, by characters, words or paragraphs. Beyond the visible
/// part the text scrolls.
@MainActor
final class SelectionDrag {
  private unowned let input: any UIResponder & UITextInput
  private let granularity: UITextGranularity
  /// What was pressed on: the selection always covers it.
  private let first: (start: UITextPosition, end: UITextPosition)?
  private var autoscroll: EdgeAutoscroll?
  private var fieldScroll: FieldAutoscroll?
  /// Whether the caret moves, and nothing is selected.
  var movesCaret = false
  /// Called after the selection has changed.
  var onSelect: @MainActor () -> Void = {}

  /// Selects what is at a point. With `extends`, the selection reaches there from where it begins.
  init(
    _ input: any UIResponder & UITextInput, from point: CGPoint, by granularity: UITextGranularity,
    extends: Bool
  ) {
    (self.input, self.granularity) = (input, granularity)
    let selection = DirectedSelection.of(input)
    if extends, let anchor = selection.anchor {
      first = (anchor, anchor)
    } else {
      first = input.closestPosition(to: point).map { Self.unit(at: $0, granularity, input) }
    }
    select(to: point)
  }

  static func granularity(ofClicks count: Int) -> UITextGranularity {
    switch count {
    case ...1: .character
    case 2: .word
    default: .paragraph
    }
  }

  /// The pointer is at a point of the window.
  func follow(_ pointInWindow: CGPoint) {
    let place = input.textInputView.convert(pointInWindow, from: nil)
    select(to: place)
    if let field = input as? UITextField { return follow(pointInWindow, in: field) }
    if autoscroll == nil {
      autoscroll = EdgeAutoscroll(input.textInputView) { [weak self] point in
        guard let self else { return }
        select(to: input.textInputView.convert(point, from: nil))
      }
    }
    autoscroll?.follow(pointInWindow)
  }

  private func follow(_ pointInWindow: CGPoint, in field: UITextField) {
    field.revealCaret()
    if fieldScroll == nil {
      fieldScroll = FieldAutoscroll(field) { [weak self, weak field] point in
        guard let self, let field else { return }
        select(to: field.convert(point, from: nil))
        field.revealCaret()
      }
    }
    fieldScroll?.follow(pointInWindow)
  }

  func end() {
    autoscroll?.stop()
    fieldScroll?.stop()
  }

  private func select(to point: CGPoint) {
    guard let first, let place = input.closestPosition(to: point) else { return }
    let selection = DirectedSelection.of(input)
    if movesCaret {
      selection.select(from: nil, to: place)
    } else {
      let reached = Self.unit(at: place, granularity, input)
      if input.compare(reached.start, to: first.start) == .orderedAscending {
        selection.select(from: first.end, to: reached.start)
      } else {
        let isFurther = input.compare(reached.end, to: first.end) == .orderedDescending
        selection.select(from: first.start, to: isFurther ? reached.end : first.end)
      }
    }
    onSelect()
  }

  /// What a click selects.
  private static func unit(
    at place: UITextPosition, _ granularity: UITextGranularity, _ input: any UITextInput
  ) -> (start: UITextPosition, end: UITextPosition) {
    if granularity == .character { return (place, place) }
    if granularity == .word, let text = (input as? any EditedTextView)?.editedText {
      let word = text.text.word(at: text.offset(place))
      return (text.position(word.lowerBound), text.position(word.upperBound))
    }
    for direction in [UITextStorageDirection.forward, .backward] {
      let range = input.tokenizer.rangeEnclosingPosition(
        place, with: granularity, inDirection: .storage(direction))
      if let range { return (range.start, range.end) }
    }
    return (place, place)
  }
}

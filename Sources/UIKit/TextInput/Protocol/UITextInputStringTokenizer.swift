public import Foundation
import TextKit

/// Finds characters, words, sentences and paragraphs in the text of any text input. Lines are
/// paragraphs to it; text views that wrap override it.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UITextInput)?

  /// A tokenizer of a text, which it does not keep.
  public init(textInput: any UIResponder & UITextInput) {
    input = textInput
    super.init()
  }

  /// The piece with the character after the position, or before it for a backward direction; nil where
  /// there is none, as between words.
  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let (text, offset) = read(position),
      let found = text.unit(granularity, at: offset, isForward(direction))
    else { return nil }
    return range(found)
  }

  /// Whether a piece ends at the position, seen in the direction.
  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    guard let (text, offset) = read(position) else { return false }
    let found = text.unit(granularity, at: offset, !isForward(direction))
    return isForward(direction) ? found?.upperBound == offset : found?.lowerBound == offset
  }

  /// The next boundary in the direction; nil if there is none.
  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let (text, offset) = read(position) else { return nil }
    let end = text.boundary(granularity, from: offset, isForward(direction))
    return end == offset ? nil : place(end)
  }

  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
  }

  /// The text, where it need not be copied.
  var ownText: TextBuffer? { nil }

  /// The whole text and the offset of a position.
  ///
  /// - Complexity: linear where the text is copied.
  private func read(_ position: UITextPosition) -> (TextBuffer, Int)? {
    guard let input, let text = ownText ?? copiedText(input) else { return nil }
    let offset = input.offset(from: input.beginningOfDocument, to: position)
    return (0...text.count).contains(offset) ? (text, offset) : nil
  }

  private func copiedText(_ input: any UITextInput) -> TextBuffer? {
    input.textRange(from: input.beginningOfDocument, to: input.endOfDocument).map {
      TextBuffer(input.text(in: $0) ?? "")
    }
  }

  private func place(_ offset: Int) -> UITextPosition? {
    guard let input else { return nil }
    return input.position(from: input.beginningOfDocument, offset: offset)
  }

  private func range(_ range: Range<Int>) -> UITextRange? {
    guard let input, let start = place(range.lowerBound), let end = place(range.upperBound) else {
      return nil
    }
    return input.textRange(from: start, to: end)
  }

  /// Right is forward where the user's language runs to the right.
  func isForward(_ direction: UITextDirection) -> Bool {
    if let storage = UITextStorageDirection(rawValue: direction.rawValue) {
      return storage == .forward
    }
    switch UITextLayoutDirection(rawValue: direction.rawValue) {
    case .left: return isReversed
    case .right: return !isReversed
    case .up: return false
    default: return true
    }
  }

  private var isReversed: Bool {
    guard let input else { return false }
    return input.baseWritingDirection(for: input.beginningOfDocument, in: .forward) == .rightToLeft
  }
}

extension TextBuffer {
  /// The piece with the unit after an offset, or before it; nil where there is none, as between words.
  fileprivate func unit(
    _ granularity: UITextGranularity, at offset: Int, _ isForward: Bool
  ) -> Range<Int>? {
    let inside = isForward ? offset : offset - 1
    guard inside >= 0, inside < count else { return nil }
    switch granularity {
    case .character: return characters(around: inside..<inside + 1)
    case .word:
      let end = wordEnd(after: inside)
      let start = wordStart(before: end)
      return (start..<end).contains(inside) ? start..<end : nil
    case .sentence: return sentenceStart(before: inside + 1)..<sentenceEnd(after: inside)
    case .paragraph, .line: return withoutBreakAround(inside)
    case .document: return 0..<count
    }
  }

  private func withoutBreakAround(_ inside: Int) -> Range<Int>? {
    let range = withoutBreak(paragraph(at: inside))
    return range.contains(inside) ? range : nil
  }

  fileprivate func boundary(
    _ granularity: UITextGranularity, from offset: Int, _ isForward: Bool
  ) -> Int {
    switch granularity {
    case .character: isForward ? characterEnd(after: offset) : characterStart(before: offset)
    case .word: isForward ? wordEnd(after: offset) : wordStart(before: offset)
    case .sentence: isForward ? sentenceEnd(after: offset) : sentenceStart(before: offset)
    case .paragraph, .line:
      isForward
        ? withoutBreak(paragraph(at: offset)).upperBound : paragraph(at: offset).lowerBound
    case .document: isForward ? count : 0
    }
  }
}

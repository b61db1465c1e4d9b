import Foundation
import TextKit

/// Finds words and lines in an edited text without copying it; lines are those of the layout.
final class EditedTextTokenizer: UITextInputStringTokenizer {
  private weak var edited: EditedText?

  init(_ edited: EditedText, textInput: any UIResponder & UITextInput) {
    self.edited = edited
    super.init(textInput: textInput)
  }

  override var ownText: TextBuffer? { edited?.text }

  override func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard granularity == .line, let edited else {
      return super.rangeEnclosingPosition(position, with: granularity, inDirection: direction)
    }
    let line = edited.layout.lineRange(at: edited.place(position))
    return line.isEmpty ? nil : EditedTextRange(line)
  }

  override func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    guard granularity == .line, let edited else {
      return super.isPosition(position, atBoundary: granularity, inDirection: direction)
    }
    let place = edited.place(position)
    let line = edited.layout.lineRange(at: place)
    return place.offset == (isForward(direction) ? line.upperBound : line.lowerBound)
  }

  override func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard granularity == .line, let edited else {
      return super.position(from: position, toBoundary: granularity, inDirection: direction)
    }
    let start = edited.place(position)
    let end = edited.layout.position(from: start, isForward(direction) ? .lineEnd : .lineStart)
    return end.offset == start.offset ? nil : EditedTextPosition(end)
  }
}

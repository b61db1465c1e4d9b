import CoreGraphics
import Foundation
import TextKit

/// The dragged text on a card that lies over the selection's first line.
final class TextDragPreview: DragTextCard {
  /// Adds it to the view's window, as a preview is a picture of a view in a window.
  static func show(
    _ range: Range<Int>, of view: any EditedTextView, _ options: UITextDragOptions
  ) -> TextDragPreview? {
    guard let window = view.window else { return nil }
    let text = view.editedText
    let shown = text.text.characters(
      around: range.lowerBound..<min(range.upperBound, range.lowerBound + mostCharacters))
    let card = TextDragPreview(text.storage.content.attributedString(shown), options)
    let start = text.firstRect(EditedTextRange(shown))
    card.frame.origin = view.convert(
      CGPoint(x: start.minX - margin, y: start.minY - margin), to: window)
    window.addSubview(card)
    return card
  }

  private init(_ text: NSAttributedString, _ options: UITextDragOptions) {
    super.init { label in
      label.attributedText = text
      if options.contains(.stripTextColorFromPreviews) { label.textColor = .label }
    }
  }

  required init?(coder: NSCoder) { nil }
}

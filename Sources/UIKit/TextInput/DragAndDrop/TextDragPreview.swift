import CoreGraphics
import Foundation
import TextKit

/// The dragged text on a small card, which lies over the selection's first line.
final class TextDragPreview: UILabel {
  /// The card shows so many characters, and is as wide at most, in points.
  private static let (mostCharacters, mostWidth): (Int, CGFloat) = (300, 280)
  private static let margin: CGFloat = 6

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
    super.init(frame: .zero)
    attributedText = text
    if options.contains(.stripTextColorFromPreviews) { textColor = .label }
    numberOfLines = 4
    backgroundColor = .systemBackground
    layer.cornerRadius = Self.margin
    clipsToBounds = true
    let fitting = sizeThatFits(CGSize(width: Self.mostWidth, height: .greatestFiniteMagnitude))
    bounds.size = CGSize(
      width: min(fitting.width, Self.mostWidth) + 2 * Self.margin,
      height: fitting.height + 2 * Self.margin)
  }

  required init?(coder: NSCoder) { nil }

  override func drawText(in rect: CGRect) {
    super.drawText(in: rect.insetBy(dx: Self.margin, dy: Self.margin))
  }
}

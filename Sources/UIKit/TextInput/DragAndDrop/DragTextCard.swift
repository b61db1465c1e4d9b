import CoreGraphics
package import Foundation

/// A small card with the beginning of a dragged text, for the preview of a drag.
package class DragTextCard: UILabel {
  /// More would not be seen.
  package static let mostCharacters = 300
  private static let mostWidth: CGFloat = 280
  static let margin: CGFloat = 6

  /// As large as the text that `show` gives it.
  package init(_ show: (UILabel) -> Void) {
    super.init(frame: .zero)
    show(self)
    numberOfLines = 4
    backgroundColor = .systemBackground
    layer.cornerRadius = Self.margin
    clipsToBounds = true
    let fitting = sizeThatFits(CGSize(width: Self.mostWidth, height: .greatestFiniteMagnitude))
    bounds.size = CGSize(
      width: min(fitting.width, Self.mostWidth) + 2 * Self.margin,
      height: fitting.height + 2 * Self.margin)
  }

  package required init?(coder: NSCoder) { nil }

  package override func drawText(in rect: CGRect) {
    super.drawText(in: rect.insetBy(dx: Self.margin, dy: Self.margin))
  }
}

import CoreGraphics
import Foundation

/// A token in the text of a search field: one character, which is drawn as a capsule.
final class TokenAttachment: NSTextAttachment {
  /// In points: above and below the text, at its sides, around the icon, and after the capsule.
  private static let (rise, padding, gap, margin): (CGFloat, CGFloat, CGFloat, CGFloat) =
    (2, 7, 4, 4)

  let token: UISearchToken
  private let text: String
  private let icon: UIImage?
  private let font: UIFont
  private let color: UIColor
  private let textColor: UIColor

  @MainActor
  init(_ token: UISearchToken, _ style: TextFieldStyle, color: UIColor) {
    (self.token, text, icon) = (token, token.text, token.icon)
    (font, textColor, self.color) = (style.font, style.textColor, color)
    super.init(data: nil, ofType: nil)
  }

  required init?(coder: NSCoder) { nil }

  private var title: NSAttributedString {
    NSAttributedString(string: text, attributes: [.font: font, .foregroundColor: textColor])
  }

  private var iconSide: CGFloat { icon == nil ? 0 : font.pointSize }
  private var iconGap: CGFloat { icon == nil || text.isEmpty ? 0 : Self.gap }

  override func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect {
    let width = title.size().width.rounded(.up) + iconSide + iconGap + 2 * Self.padding
    return CGRect(
      x: 0, y: font.descender, width: width + Self.margin, height: font.lineHeight)
  }

  override func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { nil }

  override func draw(in rect: CGRect, _ context: CGContext, character: Int) {
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    let capsule = CGRect(
      x: rect.minX, y: rect.minY - Self.rise, width: rect.width - Self.margin,
      height: rect.height + 2 * Self.rise)
    color.setFill()
    UIBezierPath(roundedRect: capsule, cornerRadius: capsule.height / 3).fill()
    var x = capsule.minX + Self.padding
    if let icon {
      let place = CGRect(
        x: x, y: rect.midY - iconSide / 2, width: iconSide, height: iconSide)
      icon.withTintColor(textColor).draw(in: place)
      x += iconSide + iconGap
    }
    title.draw(at: CGPoint(x: x, y: rect.minY))
  }
}

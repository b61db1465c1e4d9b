import CoreGraphics
import CoreText
import Foundation

/// The content and style of a text layer.
struct TextLayerStyle {
  enum Content: Equatable {
    case plain(String)
    case attributed(NSAttributedString)

    var value: Any {
      switch self {
      case .plain(let string): string
      case .attributed(let string): string
      }
    }
  }

  var content: Content?
  var font: CTFont?
  var fontSize: CGFloat = 0
  var color: CGColor?
  var isWrapped = false
  var truncation = CATextLayerTruncationMode.none
  var alignment = CATextLayerAlignmentMode.natural
}

extension TextLayerStyle {
  /// The text to lay out; nil where there is nothing to show.
  var text: AttributedText? {
    switch content {
    case .plain(let string) where !string.isEmpty:
      guard let color else { return nil }
      return AttributedText(string, TextAttributes(font: sizedFont, color: color), paragraph)
    case .attributed(let string) where string.length > 0:
      return AttributedText(string) {
        (TextAttributes(coreText: $0), ParagraphAttributes(reading: $0) ?? paragraph)
      }
    default: return nil
    }
  }

  func layout(in room: CGSize) -> TextLayout? { text.map { TextLayout($0, within: limits(room)) } }

  func draw(in context: CGContext, _ bounds: CGRect) {
    guard let layout = layout(in: bounds.size) else { return }
    let spare = isUnlimited ? bounds.width - layout.size.width : 0
    layout.draw(
      in: context, at: CGPoint(x: bounds.minX + spare * alignment.share, y: bounds.minY))
  }

  private var sizedFont: CTFont {
    let descriptor = font?.descriptor ?? FontDescriptor(face: .system, size: fontSize)
    return CTFont(descriptor.resized(fontSize))
  }

  private var paragraph: ParagraphAttributes {
    var paragraph = ParagraphAttributes()
    paragraph.alignment = alignment.coreText
    paragraph.lineBreakMode = truncation.lineBreakMode
    return paragraph
  }

  /// Lines that are neither wrapped nor truncated are laid out at their natural width and then
  /// aligned.
  private var isUnlimited: Bool { !isWrapped && truncation == .none }

  private func limits(_ room: CGSize) -> TextLimits {
    if isUnlimited { return TextLimits() }
    if !isWrapped { return TextLimits(width: room.width, lineCount: 1) }
    let height = truncation == .none ? CGFloat.infinity : room.height
    return TextLimits(width: room.width, height: height)
  }
}

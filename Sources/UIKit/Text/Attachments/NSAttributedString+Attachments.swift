import CoreGraphics
import CoreText
public import Foundation
import TextKit

extension NSAttributedString {
  /// One character that stands for the attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }

  /// One character that stands for the attachment, with other attributes besides.
  public convenience init(
    attachment: NSTextAttachment, attributes: [NSAttributedString.Key: Any]
  ) {
    self.init(
      string: "\u{FFFC}", attributes: attributes.merging([.attachment: attachment]) { $1 })
  }
}

extension TextLayout {
  /// Draws the attachments of the string that was laid out. A tint replaces the text's colours.
  func drawAttachments(
    of string: NSAttributedString, in context: CGContext, at origin: CGPoint,
    _ defaults: TextDefaults, tint: CGColor? = nil
  ) {
    for (unit, pen) in attachmentPens where unit < string.length {
      let values = string.attributes(at: unit, effectiveRange: nil)
      guard let attachment = values[.attachment] as? any TextAttaching else { continue }
      let own = attachment.attachmentFrame(
        in: nil, line: CGRect(origin: .zero, size: size), pen: pen, character: unit)
      context.setFillColor(tint ?? TextAttributes(values, defaults).color)
      let place = CGPoint(
        x: origin.x + pen.x + own.minX, y: (origin.y + pen.y).rounded() - own.maxY)
      attachment.draw(in: CGRect(origin: place, size: own.size), context, character: unit)
    }
  }
}

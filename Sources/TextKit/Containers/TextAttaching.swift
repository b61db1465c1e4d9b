package import CoreGraphics
package import CoreText

/// What stands in the text for U+FFFC: an image or a view of a higher module.
package protocol TextAttaching: AnyObject {
  /// Its frame from the pen on the baseline, y upwards as Apple has it, within a line of a container.
  func attachmentFrame(
    in container: NSTextContainer?, line: CGRect, pen: CGPoint, character: Int
  ) -> CGRect

  /// Draws it; nothing where a view shows it. The context's fill colour is the text's.
  func draw(in rect: CGRect, _ context: CGContext, character: Int)
}

extension AttachmentRoom {
  /// The room that an attachment wants in a line of this width.
  package init(
    _ attachment: any TextAttaching, in container: NSTextContainer?, lineWidth: CGFloat,
    _ font: CTFont, character: Int
  ) {
    let line = CGRect(
      x: 0, y: 0, width: lineWidth.isFinite ? lineWidth : NSTextContainer.longest,
      height: font.lineMetrics.lineHeight)
    let frame = attachment.attachmentFrame(
      in: container, line: line, pen: .zero, character: character)
    self.init(width: frame.width, ascent: frame.maxY, descent: -frame.minY)
  }
}

/// What text flows around, a path of a higher module.
package protocol ExclusionPath: AnyObject {
  var cgPath: CGPath { get }
}

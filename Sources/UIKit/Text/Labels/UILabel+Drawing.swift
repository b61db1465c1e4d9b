import CoreGraphics
import CoreText

extension UILabel {
  /// A text that was made to fit, and what it was shrunk from.
  private struct FittedText {
    let layout: TextLayout
    var unshrunk: TextLayout?
  }

  func paintText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let text = layoutText,
      rect.width.isFinite, rect.height.isFinite
    else { return }
    let fitted = fit(text, in: rect.size)
    let origin = CGPoint(x: rect.minX, y: top(of: fitted, in: rect))
    context.saveGState()
    if !isEnabled { context.setAlpha(0.4) }
    if let shadow = shadowColor?.cgColor {
      let place = CGPoint(x: origin.x + shadowOffset.width, y: origin.y + shadowOffset.height)
      fitted.layout.draw(in: context, at: place, tint: shadow)
    }
    fitted.layout.draw(in: context, at: origin, tint: style.tint?.cgColor)
    drawAttachments(of: fitted.layout, in: context, at: origin)
    context.restoreGState()
  }

  private func drawAttachments(
    of layout: TextLayout, in context: CGContext, at origin: CGPoint
  ) {
    guard case .attributed(let string) = style.content else { return }
    layout.drawAttachments(
      of: string, in: context, at: origin, TextDefaults(font: style.font, color: style.textColor),
      tint: style.tint?.cgColor)
  }

  /// Whether not all of the text shows in the bounds.
  var isTruncated: Bool { layoutText.map { fit($0, in: bounds.size).layout.isTruncated } ?? false }

  /// Lays out the text to the available room. Where it does not fit, its characters are set closer,
  /// then a single line that may shrink is scaled.
  private func fit(_ text: AttributedText, in room: CGSize) -> FittedText {
    let limits = TextLimits(width: room.width, height: room.height, lineCount: numberOfLines)
    let layout = TextLayout(text, within: limits)
    guard layout.isTruncated else { return FittedText(layout: layout) }
    if allowsDefaultTighteningForTruncation, let tightened = tighten(text, within: limits) {
      return FittedText(layout: tightened)
    }
    guard adjustsFontSizeToFitWidth, numberOfLines == 1 else { return FittedText(layout: layout) }
    let factor = text.scaleFactor(toFit: limits, least: minimumScaleFactor)
    let shrunk = text.scaled(by: factor)
    return FittedText(
      layout: TextLayout(shrunk, within: limits),
      unshrunk: TextLayout(text, within: TextLimits(lineCount: 1)))
  }

  /// The text with the least tightening that makes it fit, in steps, up to a twentieth of the font
  /// size as in TextKit; nil if none does.
  private func tighten(_ text: AttributedText, within limits: TextLimits) -> TextLayout? {
    for step in 1...4 {
      let layout = TextLayout(text.tightened(by: 0.05 * CGFloat(step) / 4), within: limits)
      if !layout.isTruncated { return layout }
    }
    return nil
  }

  private func top(of text: FittedText, in rect: CGRect) -> CGFloat {
    let centered = centeredTop(of: text.layout.size.height, in: rect)
    guard let unshrunk = text.unshrunk else { return centered }
    let top = centeredTop(of: unshrunk.size.height, in: rect)
    switch baselineAdjustment {
    case .alignBaselines: return top + unshrunk.firstBaseline - text.layout.firstBaseline
    case .alignCenters: return centered
    case .none: return top
    }
  }
}

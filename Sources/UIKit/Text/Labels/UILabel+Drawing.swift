import CoreGraphics
import CoreText

extension UILabel {
  func paintText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let text = style.layoutText,
      rect.width.isFinite, rect.height.isFinite
    else { return }
    let layout = fittedLayout(text, in: rect.size)
    let origin = CGPoint(x: rect.minX, y: centeredTop(of: layout.size.height, in: rect))
    context.saveGState()
    if !isEnabled { context.setAlpha(0.4) }
    if let shadow = shadowColor?.cgColor {
      let place = CGPoint(x: origin.x + shadowOffset.width, y: origin.y + shadowOffset.height)
      layout.draw(in: context, at: place, tint: shadow)
    }
    layout.draw(in: context, at: origin, tint: style.tint?.cgColor)
    context.restoreGState()
  }

  /// Lays out the text to the available width. A single line that may shrink is scaled to fit.
  private func fittedLayout(_ text: AttributedText, in room: CGSize) -> TextLayout {
    let limits = TextLimits(
      width: room.width, height: room.height, lineCount: numberOfLines)
    guard adjustsFontSizeToFitWidth, numberOfLines == 1 else {
      return TextLayout(text, within: limits)
    }
    return TextLayout(text.scaled(by: scaleFactor(of: text, toFit: room.width)), within: limits)
  }

  /// Spacing does not scale linearly with the size. So this scales by the ratio of widths, minus
  /// 0.1% to converge, and repeats.
  private func scaleFactor(of text: AttributedText, toFit width: CGFloat) -> CGFloat {
    var factor: CGFloat = 1
    for _ in 0..<8 {
      let needed = TextLayout(factor == 1 ? text : text.scaled(by: factor)).size.width
      guard needed > width, needed > 0 else { break }
      factor *= width / needed * 0.999
      if factor <= minimumScaleFactor { break }
    }
    return max(factor, minimumScaleFactor, 0.01)
  }
}

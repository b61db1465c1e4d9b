import CoreGraphics
import CoreText

extension UILabel {
  /// The width at which lines break: the program's, or the one that constraints have found.
  var maxLayoutWidth: CGFloat {
    wrapsContent ? viewLayout?.automaticWidth ?? 0 : preferredMaxLayoutWidth
  }

  /// Of the text as it is drawn, centred vertically. An empty label has that of a line.
  func textBaseline(_ attribute: NSLayoutConstraint.Attribute, width: CGFloat?) -> Baseline {
    let room = numberOfLines == 1 ? 0 : preferredMaxLayoutWidth > 0 ? maxLayoutWidth : width ?? 0
    let limits = TextLimits(
      width: room > 0 ? room : .infinity, height: .infinity, lineCount: numberOfLines)
    guard let text = style.layoutText else {
      return Baseline(font.ascender, inTextOfHeight: font.lineHeight)
    }
    let layout = TextLayout(text, within: limits)
    let line = attribute == .firstBaseline ? layout.lines.first : layout.lines.last
    return Baseline(
      line?.origin.y ?? 0, inTextOfHeight: roundedUpToPixel(layout.size.height))
  }
}

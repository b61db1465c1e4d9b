import CoreGraphics
import CoreText
import Foundation

/// Measures and draws one string on the current context.
///
/// A layout is made for each call; text that is drawn often belongs into a label.
struct StringDrawer {
  let text: AttributedText

  /// Of all lines, broken only where the string says so. An empty string is one line high.
  var size: CGSize {
    if text.string.isEmpty {
      return CGSize(width: 0, height: text.runs[0].attributes.font.lineMetrics.lineHeight)
    }
    return TextLayout(text).size
  }

  func draw(at point: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    TextLayout(text).draw(in: context, at: point)
  }

  /// Lines broken at the rectangle's width; those that don't fit its height are left out.
  func draw(in rect: CGRect) { draw(with: rect, .usesLineFragmentOrigin) }

  func draw(with rect: CGRect, _ options: NSStringDrawingOptions) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let layout = layout(in: rect.size, options)
    var origin = rect.origin
    if !options.contains(.usesLineFragmentOrigin) { origin.y -= layout.firstBaseline }
    layout.draw(in: context, at: origin)
  }

  func boundingRect(
    with size: CGSize, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?
  ) -> CGRect {
    let layout = layout(in: size, options)
    let isBlock = options.contains(.usesLineFragmentOrigin)
    let origin = CGPoint(x: 0, y: isBlock ? 0 : -layout.firstBaseline)
    let bounds = CGRect(origin: origin, size: text.string.isEmpty ? self.size : layout.size)
    context?.totalBounds = bounds
    return bounds
  }

  /// A width or height of 0 is no limit, as on Apple's systems.
  private func layout(in size: CGSize, _ options: NSStringDrawingOptions) -> TextLayout {
    let width = size.width > 0 ? size.width : .infinity
    let height = size.height > 0 ? size.height : .infinity
    guard options.contains(.usesLineFragmentOrigin) else {
      return TextLayout(text, within: TextLimits(width: width, lineCount: 1))
    }
    let truncates = options.contains(.truncatesLastVisibleLine)
    return TextLayout(
      truncates ? text.truncatingTail : text, within: TextLimits(width: width, height: height))
  }
}

extension AttributedText {
  /// The same text with an ellipsis where it is cut off.
  fileprivate var truncatingTail: AttributedText {
    AttributedText(
      string,
      runs: runs.map { run in
        var run = run
        run.paragraph.lineBreakMode = .byTruncatingTail
        return run
      })
  }
}

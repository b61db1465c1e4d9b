import CoreGraphics
import CoreText
import Foundation

/// Measures and draws one string in the current context.
///
/// Every call makes a new layout. Use a label for text that is drawn often.
struct StringDrawer {
  let text: AttributedText
  /// With the attachments; nil for a plain string.
  private var source: NSAttributedString?

  init(text: AttributedText) { self.text = text }

  init(_ string: NSAttributedString) {
    text = AttributedText(string)
    source = string
  }

  /// The size of all lines, with breaks only where the string has them. An empty string has the
  /// height of one line.
  var size: CGSize {
    if text.string.isEmpty {
      return CGSize(width: 0, height: text.runs[0].attributes.font.lineMetrics.lineHeight)
    }
    return TextLayout(text).size
  }

  func draw(at point: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    draw(TextLayout(text), in: context, at: point)
  }

  /// Breaks lines at the rectangle's width and omits lines that do not fit its height.
  func draw(in rect: CGRect) { draw(with: rect, .usesLineFragmentOrigin) }

  func draw(with rect: CGRect, _ options: NSStringDrawingOptions) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let layout = layout(in: rect.size, options)
    var origin = rect.origin
    if !options.contains(.usesLineFragmentOrigin) { origin.y -= layout.firstBaseline }
    draw(layout, in: context, at: origin)
  }

  private func draw(_ layout: TextLayout, in context: CGContext, at origin: CGPoint) {
    layout.draw(in: context, at: origin)
    guard let source else { return }
    layout.drawAttachments(of: source, in: context, at: origin, TextDefaults())
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

  /// As on Apple's systems, a width or height of 0 means no limit.
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

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
  func draw(in rect: CGRect) { draw(with: rect, .usesLineFragmentOrigin, nil) }

  func draw(
    with rect: CGRect, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?
  ) {
    guard let page = UIGraphicsGetCurrentContext() else { return }
    let layout = layout(in: rect.size, options, context)
    let bounds = bounds(of: layout, options)
    context?.totalBounds = bounds
    draw(layout, in: page, at: CGPoint(x: rect.minX, y: rect.minY + bounds.minY))
  }

  private func draw(_ layout: TextLayout, in context: CGContext, at origin: CGPoint) {
    layout.draw(in: context, at: origin)
    guard let source else { return }
    layout.drawAttachments(of: source, in: context, at: origin, TextDefaults())
  }

  func boundingRect(
    with size: CGSize, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?
  ) -> CGRect {
    let bounds = bounds(of: layout(in: size, options, context), options)
    context?.totalBounds = bounds
    return bounds
  }

  /// The area that is covered, from the point that is drawn at.
  private func bounds(of layout: TextLayout, _ options: NSStringDrawingOptions) -> CGRect {
    let isBlock = options.contains(.usesLineFragmentOrigin)
    let origin = CGPoint(x: 0, y: isBlock ? 0 : -layout.firstBaseline)
    return CGRect(origin: origin, size: text.string.isEmpty ? size : layout.size)
  }

  /// Shrunk to fit if the context allows it.
  private func layout(
    in size: CGSize, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?
  ) -> TextLayout {
    let limits = limits(size, options)
    let truncates = options.isSuperset(of: [.usesLineFragmentOrigin, .truncatesLastVisibleLine])
    let text = truncates ? self.text.truncatingTail : self.text
    let layout = TextLayout(text, within: limits)
    context?.actualScaleFactor = 1
    guard let context, layout.isTruncated, context.minimumScaleFactor > 0,
      context.minimumScaleFactor < 1
    else { return layout }
    let factor = text.scaleFactor(toFit: limits, least: context.minimumScaleFactor)
    context.actualScaleFactor = factor
    return TextLayout(text.scaled(by: factor), within: limits)
  }

  /// As on Apple's systems, a width or height of 0 means no limit.
  private func limits(_ size: CGSize, _ options: NSStringDrawingOptions) -> TextLimits {
    let width = size.width > 0 ? size.width : .infinity
    let height = size.height > 0 ? size.height : .infinity
    return options.contains(.usesLineFragmentOrigin)
      ? TextLimits(width: width, height: height) : TextLimits(width: width, lineCount: 1)
  }
}

extension AttributedText {
  fileprivate var truncatingTail: AttributedText {
    changingParagraphs { $0.lineBreakMode = .byTruncatingTail }
  }
}

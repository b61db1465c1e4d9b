import CoreText
import Foundation
import SumTreeKit

extension NSLayoutManager {
  func ensureAll(_ container: NSTextContainer) {
    guard container === self.container else { return }
    ensure(0..<buffer.count)
    completed()
  }

  func ensureCharacters(_ range: NSRange) {
    ensure(clamped(range))
    completed()
  }

  func ensure(_ bounds: CGRect, in container: NSTextContainer) {
    guard container === self.container, let first = laid(atY: max(0, bounds.minY)) else { return }
    visitBlocks(from: first, to: bounds.maxY) { _ in }
    completed()
  }

  var firstUnlaid: Int {
    prepareIndex()
    return index.blocks.first { $0.unmeasured > 0 }?.before.units ?? buffer.count
  }

  func usedArea(of container: NSTextContainer) -> CGRect {
    guard container === self.container else { return .zero }
    prepareIndex()
    let measures = index.measures
    var (width, height) = (max(0, measures.width + container.padding), measures.height)
    if hasExtraLine {
      width = max(width, 2 * container.padding)
      height += extraMetrics.lineHeight
    }
    return CGRect(x: 0, y: 0, width: width, height: height)
  }

  private func ensure(_ range: Range<Int>) {
    var offset = range.lowerBound
    while offset < range.upperBound, let block = laid(at: offset) {
      offset = block.start + block.layout.length
    }
  }

  private func completed() {
    guard let delegate else { return }
    let isAll = index.measures.unmeasured == 0
    delegate.layoutManager(self, didCompleteLayoutFor: isAll ? container : nil, atEnd: isAll)
  }
}

extension NSLayoutManager {
  var extraLineRect: CGRect {
    guard let container, hasExtraLine else { return .zero }
    prepareIndex()
    let width = container.lineWidth.isFinite ? container.size.width : 2 * container.padding
    return CGRect(x: 0, y: index.measures.height, width: width, height: extraMetrics.lineHeight)
  }

  var extraLineUsedRect: CGRect {
    let whole = extraLineRect
    return whole.isEmpty
      ? .zero : CGRect(x: 0, y: whole.minY, width: extraUsedWidth, height: whole.height)
  }

  private var extraUsedWidth: CGFloat { hasExtraLine ? 2 * (container?.padding ?? 0) : 0 }

  /// Whether a caret can be on a line without characters.
  var hasExtraLine: Bool {
    guard let container else { return false }
    let buffer = buffer
    if buffer.isEmpty { return true }
    return !container.isBounded && TextBuffer.isBreak(buffer.unit(at: buffer.count - 1))
  }

  /// Of the font that would be typed.
  var extraMetrics: FontMetrics { extraFont.lineMetrics }

  private var extraFont: CTFont {
    guard let endAttributes else { return lastRun.map(font) ?? defaultFont }
    if let endFont { return endFont }
    let font = TextAttributes(endAttributes, font: defaultFont).font
    endFont = font
    return font
  }

  /// Of the paragraph that would be typed.
  var extraParagraph: ParagraphAttributes {
    ParagraphAttributes(reading: extraAttributes) ?? ParagraphAttributes()
  }

  private var extraAttributes: [NSAttributedString.Key: Any] {
    endAttributes ?? lastRun?.values ?? [:]
  }

  private var lastRun: AttributeSet? {
    guard let storage, !buffer.isEmpty else { return nil }
    return storage.content.runs.run(at: buffer.count - 1).attributes
  }
}

import CoreGraphics
import CoreText
import Foundation
import TextKit

/// Draws a block of paragraphs.
final class ParagraphView: UIView {
  private(set) var drawing: ParagraphDrawing
  private weak var layout: NSLayoutManager?
  /// Room around the lines, as letters may reach out of them.
  private var margin: CGFloat
  /// Of the place it has.
  private var scale: CGFloat = 0

  init(_ drawing: ParagraphDrawing, _ layout: NSLayoutManager) {
    (self.drawing, self.layout) = (drawing, layout)
    margin = Self.margin(of: drawing)
    super.init(frame: .zero)
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .topLeft
    setNeedsDisplay()
  }

  required init?(coder: NSCoder) { nil }

  /// Half the height of a line.
  private static func margin(of drawing: ParagraphDrawing) -> CGFloat {
    let highest = drawing.layout.lines.map(\.height).max() ?? 0
    return min((highest / 2).rounded(.up), 40)
  }

  /// On whole pixels, so that it is not drawn anew when it moves.
  func place(scale: CGFloat) {
    self.scale = scale
    let wanted = drawing.frame.insetBy(dx: -margin, dy: -margin)
    let place = CGRect(
      x: (wanted.minX * scale).rounded() / scale, y: (wanted.minY * scale).rounded() / scale,
      width: (wanted.width * scale).rounded(.up) / scale,
      height: (wanted.height * scale).rounded(.up) / scale)
    if frame != place { frame = place }
  }

  /// Shows a block, moved or changed. Draws only lines that differ.
  func show(_ new: ParagraphDrawing, of layout: NSLayoutManager, scale: CGFloat) {
    let old = drawing
    let isInPlace = old.layout === new.layout && old.frame == new.frame && scale == self.scale
    (drawing, self.layout) = (new, layout)
    if isInPlace { return }
    let newMargin = old.layout === new.layout ? margin : Self.margin(of: new)
    let isSame = newMargin == margin && old.frame.width == new.frame.width
    margin = newMargin
    place(scale: scale)
    guard old.layout !== new.layout else { return }
    let hasSameTop = old.origin.y - old.frame.minY == new.origin.y - new.frame.minY
    guard isSame, hasSameTop, old.frame.height == new.frame.height,
      let rows = new.layout.rowsChanged(since: old.layout)
    else { return setNeedsDisplay() }
    guard !rows.isEmpty else { return }
    let top = new.origin.y - new.frame.minY + margin
    setNeedsDisplay(
      CGRect(
        x: 0, y: top + rows.lowerBound - margin, width: bounds.width,
        height: rows.upperBound - rows.lowerBound + 2 * margin))
  }

  override func draw(_ rect: CGRect) {
    guard let layout else { return }
    let origin = CGPoint(x: margin - drawing.frame.minX, y: margin - drawing.frame.minY)
    let range = NSRange(drawing.range)
    layout.drawBackground(forGlyphRange: range, at: origin)
    layout.drawGlyphs(forGlyphRange: range, at: origin)
  }
}

import CoreGraphics
import CoreText
import Foundation
import TextKit

/// Draws a block of paragraphs.
final class ParagraphView: UIView {
  /// In points.
  private static let widthStep: CGFloat = 32
  /// The room that a line gets which becomes too long for its view while it is typed, in points.
  private static let typingRoom: CGFloat = 256

  private(set) var drawing: ParagraphDrawing
  /// Room around the lines, as letters may reach out of them.
  private var margin: CGFloat
  /// Of the place it has.
  private var scale: CGFloat = 0

  init(_ drawing: ParagraphDrawing) {
    self.drawing = drawing
    margin = Self.margin(of: drawing)
    super.init(frame: .zero)
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .topLeft
    setNeedsDisplay()
  }

  required init?(coder: NSCoder) { nil }

  /// As far as letters reach out of their lines, and a pixel for their blurred edges; no more than half a
  /// line, as marks can be piled up without end.
  private static func margin(of drawing: ParagraphDrawing) -> CGFloat {
    let highest = drawing.layout.lines.reduce(0) { max($0, $1.height) }
    let most = max(1, min((highest / 2).rounded(.up), 40))
    return min(drawing.layout.overhang.rounded(.up) + 1, most)
  }

  private var canvas: TextCanvas? { superview as? TextCanvas }

  /// With room for letters that reach out of their lines, and for all that a subclass of the layout manager may draw
  /// beside them.
  private var area: CGRect {
    let lines = drawing.frame.insetBy(dx: -margin, dy: -margin)
    guard let width = canvas?.wholeWidth else { return lines }
    return CGRect(
      x: min(lines.minX, width.lowerBound), y: lines.minY,
      width: max(lines.maxX, width.upperBound) - min(lines.minX, width.lowerBound),
      height: lines.height)
  }

  /// On whole pixels, so that it is not drawn anew when it moves.
  func place(scale: CGFloat, isEdited: Bool = false) {
    let wanted = area
    let keepsWidth = isEdited && scale == self.scale && isWideEnough(for: wanted.width)
    self.scale = scale
    let width = keepsWidth ? nil : width(for: wanted.width, isEdited: isEdited)
    let place = CGRect(
      x: (wanted.minX * scale).rounded() / scale, y: (wanted.minY * scale).rounded() / scale,
      width: width.map { ($0 * scale).rounded(.up) / scale } ?? bounds.width,
      height: (wanted.height * scale).rounded(.up) / scale)
    if frame != place { frame = place }
  }

  private func isWideEnough(for wanted: CGFloat) -> Bool {
    (wanted...wanted + Self.widthStep + Self.typingRoom).contains(bounds.width)
  }

  /// In steps. A line that is typed has room for more, so that it keeps its pixels.
  private func width(for wanted: CGFloat, isEdited: Bool) -> CGFloat {
    let least = (wanted / Self.widthStep).rounded(.up) * Self.widthStep
    guard isEdited, wanted > bounds.width, let room = superview?.bounds.width else { return least }
    return max(least, min(least + Self.typingRoom, room))
  }

  /// Shows a block, moved or changed. Draws only what differs.
  func show(_ new: ParagraphDrawing, scale: CGFloat) {
    if drawing.layout === new.layout, drawing.frame == new.frame, scale == self.scale {
      return drawing.range = new.range
    }
    let old = drawing
    drawing = new
    let (oldMargin, oldSize) = (margin, bounds.size)
    if old.layout !== new.layout { margin = Self.margin(of: new) }
    let isSame = old.layout === new.layout
    place(scale: scale, isEdited: isSame || old.range.lowerBound == new.range.lowerBound)
    guard old.layout !== new.layout else { return }
    let hasSameTop = old.origin.y - old.frame.minY == new.origin.y - new.frame.minY
    guard margin == oldMargin, bounds.size == oldSize, hasSameTop,
      let area = new.layout.areaChanged(since: old.layout)
    else { return setNeedsDisplay() }
    guard !area.isNull else { return }
    let origin = CGPoint(
      x: margin + new.origin.x - new.frame.minX, y: margin + new.origin.y - new.frame.minY)
    setNeedsDisplay(area.offsetBy(dx: origin.x, dy: origin.y).insetBy(dx: -margin, dy: -margin))
  }

  /// Shows a block with what a subclass draws beside its lines, which may depend on where they are in the text.
  func showWhole(_ new: ParagraphDrawing, scale: CGFloat) {
    let (old, oldFrame) = (drawing, frame)
    drawing = new
    if old.layout !== new.layout { margin = Self.margin(of: new) }
    place(scale: scale)
    let isSame =
      old.layout === new.layout && old.range == new.range && oldFrame.size == frame.size
      && oldFrame.minX == frame.minX
    if !isSame { setNeedsDisplay() }
  }

  override func draw(_ rect: CGRect) {
    guard let layout = canvas?.layout else { return }
    let area = area
    let origin = CGPoint(x: -area.minX, y: -area.minY)
    let range = NSRange(drawing.range)
    layout.drawBackground(forGlyphRange: range, at: origin)
    layout.drawGlyphs(forGlyphRange: range, at: origin)
  }
}

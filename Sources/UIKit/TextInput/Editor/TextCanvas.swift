// Walk T7: what of a text is seen. In: a rectangle of the container. Out: a view for each block of
// paragraphs there. Next: ParagraphView, which draws.

import CoreGraphics
import Foundation
import TextKit

/// The visible paragraphs of a text, each drawn once into a layer of its own. Scrolling draws only what
/// comes into view; an edit draws the lines that it changes and moves what is below.
final class TextCanvas: UIView {
  private var shown: [ParagraphView] = []
  /// Of a text that has become empty: what is typed next shows in it.
  private var spare: ParagraphView?
  /// What lays the text out.
  private(set) weak var layout: NSLayoutManager?
  /// From side to side of the text view, all of which a subclass of the layout manager may draw on: numbers of lines,
  /// for example. Nil where the text alone is drawn.
  private(set) var wholeWidth: ClosedRange<CGFloat>?
  /// Whether the text was edited after it was shown last.
  var hasEdits = false
  /// The views in the text that show.
  var attachmentViews: [UIView] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  /// What was shown first, and where; nil if nothing was.
  private(set) var anchor: (offset: Int, frame: CGRect)?

  /// The characters of what is shown.
  var shownRange: Range<Int>? {
    guard let first = shown.first, let last = shown.last else { return nil }
    return first.drawing.range.lowerBound..<last.drawing.range.upperBound
  }

  func noteAnchor() {
    anchor = shown.first.map { ($0.drawing.range.lowerBound, $0.drawing.frame) }
  }

  /// Shows what a rectangle of the container shows. What is kept is drawn anew only if it looks different.
  func show(_ rect: CGRect, of layout: NSLayoutManager) {
    if self.layout !== layout { self.layout = layout }
    let left = -frame.minX
    wholeWidth = layout.drawsInParts ? left...left + max(0, bounds.width) : nil
    var drawings = layout.drawings(in: rect)
    while let last = drawings.last, last.frame.minY >= rect.maxY { drawings.removeLast() }
    let displayScale = traitCollection.displayScale
    let scale = displayScale > 0 ? displayScale : 1
    if drawings.isEmpty { return hideAll() }
    takeSpare()
    replaceChanged(drawings, scale)
    if wholeWidth != nil { return showWhole(drawings, scale) }
    for (view, drawing) in zip(shown, drawings) { view.show(drawing, scale: scale) }
  }

  /// An edit may have changed all that a subclass draws.
  private func showWhole(_ drawings: [ParagraphDrawing], _ scale: CGFloat) {
    for (view, drawing) in zip(shown, drawings) { view.showWhole(drawing, scale: scale) }
    if hasEdits { redraw() }
  }

  private func hideAll() {
    guard let first = shown.first else { return }
    for view in shown.dropFirst() { view.removeFromSuperview() }
    first.isHidden = true
    (shown, spare) = ([], first)
  }

  private func takeSpare() {
    guard let view = spare else { return }
    view.isHidden = false
    (shown, spare) = ([view], nil)
  }

  /// Makes what is shown as many views as there are drawings. Views stay those of their paragraphs; those of
  /// paragraphs that are gone are for the ones that have come, in order: an edited one for its new self.
  private func replaceChanged(_ drawings: [ParagraphDrawing], _ scale: CGFloat) {
    let most = min(shown.count, drawings.count)
    // Mostly one paragraph differs.
    var head = 0
    while head < most, shown[head].drawing.layout === drawings[head].layout { head += 1 }
    var tail = 0
    while head + tail < most,
      shown[shown.count - 1 - tail].drawing.layout === drawings[drawings.count - 1 - tail].layout
    { tail += 1 }
    let changed = drawings[head..<drawings.count - tail]
    let old = head..<shown.count - tail
    if changed.count == 1, old.count == 1 { return }
    let views = views(for: changed, from: shown[old])
    shown.replaceSubrange(
      old, with: zip(changed, views).map { drawing, view in view ?? make(drawing, scale) })
  }

  private func views(
    for drawings: ArraySlice<ParagraphDrawing>, from old: ArraySlice<ParagraphView>
  ) -> [ParagraphView?] {
    var kept: [ObjectIdentifier: ParagraphView] = [:]
    for view in old { kept[ObjectIdentifier(view.drawing.layout)] = view }
    var found = drawings.map { kept.removeValue(forKey: ObjectIdentifier($0.layout)) }
    var free = old.filter { kept[ObjectIdentifier($0.drawing.layout)] != nil }[...]
    for index in found.indices where found[index] == nil { found[index] = free.popFirst() }
    for view in free { view.removeFromSuperview() }
    return found
  }

  private func make(_ drawing: ParagraphDrawing, _ scale: CGFloat) -> ParagraphView {
    let view = ParagraphView(drawing)
    addSubview(view)
    view.place(scale: scale)
    return view
  }

  /// Draws all anew, as colours have changed.
  func redraw() {
    for view in shown { view.setNeedsDisplay() }
    spare?.setNeedsDisplay()
  }
}

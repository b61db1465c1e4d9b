// Walk T7: what of a text is seen. In: a rectangle of the container. Out: a view for each block of
// paragraphs there. Next: ParagraphView, which draws.

import CoreGraphics
import Foundation
import TextKit

/// The visible paragraphs of a text, each drawn once into a layer of its own. Scrolling draws only what
/// comes into view; an edit draws the lines that it changes and moves what is below.
final class TextCanvas: UIView {
  private var shown: [ParagraphView] = []
  /// Whether the text was edited after it was shown last.
  var hasEdits = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  /// What was shown first, and where; nil if nothing was.
  private(set) var anchor: (offset: Int, frame: CGRect)?

  func noteAnchor() {
    anchor = shown.first.map { ($0.drawing.range.lowerBound, $0.drawing.frame) }
  }

  /// Shows what a rectangle of the container shows. What is kept is drawn anew only if it looks different.
  func show(_ rect: CGRect, of layout: NSLayoutManager) {
    let drawings = layout.drawings(in: rect).filter { $0.frame.minY < rect.maxY }
    var kept: [ObjectIdentifier: ParagraphView] = [:]
    for view in shown { kept[ObjectIdentifier(view.drawing.layout)] = view }
    var found = drawings.map { kept.removeValue(forKey: ObjectIdentifier($0.layout)) }
    // Views of paragraphs that are gone show those that have come, in order: an edited one its new self.
    var free = shown.filter { kept[ObjectIdentifier($0.drawing.layout)] != nil }[...]
    for index in drawings.indices where found[index] == nil { found[index] = free.popFirst() }
    for view in free { view.removeFromSuperview() }
    shown = zip(drawings, found).map { drawing, view in
      view?.show(drawing, of: layout)
      return view ?? make(drawing, layout)
    }
  }

  private func make(_ drawing: ParagraphDrawing, _ layout: NSLayoutManager) -> ParagraphView {
    let view = ParagraphView(drawing, layout)
    addSubview(view)
    view.place()
    return view
  }

  /// Draws all anew, as colours have changed.
  func redraw() { for view in shown { view.setNeedsDisplay() } }
}

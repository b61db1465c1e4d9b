import CoreGraphics
import SystemSymbols
import VectorImages

/// Where a drawing of a template lies beside text; lengths in the template's units.
struct TemplateMetrics {
  /// The drawing with the margins beside it.
  let box: CGRect
  /// The middle of capital letters, around which scales are drawn.
  private let middle: CGFloat
  /// The units of a hundredth of the point size.
  private let unit: CGFloat
  /// The width of the stroke that makes the drawing bolder; 0 for none.
  let stroke: CGFloat
  /// Points per hundredth of the point size for each unit: 1, but for another scale's drawing.
  private let factor: CGFloat

  /// For a drawing that is shown with a weight and a scale.
  init(
    _ drawing: TemplateDrawingName, of template: SymbolTemplate, _ weight: SymbolWeight,
    _ scale: SymbolScale
  ) {
    let parts = template.parts
    let outlines = parts.box(of: drawing.id) ?? .zero
    let baseline = parts.box(of: "Baseline-\(drawing.letter)")?.midY
    let capline = parts.box(of: "Capline-\(drawing.letter)")?.midY
    let capHeight = (baseline ?? 0) - (capline ?? 0)
    // A template without guides is taken as one of the usual size, centred beside capital letters.
    unit = capHeight > 0 ? capHeight / SystemSymbol.capHeight : 1
    middle = capHeight > 0 ? ((baseline ?? 0) + (capline ?? 0)) / 2 : outlines.midY
    stroke = max(0, weight.stroke - drawing.weight.stroke) * unit
    factor = scale.factor / drawing.scale.factor
    let drawn = outlines.insetBy(dx: -stroke / 2, dy: -stroke / 2)
    let left = parts.box(of: "left-margin-\(drawing.id)")?.midX ?? drawn.minX
    let right = parts.box(of: "right-margin-\(drawing.id)")?.midX ?? drawn.maxX
    let (minX, maxX) = (min(left, drawn.minX), max(right, drawn.maxX))
    box = CGRect(x: minX, y: drawn.minY, width: maxX - minX, height: drawn.height)
  }

  /// Points for each unit.
  func scale(pointSize: CGFloat) -> CGFloat { pointSize / 100 / unit * factor }

  /// From the bottom of the box up to the baseline of text, in points.
  func baselineOffset(pointSize: CGFloat) -> CGFloat {
    (box.maxY - middle) * scale(pointSize: pointSize)
      - SystemSymbol.capHeight / 200 * pointSize
  }
}

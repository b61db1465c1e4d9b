import CoreGraphics

/// Gives the parts of a symbol their size and weight.
struct SymbolPen {
  /// Points per hundredth of the point size.
  let unit: CGFloat
  /// In hundredths of the point size.
  let stroke: CGFloat

  /// The part with the box's origin at zero.
  func outline(_ part: SymbolPart, origin: CGPoint) -> SymbolOutline.Part {
    let place = CGAffineTransform(
      a: unit, b: 0, c: 0, d: unit, tx: -origin.x, ty: -origin.y)
    return SymbolOutline.Part(
      path: CGPath(elements: part.path.applying(place)), isFilled: part.isFilled,
      strokeWidth: width(part), effect: part.effect, level: part.level)
  }

  /// Everything the part covers; exact, because strokes are round.
  func box(_ part: SymbolPart) -> CGRect {
    let path = part.path.applying(CGAffineTransform(scaleX: unit, y: unit))
    let half = width(part) / 2
    return CGPath(elements: path).boundingBoxOfPath.insetBy(dx: -half, dy: -half)
  }

  private func width(_ part: SymbolPart) -> CGFloat {
    let own =
      switch part.shape {
      case .stroke, .body: stroke
      case .dots: 1.15 * stroke + 6.5
      case .glyph: max(0, stroke - SymbolWeight.regular.stroke) * 0.6
      case .fill: 0 as CGFloat
      }
    let gap = part.effect == .cut && part.shape != .fill ? 2 * (3 + 0.45 * stroke) : 0
    return (own + gap) * part.width * unit
  }
}

extension SymbolPart {
  fileprivate var isFilled: Bool {
    switch shape {
    case .body, .fill, .glyph: true
    case .stroke, .dots: false
    }
  }
}

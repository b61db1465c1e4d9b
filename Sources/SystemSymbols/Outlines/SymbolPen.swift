import CoreGraphics

/// Turns the parts of a symbol into areas.
struct SymbolPen {
  /// Points per hundredth of the point size.
  let unit: CGFloat
  /// In hundredths of the point size.
  let stroke: CGFloat

  func area(_ part: SymbolPart) -> PathElements {
    let path = part.path.applying(CGAffineTransform(scaleX: unit, y: unit))
    let width = self.width(part) * unit
    switch part.shape {
    case .fill: return filled(path)
    case .stroke, .dots: return stroked(path, width)
    case .body:
      var area = filled(path)
      area.append(stroked(path, width), .identity)
      return area
    }
  }

  private func width(_ part: SymbolPart) -> CGFloat {
    let own = part.shape == .dots ? 1.15 * stroke + 6.5 : stroke
    let gap = part.effect == .cut ? 2 * (3 + 0.45 * stroke) : 0
    return own * part.width + gap
  }

  private func stroked(_ path: PathElements, _ width: CGFloat) -> PathElements {
    var style = LineStyle()
    (style.width, style.cap, style.join) = (width, .round, .round)
    return path.stroked(style, tolerance: 0.02 * max(unit, 0.1))
  }

  /// The subpaths in the direction that strokes have, so that they add up under the winding rule.
  private func filled(_ path: PathElements) -> PathElements {
    var area = PathElements()
    for line in path.flattened(tolerance: 0.02 * max(unit, 0.1)) {
      let points = line.points.isClockwise ? line.points : line.points.reversed()
      area.append(.move(points[0]))
      for point in points.dropFirst() { area.append(.line(point)) }
      area.append(.close)
    }
    return area
  }
}

extension [CGPoint] {
  /// From the x axis towards the y axis.
  fileprivate var isClockwise: Bool {
    zip(self, dropFirst() + prefix(1)).reduce(0) { $0 + $1.0.x * $1.1.y - $1.0.y * $1.1.x } >= 0
  }
}

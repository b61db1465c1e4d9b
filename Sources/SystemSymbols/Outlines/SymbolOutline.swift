package import CoreGraphics

/// A symbol at a size and a weight: areas to paint in order, in points, y downwards.
package struct SymbolOutline: Sendable {
  package enum Effect: Sendable {
    case paint
    /// Clears what was painted before.
    case cut
    /// Clears what was painted before; with more than one colour, is painted in its own then.
    case knockOut
  }

  package struct Part: Sendable {
    /// To be filled with the winding rule.
    package let path: CGPath
    package let effect: Effect
    /// 1, 2 or 3: primary, secondary and tertiary.
    package let level: Int
  }

  package let parts: [Part]
  /// The box around everything that is painted; the origin is its top left corner.
  package let size: CGSize
  /// From the bottom of the box up to the baseline of text beside the symbol.
  package let baselineOffset: CGFloat

  /// How many colours the symbol can show.
  package var levelCount: Int { parts.lazy.map(\.level).max() ?? 1 }
}

extension SystemSymbol {
  /// Cost: tens of microseconds; callers keep what they draw.
  package func outline(
    pointSize: CGFloat, weight: SymbolWeight = .regular, scale: SymbolScale = .medium
  ) -> SymbolOutline {
    let unit = max(pointSize.isFinite ? min(pointSize, 10_000) : 0, 0.01) / 100 * scale.factor
    let pen = SymbolPen(unit: unit, stroke: weight.stroke * scale.strokeFactor)
    let areas = parts.map { pen.area($0) }
    let box = zip(parts, areas).reduce(CGRect.null) { box, next in
      next.0.effect == .cut ? box : box.union(CGRect(holding: next.1.extremes))
    }
    let origin = CGAffineTransform(translationX: -box.minX, y: -box.minY)
    let result = zip(parts, areas).map { part, area in
      SymbolOutline.Part(
        path: CGPath(elements: area.applying(origin)), effect: part.effect, level: part.level)
    }
    let baseline = 35.23 * pointSize / 100
    return SymbolOutline(parts: result, size: box.size, baselineOffset: box.maxY - baseline)
  }
}

package import CoreGraphics

/// A symbol at a size and a weight: shapes to draw in order, in points, y downwards.
package struct SymbolOutline: Sendable {
  package enum Effect: Sendable {
    case paint
    /// Clears what was painted before.
    case cut
    /// Clears what was painted before; with more than one colour, is painted in its own then.
    case knockOut
  }

  package struct Part: Sendable {
    package let path: CGPath
    /// Whether the inside of the path belongs to the part.
    package let isFilled: Bool
    /// The width of a stroke with round ends and corners that belongs to the part; may be 0.
    package let strokeWidth: CGFloat
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
  /// A size that is not positive or too large is changed to one that is possible. Cost: some
  /// microseconds.
  package func outline(
    pointSize: CGFloat, weight: SymbolWeight = .regular, scale: SymbolScale = .medium
  ) -> SymbolOutline {
    let size = max(pointSize.isFinite ? min(pointSize, 10_000) : 0, 0.01)
    let pen = SymbolPen(
      unit: size / 100 * scale.factor, stroke: weight.stroke * scale.strokeFactor)
    let box = parts.reduce(CGRect.null) { box, part in
      part.effect == .cut ? box : box.union(pen.box(part))
    }
    return SymbolOutline(
      parts: parts.map { pen.outline($0, origin: box.origin) }, size: box.size,
      baselineOffset: box.maxY - Self.capHeight / 200 * size)
  }

  /// The height of capital letters of the system font in hundredths of the point size. Symbols are
  /// centred beside them.
  package static let capHeight: CGFloat = 70.46
}

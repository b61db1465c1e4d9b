import CoreGraphics

/// One shape of a symbol, before the weight is known.
///
/// Coordinates are in hundredths of the point size, y downwards; the origin is halfway between the
/// baseline and the cap height.
struct SymbolPart: Sendable {
  /// How the path becomes an area.
  enum Shape: Sendable {
    /// A stroke with round ends and corners.
    case stroke
    /// The area inside and its stroke, so that filled symbols are as large as outlined ones.
    case body
    case fill
    /// Dots at the path's points; they don't get as thin as strokes do.
    case dots
    /// The outline of a glyph, which has holes; heavier weights than regular thicken it.
    case glyph
  }

  var shape: Shape
  var effect: SymbolOutline.Effect
  var level: Int
  /// The width of the stroke relative to the weight's.
  var width: CGFloat
  var path: PathElements
}

extension SymbolPart {
  /// This part as a piece of a larger symbol. Strokes get thinner, but less than in proportion.
  func placed(_ transform: CGAffineTransform, scale: CGFloat) -> SymbolPart {
    var part = self
    part.path = path.applying(transform)
    part.width *= 0.6 + 0.4 * abs(scale)
    return part
  }

  /// A symbol of one level shows what it knocks out by gaps.
  mutating func becomeOneLevel(_ level: Int) {
    if effect == .knockOut { effect = .cut }
    self.level = level
  }

  /// A part that is painted becomes one that is cut out of what is below it.
  func knockingOut() -> SymbolPart {
    var part = self
    if part.effect == .paint { part.effect = .knockOut }
    part.width *= 1.08
    return part
  }
}

import CoreGraphics

extension EmitterSnapshot {
  /// Where a particle is born, by the emitter's shape; evenly spread over it.
  func birthPlace(_ chance: MoteChance) -> SIMD2<Double> {
    let half = SIMD2(Double(size.width), Double(size.height)) / 2
    return SIMD2(Double(position.x), Double(position.y)) + offset(chance, half)
  }

  private func offset(_ chance: MoteChance, _ half: SIMD2<Double>) -> SIMD2<Double> {
    let first = chance.unit(.place)
    return switch (shape, mode) {
    case (.point, _): .zero
    case (.line, .points): SIMD2(first < 0.5 ? -half.x : half.x, 0)
    case (.line, _): SIMD2((first * 2 - 1) * half.x, 0)
    case (.rectangle, .points):
      SIMD2(first < 0.5 ? -half.x : half.x, chance.unit(.otherPlace) < 0.5 ? -half.y : half.y)
    case (.rectangle, .outline): EmitterSnapshot.perimeter(first, half)
    case (.rectangle, .area): half * (SIMD2(first, chance.unit(.otherPlace)) * 2 - 1)
    case (.circle, .points): .zero
    case (.circle, .outline): EmitterSnapshot.turn(first) * half.x
    // The square root makes rings of equal area equally likely.
    case (.circle, .area):
      EmitterSnapshot.turn(first) * (half.x * chance.unit(.otherPlace).squareRoot())
    }
  }

  private static func turn(_ share: Double) -> SIMD2<Double> {
    SIMD2(cos(share * 2 * .pi), sin(share * 2 * .pi))
  }

  /// The point a share of the way around a rectangle, clockwise from its top left corner.
  private static func perimeter(_ share: Double, _ half: SIMD2<Double>) -> SIMD2<Double> {
    let side = share * (half.x + half.y) * 4
    if side < half.x * 2 { return SIMD2(side - half.x, -half.y) }
    let down = side - half.x * 2
    if down < half.y * 2 { return SIMD2(half.x, down - half.y) }
    let back = down - half.y * 2
    if back < half.x * 2 { return SIMD2(half.x - back, half.y) }
    return SIMD2(-half.x, half.y - (back - half.x * 2))
  }
}

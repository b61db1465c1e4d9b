import CoreGraphics

extension EmitterSnapshot {
  /// A particle's birthplace, spread evenly over the part of the emitter's shape that the mode
  /// selects.
  func birthPosition(_ random: ParticleRandom) -> SIMD3<Double> {
    SIMD3(Double(position.x), Double(position.y), zPosition) + offset(random)
  }

  private func offset(_ random: ParticleRandom) -> SIMD3<Double> {
    let half = SIMD3(Double(size.width), Double(size.height), depth) / 2
    switch shape {
    case .point: return .zero
    case .line:
      let place = random.unit(.place)
      return SIMD3(
        mode == .points ? (place < 0.5 ? -half.x : half.x) : (place * 2 - 1) * half.x, 0, 0)
    case .rectangle: return SIMD3(rectangle(random, SIMD2(half.x, half.y)), 0)
    case .cuboid: return cuboid(random) * half
    case .circle: return SIMD3(circle(random), 0) * Double(size.width)
    case .sphere: return sphere(random) * Double(size.width)
    }
  }

  private func rectangle(_ random: ParticleRandom, _ half: SIMD2<Double>) -> SIMD2<Double> {
    let units = SIMD2(random.unit(.place), random.unit(.otherPlace))
    switch mode {
    case .points: return SIMD2(units.x < 0.5 ? -half.x : half.x, units.y < 0.5 ? -half.y : half.y)
    case .outline: return EmitterSnapshot.perimeter(units.x, half)
    case .surface, .volume: return half * (units * 2 - 1)
    }
  }

  /// In the cube from -1 to 1: its corners, edges, faces or volume.
  private func cuboid(_ random: ParticleRandom) -> SIMD3<Double> {
    let units = SIMD3(random.unit(.place), random.unit(.otherPlace), random.unit(.thirdPlace))
    var place = units * 2 - 1
    let corner = SIMD3(place.x < 0 ? -1 : 1, place.y < 0 ? -1 : 1, place.z < 0 ? -1.0 : 1)
    // One number chooses both an axis and the place along it.
    let choice = min(Int(units.z * 3), 2)
    let along = (units.z * 3 - Double(choice)) * 2 - 1
    switch mode {
    case .points: return corner
    case .outline:
      place = SIMD3(corner.x, corner.y, along)
    case .surface:
      place = SIMD3(place.x, place.y, along < 0 ? -1 : 1)
    case .volume: return place
    }
    return choice == 0
      ? place : choice == 1 ? SIMD3(place.z, place.x, place.y) : SIMD3(place.y, place.z, place.x)
  }

  /// In the unit circle: its centre, outline or area.
  private func circle(_ random: ParticleRandom) -> SIMD2<Double> {
    let angle = random.unit(.place) * 2 * .pi
    let turn = SIMD2(cos(angle), sin(angle))
    switch mode {
    case .points: return .zero
    case .outline: return turn
    // The square root makes the area uniform.
    case .surface, .volume: return turn * random.unit(.otherPlace).squareRoot()
    }
  }

  /// In the unit ball: its centre, surface or volume.
  private func sphere(_ random: ParticleRandom) -> SIMD3<Double> {
    if mode == .points { return .zero }
    // Slices of equal thickness have equal shares of a sphere's surface.
    let z = random.unit(.otherPlace) * 2 - 1
    let angle = random.unit(.place) * 2 * .pi
    let radius = (1 - z * z).squareRoot()
    let surface = SIMD3(cos(angle) * radius, sin(angle) * radius, z)
    return mode == .volume ? surface * cbrt(random.unit(.thirdPlace)) : surface
  }

  /// The point at a share of a rectangle's perimeter, clockwise from its top left corner.
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

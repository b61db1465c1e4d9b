import CoreGraphics

/// A particle from its birth on: all that chance, its cell and its emitter have decided.
struct MoteLife {
  let chance: MoteChance
  /// On the layer's clock.
  let birth: Double
  let seconds: Double
  private let start: SIMD3<Double>
  private let velocity: SIMD3<Double>
  private let scale: Double
  private let spin: Double
  /// At birth, and what it is multiplied by for the sake of the particle it comes from.
  private let color: SIMD4<Double>
  private let shade: SIMD4<Double>

  /// What an emitter multiplies its cells' numbers by.
  struct Factors {
    var lifetime = 1.0
    var velocity = 1.0
    var scale = 1.0
    var spin = 1.0
  }

  /// Where a particle comes from.
  struct Source {
    var place: SIMD3<Double>
    /// What its own direction is counted from.
    var heading = 0.0
    var shade = SIMD4(1.0, 1.0, 1.0, 1.0)
  }

  init(
    _ motion: EmitterCellSnapshot.Motion, _ chance: MoteChance, birth: Double, from source: Source,
    factors: Factors = Factors()
  ) {
    self.chance = chance
    self.birth = birth
    seconds = chance.value(motion.lifetime, .lifetime) * factors.lifetime
    start = source.place
    let speed = chance.value(motion.velocity, .velocity) * factors.velocity
    let longitude = source.heading + chance.value(motion.longitude, .direction)
    let level = cos(motion.latitude) * speed
    velocity = SIMD3(level * cos(longitude), level * sin(longitude), sin(motion.latitude) * speed)
    scale = chance.value(motion.scale, .scale) * factors.scale
    spin = chance.value(motion.spin, .spin) * factors.spin
    color = motion.color + chance.colorOffset(motion.colorRange)
    shade = source.shade
  }
}

extension MoteLife {
  /// The particle at an age; nil where it has no place or cannot be seen.
  func mote(_ cell: EmitterCellSnapshot, age: Double) -> Mote? {
    guard cell.look.contents != nil else { return nil }
    let place = place(cell.motion, age: age)
    let mote = Mote(
      look: cell.look, number: chance.number, age: age, x: place.x, y: place.y, z: place.z,
      scale: scale + cell.motion.scaleSpeed * age, angle: spin * age,
      tint: tint(cell.motion, age: age))
    return mote.isPlaceable ? mote : nil
  }

  /// What something emitted at an age comes from: the place, in the direction of flight.
  func source(_ motion: EmitterCellSnapshot.Motion, age: Double) -> Source {
    let flight = velocity + motion.acceleration * age
    return Source(
      place: place(motion, age: age), heading: atan2(flight.y, flight.x),
      shade: tint(motion, age: age))
  }

  private func place(_ motion: EmitterCellSnapshot.Motion, age: Double) -> SIMD3<Double> {
    start + velocity * age + motion.acceleration * (age * age / 2)
  }

  private func tint(_ motion: EmitterCellSnapshot.Motion, age: Double) -> SIMD4<Double> {
    (color + motion.colorSpeed * age).clamped(lowerBound: .zero, upperBound: .one) * shade
  }
}

extension MoteChance {
  fileprivate func colorOffset(_ range: SIMD4<Double>) -> SIMD4<Double> {
    if range == .zero { return .zero }
    return (SIMD4(unit(.red), unit(.green), unit(.blue), unit(.alpha)) - 0.5) * range
  }
}

import CoreGraphics

/// A particle's properties fixed at birth by random numbers, its cell and its emitter.
struct ParticleState {
  let random: ParticleRandom
  /// On the layer's clock.
  let birth: Double
  let lifetime: Double
  private let start: SIMD3<Double>
  private let velocity: SIMD3<Double>
  private let scale: Double
  private let spin: Double
  /// The colour at birth, and the factor inherited from the source particle.
  private let color: SIMD4<Double>
  private let inheritedTint: SIMD4<Double>

  /// The factors an emitter multiplies its cells' values with.
  struct Factors {
    var lifetime = 1.0
    var velocity = 1.0
    var scale = 1.0
    var spin = 1.0
  }

  /// The place a particle is emitted from.
  struct Source {
    var position: SIMD3<Double>
    /// The direction its emission angle is relative to.
    var heading = 0.0
    var tint = SIMD4(1.0, 1.0, 1.0, 1.0)
  }

  init(
    _ motion: EmitterCellSnapshot.Motion, _ random: ParticleRandom, birth: Double,
    from source: Source,
    factors: Factors = Factors()
  ) {
    self.random = random
    self.birth = birth
    lifetime = random.value(motion.lifetime, .lifetime) * factors.lifetime
    start = source.position
    let speed = random.value(motion.velocity, .velocity) * factors.velocity
    let longitude = source.heading + random.value(motion.longitude, .direction)
    let inPlane = cos(motion.latitude) * speed
    velocity = SIMD3(
      inPlane * cos(longitude), inPlane * sin(longitude), sin(motion.latitude) * speed)
    scale = random.value(motion.scale, .scale) * factors.scale
    spin = random.value(motion.spin, .spin) * factors.spin
    color = motion.color + random.colorOffset(motion.colorRange)
    inheritedTint = source.tint
  }
}

extension ParticleState {
  /// The particle at an age; nil where it cannot be placed or seen.
  func particle(_ cell: EmitterCellSnapshot, age: Double) -> Particle? {
    guard cell.contents.image != nil else { return nil }
    let position = position(cell.motion, age: age)
    let particle = Particle(
      contents: cell.contents, number: random.number, age: age, x: position.x, y: position.y,
      z: position.z, scale: scale + cell.motion.scaleSpeed * age, angle: spin * age,
      tint: tint(cell.motion, age: age))
    return particle.isPlaceable ? particle : nil
  }

  /// The source of particles emitted at an age: its position and direction of flight.
  func source(_ motion: EmitterCellSnapshot.Motion, age: Double) -> Source {
    let flight = velocity + motion.acceleration * age
    return Source(
      position: position(motion, age: age), heading: atan2(flight.y, flight.x),
      tint: tint(motion, age: age))
  }

  private func position(_ motion: EmitterCellSnapshot.Motion, age: Double) -> SIMD3<Double> {
    start + velocity * age + motion.acceleration * (age * age / 2)
  }

  private func tint(_ motion: EmitterCellSnapshot.Motion, age: Double) -> SIMD4<Double> {
    (color + motion.colorSpeed * age).clamped(lowerBound: .zero, upperBound: .one) * inheritedTint
  }
}

extension ParticleRandom {
  fileprivate func colorOffset(_ range: SIMD4<Double>) -> SIMD4<Double> {
    if range == .zero { return .zero }
    return (SIMD4(unit(.red), unit(.green), unit(.blue), unit(.alpha)) - 0.5) * range
  }
}

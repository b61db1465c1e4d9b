/// Collects the particles that are alive at a moment, and those they have emitted.
struct ParticleCollector {
  let time: Double
  private(set) var particles: [Particle] = []
  /// How many more particles are examined, alive or not: nested cells multiply their number.
  private var budget = 4 * EmitterSnapshot.mostParticles

  init(time: Double) { self.time = time }

  var isExhausted: Bool { budget == 0 || particles.count >= EmitterSnapshot.mostParticles }

  mutating func add(_ life: ParticleState, of cell: EmitterCellSnapshot) {
    if isExhausted { return }
    budget -= 1
    let age = max(time - life.birth, 0)
    if age < life.lifetime, let particle = life.particle(cell, age: age) {
      particles.append(particle)
    }
    for (index, child) in cell.cells.enumerated() where child.isEnabled {
      add(child, index, emittedBy: life, of: cell)
    }
  }

  /// Particle n of a nested cell is born n / birthRate seconds after births begin, while its source
  /// lives.
  private mutating func add(
    _ child: EmitterCellSnapshot, _ index: Int, emittedBy life: ParticleState,
    of cell: EmitterCellSnapshot
  ) {
    let (motion, rate) = (child.motion, child.motion.rate)
    let begin = life.birth + max(motion.begin, 0)
    let end = min(life.birth + life.lifetime, begin + motion.duration)
    let newest = ((min(time, end) - begin) * rate).rounded(.down)
    let oldest = max(((time - child.longestLife - begin) * rate).rounded(.up), 0)
    guard rate > 0, newest >= oldest, newest < EmitterHistory.mostBirths else { return }
    let first = max(Int(oldest), Int(newest) - EmitterSnapshot.mostParticles)
    for number in first...max(Int(newest), first) {
      let birth = begin + Double(number) / rate
      if birth >= end || isExhausted { return }
      let born = ParticleState(
        motion, ParticleRandom(of: life.random, cell: index, number: number), birth: birth,
        from: life.source(cell.motion, age: birth - life.birth))
      add(born, of: child)
    }
  }
}

extension EmitterCellSnapshot {
  /// Seconds from a particle's birth until it and everything it emitted are gone; at most a day for
  /// each level.
  var longestLife: Double { longestLife(factor: 1) }

  func longestLife(factor: Double) -> Double {
    let life = (motion.lifetime.middle + abs(motion.lifetime.range) / 2) * factor
    guard life > 0 else { return 0 }
    return min(life, 86_400) + (cells.map(\.longestLife).max() ?? 0)
  }
}

extension EmitterCellSnapshot.Motion {
  /// Births per second, at most a million.
  var rate: Double { rate(factor: 1) }

  func rate(factor: Double) -> Double {
    let rate = birthRate * factor
    return rate > 0 ? min(rate, 1_000_000) : 0
  }
}

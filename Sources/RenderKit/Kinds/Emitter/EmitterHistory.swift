/// The past states of an emitter. Particles keep the properties they were born with, so every
/// change begins a new era, and an era is dropped when the last particle born in it has died.
///
/// Within the eras the particles are a pure function of time. Nothing is simulated: every moment
/// costs the same and can be evaluated again. Births are counted through all eras, so that a
/// particle stays the same whatever else changes.
struct EmitterHistory {
  private var eras: [EmitterEpoch] = []

  /// Beyond this a Double cannot count births exactly.
  static let mostBirths = 4_503_599_627_370_496.0
  /// More changes than a screen can show in half a minute.
  private static let mostEras = 2048

  /// Records a state. Births begin at time 0; a time before everything recorded restarts them.
  mutating func note(_ emitter: EmitterSnapshot, at time: Double) {
    guard let first = eras.first, time >= first.start || first.start <= 0 else {
      eras = [EmitterEpoch(emitter: emitter, start: 0, born: [])]
      return
    }
    while eras.count > 1, eras[eras.count - 1].start > time { eras.removeLast() }
    let last = eras[eras.count - 1]
    if last.emitter != emitter {
      if time <= last.start {
        eras[eras.count - 1].emitter = emitter
      } else {
        let born = last.emitter.cells.indices.map { last.births(of: $0, by: time) }
        eras.append(EmitterEpoch(emitter: emitter, start: time, born: born))
      }
    }
    while eras.count > 1, eras[1].start + eras[0].emitter.longestLife <= time {
      eras.removeFirst()
    }
    if eras.count > EmitterHistory.mostEras { eras.removeFirst() }
  }

  /// Whether there may be particles now or later.
  var isAlive: Bool { eras.count > 1 || eras.last?.emitter.isAlive == true }

  /// All live particles at `time` on the layer's clock, back to front, and whether some were left
  /// out.
  func particles(at time: Double) -> (particles: [Particle], isCrowded: Bool) {
    guard time.isFinite, let emitter = eras.last?.emitter else { return ([], false) }
    var collector = ParticleCollector(time: time)
    for cell in 0..<(eras.map(\.emitter.cells.count).max() ?? 0) {
      addParticles(of: cell, to: &collector)
    }
    let isCrowded = collector.isExhausted || emitter.isCrowded
    return (emitter.order.sorted(collector.particles), isCrowded)
  }

  /// Adds the youngest particles of a cell, oldest first.
  private func addParticles(of cell: Int, to collector: inout ParticleCollector) {
    let share = EmitterSnapshot.mostParticles / max(eras[eras.count - 1].emitter.cells.count, 1)
    let total = eras[eras.count - 1].births(of: cell, by: collector.time)
    guard total < EmitterHistory.mostBirths else { return }
    for (index, era) in eras.enumerated() where era.emitter.cells.indices.contains(cell) {
      let end = index + 1 < eras.count ? eras[index + 1].born[cell] : .infinity
      let first = max(total.rounded(.down) - Double(share) + 1, 0)
      era.addParticles(of: cell, from: first, before: end, to: &collector)
    }
  }
}

extension EmitterSnapshot.Order {
  fileprivate func sorted(_ particles: [Particle]) -> [Particle] {
    switch self {
    case .unordered: return particles
    case .oldestFirst: return sorted(particles) { -$0.age }
    case .oldestLast: return sorted(particles) { $0.age }
    case .backToFront: return sorted(particles) { $0.z }
    }
  }

  private func sorted(_ particles: [Particle], by key: (Particle) -> Double) -> [Particle] {
    let keys = particles.map(key)
    return particles.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }.map { particles[$0] }
  }
}

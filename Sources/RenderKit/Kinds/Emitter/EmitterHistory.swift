/// The past states of an emitter. Particles keep the properties they were born with, so every
/// change begins a new epoch, and an epoch is dropped when the last particle born in it has died.
///
/// Within the epochs the particles are a pure function of time. Nothing is simulated: every moment
/// costs the same and can be evaluated again. Births are counted through all epochs, so that a
/// particle stays the same whatever else changes.
struct EmitterHistory {
  private var epochs: [EmitterEpoch] = []

  /// Beyond this a Double cannot count births exactly.
  static let mostBirths = 4_503_599_627_370_496.0
  /// More changes than a screen can show in half a minute.
  private static let mostEpochs = 2048

  /// Records a state. Births begin at time 0; a time before everything recorded restarts them.
  mutating func note(_ emitter: EmitterSnapshot, at time: Double) {
    guard let first = epochs.first, time >= first.start || first.start <= 0 else {
      epochs = [EmitterEpoch(emitter: emitter, start: 0, born: [])]
      return
    }
    while epochs.count > 1, epochs[epochs.count - 1].start > time { epochs.removeLast() }
    let last = epochs[epochs.count - 1]
    if last.emitter != emitter {
      if time <= last.start {
        epochs[epochs.count - 1].emitter = emitter
      } else {
        let born = last.emitter.cells.indices.map { last.births(of: $0, by: time) }
        epochs.append(EmitterEpoch(emitter: emitter, start: time, born: born))
      }
    }
    while epochs.count > 1, epochs[1].start + epochs[0].emitter.longestLife <= time {
      epochs.removeFirst()
    }
    if epochs.count > EmitterHistory.mostEpochs { epochs.removeFirst() }
  }

  /// Whether there may be particles now or later.
  var isAlive: Bool { epochs.count > 1 || epochs.last?.emitter.isAlive == true }

  /// All live particles at `time` on the layer's clock, back to front, and whether some were left
  /// out.
  func particles(at time: Double) -> (particles: [Particle], isCrowded: Bool) {
    guard time.isFinite, let emitter = epochs.last?.emitter else { return ([], false) }
    var collector = ParticleCollector(time: time)
    for cell in 0..<(epochs.map(\.emitter.cells.count).max() ?? 0) {
      addParticles(of: cell, to: &collector)
    }
    let isCrowded = collector.isExhausted || emitter.isCrowded
    return (emitter.order.sorted(collector.particles), isCrowded)
  }

  /// Adds the youngest particles of a cell, oldest first.
  private func addParticles(of cell: Int, to collector: inout ParticleCollector) {
    let last = epochs[epochs.count - 1]
    let share = EmitterSnapshot.mostParticles / max(last.emitter.cells.count, 1)
    let total = last.births(of: cell, by: collector.time)
    guard total < EmitterHistory.mostBirths else { return }
    for (index, epoch) in epochs.enumerated() where epoch.emitter.cells.indices.contains(cell) {
      let end = index + 1 < epochs.count ? epochs[index + 1].born[cell] : .infinity
      let first = max(total.rounded(.down) - Double(share) + 1, 0)
      epoch.addParticles(of: cell, from: first, before: end, to: &collector)
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

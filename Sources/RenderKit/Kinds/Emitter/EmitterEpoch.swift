import CoreGraphics

/// A period in which an emitter's properties do not change.
struct EmitterEpoch {
  var emitter: EmitterSnapshot
  var start: Double
  /// Births of each cell before this epoch, with the fraction of the next one.
  var born: [Double]
}

extension EmitterEpoch {
  /// Births of a cell by a time in this epoch, with the fraction of the next one.
  func births(of cell: Int, by time: Double) -> Double {
    let before = born.indices.contains(cell) ? born[cell] : 0
    guard emitter.cells.indices.contains(cell) else { return before }
    let motion = emitter.cells[cell].motion
    let begin = max(start, motion.begin)
    let seconds = min(time, motion.begin + motion.duration) - begin
    return before + max(seconds, 0) * emitter.rate(of: emitter.cells[cell])
  }

  /// Adds the particles from number `first` up to the one with which the next epoch begins.
  func addParticles(
    of index: Int, from first: Double, before end: Double, to collector: inout ParticleCollector
  ) {
    let cell = emitter.cells[index]
    let rate = emitter.rate(of: cell)
    let before = born.indices.contains(index) ? born[index] : 0
    let begin = max(start, cell.motion.begin)
    let longest = cell.longestLife(factor: emitter.lifetime)
    guard cell.isEnabled, rate > 0, longest > 0, collector.time >= begin, emitter.isPlaced else {
      return
    }
    let gone = before + (collector.time - longest - begin) * rate
    let oldest = max(before, first, gone).rounded(.up)
    let newest = births(of: index, by: collector.time).rounded(.down)
    guard oldest <= newest, oldest < end, newest < EmitterHistory.mostBirths else { return }
    for number in Int(oldest)...Int(newest) {
      if Double(number) >= end || collector.isExhausted { return }
      let birth = begin + (Double(number) - before) / rate
      collector.add(emitter.life(number, of: index, birth: birth), of: cell)
    }
  }
}

extension EmitterSnapshot {
  /// The most particles of a layer shown at once; each cell shows its youngest.
  package static let mostParticles = 4096

  /// Whether particles may be born now or later.
  package var isAlive: Bool {
    cells.contains { $0.isEnabled && rate(of: $0) > 0 && $0.longestLife(factor: lifetime) > 0 }
  }

  fileprivate var isPlaced: Bool {
    position.x.isFinite && position.y.isFinite && zPosition.isFinite
  }

  var longestLife: Double {
    cells.map { $0.longestLife(factor: lifetime) }.max() ?? 0
  }

  /// Whether more particles live at once than are shown.
  var isCrowded: Bool {
    let share = Double(EmitterSnapshot.mostParticles / max(cells.count, 1))
    return cells.contains { rate(of: $0) * $0.longestLife(factor: lifetime) > share }
  }

  fileprivate func rate(of cell: EmitterCellSnapshot) -> Double {
    cell.motion.rate(factor: birthRate)
  }

  fileprivate func life(_ number: Int, of cell: Int, birth: Double) -> ParticleState {
    let random = ParticleRandom(seed: seed, cell: cell, number: number)
    let factors = ParticleState.Factors(
      lifetime: lifetime, velocity: velocity, scale: scale, spin: spin)
    return ParticleState(
      cells[cell].motion, random, birth: birth, from: .init(position: birthPosition(random)),
      factors: factors)
  }
}

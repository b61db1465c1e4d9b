import CoreGraphics

/// Where all particles of an emitter are at a moment: a pure function of its state and the time.
///
/// Particle n of a cell is born n / birthRate seconds after the layer's time 0. Nothing is
/// simulated, so any moment costs the same and can be asked for again.
extension EmitterSnapshot {
  /// The most particles of a layer that are shown at once; the youngest of each cell.
  package static let mostMotes = 4096

  /// All that are alive at `time` on the layer's clock, in painting order within each cell.
  package func motes(at time: Double) -> [Mote] {
    var motes: [Mote] = []
    guard time.isFinite, position.x.isFinite, position.y.isFinite else { return motes }
    for cell in cells.indices where cells[cell].contents != nil {
      appendMotes(of: cell, at: time, to: &motes)
    }
    return motes
  }

  /// Whether there may be particles now or later.
  package var isAlive: Bool {
    cells.contains { $0.contents != nil && rate(of: $0) > 0 && longestLife(of: $0) > 0 }
  }

  /// Whether more particles live at once than are shown.
  var isCrowded: Bool {
    cells.contains { rate(of: $0) * longestLife(of: $0) > Double(share) }
  }

  private var share: Int { EmitterSnapshot.mostMotes / max(cells.count, 1) }

  private func appendMotes(of cell: Int, at time: Double, to motes: inout [Mote]) {
    let rate = rate(of: cells[cell])
    let life = longestLife(of: cells[cell])
    // Beyond 2^52 births numbers have no neighbours.
    guard rate > 0, life > 0, time >= 0, time * rate < 4_503_599_627_370_496 else { return }
    let newest = Int((time * rate).rounded(.down))
    let oldest = Int(max((time - life) * rate, 0).rounded(.up))
    let first = max(oldest, newest - share + 1)
    guard first <= newest else { return }
    for step in 0...(newest - first) {
      let number = isNewestFirst ? newest - step : first + step
      let age = time - Double(number) / rate
      if let mote = mote(number, of: cell, age: max(age, 0)) { motes.append(mote) }
    }
  }

  /// Births a second, at most a million.
  private func rate(of cell: EmitterCellSnapshot) -> Double {
    let rate = birthRate * cell.motion.birthRate
    return rate > 0 ? min(rate, 1_000_000) : 0
  }

  /// Seconds, at most a day.
  private func longestLife(of cell: EmitterCellSnapshot) -> Double {
    let spread = cell.motion.lifetime
    let life = (spread.middle + abs(spread.range) / 2) * lifetime
    return life > 0 ? min(life, 86_400) : 0
  }

  /// nil once it is dead, and where it has no place or cannot be seen.
  private func mote(_ number: Int, of cell: Int, age: Double) -> Mote? {
    let chance = MoteChance(seed: seed, cell: cell, number: number)
    let motion = cells[cell].motion
    guard age < chance.value(motion.lifetime, .lifetime) * lifetime else { return nil }
    let start = birthPlace(chance)
    let speed = chance.value(motion.velocity, .velocity) * velocity
    let direction = chance.value(motion.direction, .direction)
    let fall = motion.acceleration * (age * age / 2)
    let mote = Mote(
      cell: cell, number: number, age: age, x: start.x + speed * cos(direction) * age + fall.x,
      y: start.y + speed * sin(direction) * age + fall.y,
      scale: chance.value(motion.scale, .scale) * scale + motion.scaleSpeed * age,
      angle: chance.value(motion.spin, .spin) * spin * age, tint: chance.tint(motion, age: age))
    return mote.isPlaceable ? mote : nil
  }
}

extension MoteChance {
  fileprivate func tint(_ motion: EmitterCellSnapshot.Motion, age: Double) -> SIMD4<Double> {
    var tint = motion.color + motion.colorSpeed * age
    if motion.colorRange != .zero {
      let chances = SIMD4(unit(.red), unit(.green), unit(.blue), unit(.alpha))
      tint += (chances - 0.5) * motion.colorRange
    }
    return tint.clamped(lowerBound: .zero, upperBound: .one)
  }
}

/// The random numbers of one particle. They are a pure function of its number, so no particle has
/// to be stored.
struct ParticleRandom {
  /// The particle's birth number.
  let number: Int
  private let state: UInt64

  /// What a random number is used for; each use has its own number.
  enum Use: UInt64 {
    case place, otherPlace, lifetime, velocity, direction, scale, spin, red, green, blue, alpha
    case thirdPlace
  }

  init(seed: UInt32, cell: Int, number: Int) {
    self.init(UInt64(seed) << 32 | UInt64(truncatingIfNeeded: cell), number)
  }

  /// The random numbers of a particle that another one emits.
  init(of parent: ParticleRandom, cell: Int, number: Int) {
    self.init(parent.state ^ UInt64(truncatingIfNeeded: cell &+ 1), number)
  }

  private init(_ source: UInt64, _ number: Int) {
    self.number = number
    state = ParticleRandom.mix(ParticleRandom.mix(source) &+ UInt64(truncatingIfNeeded: number))
  }

  /// Uniform in 0..<1.
  func unit(_ use: Use) -> Double {
    let bits = ParticleRandom.mix(state &+ (use.rawValue &+ 1) &* 0x9e37_79b9_7f4a_7c15)
    return Double(bits >> 11) / 9_007_199_254_740_992
  }

  /// A uniform value within half of `range` on either side of the middle.
  func value(_ spread: EmitterCellSnapshot.Spread, _ use: Use) -> Double {
    spread.range == 0 ? spread.middle : spread.middle + (unit(use) - 0.5) * spread.range
  }

  /// The finalizer of splitmix64 (Steele, Lea and Flood, 2014).
  private static func mix(_ value: UInt64) -> UInt64 {
    var z = value &+ 0x9e37_79b9_7f4a_7c15
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}

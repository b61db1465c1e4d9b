import Foundation

/// The same numbers for the same seed, so that a failing run can be repeated.
struct RandomNumbers: RandomNumberGenerator {
  /// From the environment, so that a failing run can be repeated.
  static let seed = ProcessInfo.processInfo.environment["SEED"].flatMap(UInt64.init) ?? 1

  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_F491_4F6C_DD1D
  }
}

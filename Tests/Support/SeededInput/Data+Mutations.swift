public import Foundation

extension Data {
  /// With one to six wrong bytes, parts twice, or the end cut off. The beginning, where sizes are, is hit as
  /// often as all the rest.
  public func mutated(using numbers: inout SeededGenerator) -> Data {
    var bytes = [UInt8](self)
    for _ in 0..<Int.random(in: 1...6, using: &numbers) {
      let most = Bool.random(using: &numbers) ? Swift.min(64, bytes.count) : bytes.count
      guard most > 0 else { break }
      let place = Int.random(in: 0..<most, using: &numbers)
      switch Int.random(in: 0...5, using: &numbers) {
      case 0: bytes[place] = 0xFF
      case 1: bytes[place] = 0
      case 2: bytes[place] ^= 1 << UInt8.random(in: 0...7, using: &numbers)
      case 3: bytes[place] = UInt8.random(in: 0...255, using: &numbers)
      case 4: bytes.removeSubrange(place...)
      default:
        let end = Swift.min(place + Int.random(in: 1...16, using: &numbers), bytes.count)
        bytes.insert(contentsOf: bytes[place..<end], at: place)
      }
    }
    return Data(bytes)
  }
}

/// Something is wrong with what was made of a mutation.
public struct MutationFault: Error {
  /// Which of the mutations it was.
  public let round: Int

  public init(round: Int) { self.round = round }
}

/// How many mutations of a format a test tries: a few, and 2,000 in `scripts/soak`.
public func mutationRounds(_ few: Int) -> Int { soakSteps(few, soak: 2000) }

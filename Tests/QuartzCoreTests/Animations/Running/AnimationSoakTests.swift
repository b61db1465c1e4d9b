import Foundation
import Testing

@testable import QuartzCore

/// `CASEMENT_SOAK=1` runs every frame of the minute alone in a process and checks memory.
/// `scripts/soak` does so in an optimised build, because it takes minutes otherwise.
private let isFull = ProcessInfo.processInfo.environment["CASEMENT_SOAK"] == "1"

extension MainThreadTests {
  @Suite @MainActor struct AnimationSoakTests {
    @Test func everyAnimationEndsOnceAndNothingIsLeft() {
      let rate = isFull ? 60.0 : 1
      let soak = AnimationSoak(layerCount: 1000, seed: 1, framesPerSecond: rate)
      for _ in 0..<Int(60 * rate) { soak.step(1 / rate) }
      soak.finish()
      #expect(soak.witnesses.count > 500)
      #expect(soak.witnesses.allSatisfy { $0.ends.count == 1 })
      #expect(soak.witnesses.allSatisfy { $0.starts <= 1 })
      #expect(soak.leftovers == 0)
      #expect(soak.blocksRun == soak.blocksSet)
    }

    @Test(.enabled(if: isFull)) func memoryStaysFlat() {
      let soak = AnimationSoak(layerCount: 1000, seed: 2, framesPerSecond: 60)
      func play(seconds: Int) {
        for _ in 0..<seconds {
          for _ in 0..<60 { soak.step(1 / 60) }
          soak.closeBooks()
        }
      }
      play(seconds: 10)
      let early = residentBytes()
      play(seconds: 50)
      let grown = residentBytes() - early
      print("soak: \(early >> 10) KB after 10 s, \(grown >> 10) KB more after 60 s")
      #expect(Double(grown) < Double(early) * 0.05)
    }
  }
}

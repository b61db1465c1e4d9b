import Foundation
import Testing

@testable import QuartzCore

/// `CASEMENT_SOAK=1` plays every frame of the minute, alone in its process, and looks at the memory. It
/// takes 40 s optimised, and ten times that otherwise:
/// `CASEMENT_SOAK=1 swift test -c release -Xswiftc -enable-testing --filter AnimationSoakTests`.
private let isFull = ProcessInfo.processInfo.environment["CASEMENT_SOAK"] == "1"

extension MainThreadTests {
  @Suite @MainActor struct AnimationSoakTests {
    @Test func everyAnimationEndsOnceAndNothingIsLeft() {
      let rate = isFull ? 60.0 : 2
      let soak = AnimationSoak(layerCount: isFull ? 1000 : 200, seed: 1, framesPerSecond: rate)
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
      for _ in 0..<600 { soak.step(1 / 60) }
      let early = residentBytes()
      // Each animation has a witness here that is kept; an animation of a test costs what it must.
      let kept = soak.witnesses.count
      for _ in 0..<3000 { soak.step(1 / 60) }
      let grown = residentBytes() - early - (soak.witnesses.count - kept) * 96
      print("soak: \(early >> 10) KB after 10 s, \(grown >> 10) KB more after 60 s")
      #expect(Double(grown) < Double(early) * 0.05)
    }
  }
}

import PlatformKit
import Testing
import XTestRig

@testable import X11Kit

extension LiveTests {
  @MainActor
  @Suite struct ManagerHandOverTests {
    @Test func aManagerKeepsWhatTheProgramOffered() throws {
      let rig = try ClipboardRig(clock: SteppingClock(step: 0.001))
      let manager = try ClipboardManager(on: rig.server)
      defer { manager.stop() }
      let long = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 / 17) }
      try rig.offer([ClipboardFormat.text: Array("kept".utf8), "image/png": long])
      rig.platform.handOverClipboard()
      #expect(manager.saved["UTF8_STRING"] == Array("kept".utf8))
      #expect(manager.saved["image/png"] == long)
      rig.settle()
      #expect(rig.clipboard.offer == nil, "the manager owns the clipboard now")
    }

    @Test func whatWasCopiedInTheLastMomentIsKeptToo() throws {
      let rig = try ClipboardRig(clock: SteppingClock(step: 0.001))
      let manager = try ClipboardManager(on: rig.server)
      defer { manager.stop() }
      rig.clipboard.setOffer(
        ClipboardOffer(formats: [ClipboardFormat.text]) { $1(Array("late".utf8)) })
      rig.platform.handOverClipboard()
      #expect(manager.saved["UTF8_STRING"] == Array("late".utf8))
    }

    @Test func secretsAreNotKept() throws {
      let rig = try ClipboardRig(clock: SteppingClock(step: 0.001))
      let manager = try ClipboardManager(on: rig.server)
      defer { manager.stop() }
      try rig.offer([ClipboardFormat.text: Array("secret".utf8)], outlivesProgram: false)
      rig.platform.handOverClipboard()
      #expect(manager.saved.isEmpty)
    }

    @Test func withoutAManagerTheEndComesAtOnce() throws {
      let clock = SteppingClock(step: 0.001)
      let rig = try ClipboardRig(clock: clock)
      try rig.offer([ClipboardFormat.text: [65]])
      let start = clock.now()
      rig.platform.handOverClipboard()
      #expect(clock.now() - start < 0.05)
    }

    @Test func aManagerThatDoesNothingIsNotWaitedForLong() throws {
      let clock = SteppingClock(step: 0.3)
      let rig = try ClipboardRig(clock: clock)
      let manager = try ClipboardManager(on: rig.server, answers: false)
      defer { manager.stop() }
      try rig.offer([ClipboardFormat.text: [65]])
      let start = clock.now()
      rig.platform.handOverClipboard()
      #expect(clock.now() - start < 6 * ClipboardTimeout.end)
      #expect(rig.clipboard.offer != nil)
    }
  }
}

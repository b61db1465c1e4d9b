import Diagnostics
import PlatformKit
import Synchronization
import Testing
import XTestRig

@testable import X11Kit

extension LiveTests {
  /// Another program owns; this one asks.
  @MainActor
  @Suite struct SelectionReadTests {
    private func rig(
      _ answers: [String: SelectionPeer.Answer], clock: any HostClock = ManualClock()
    ) throws -> (ClipboardRig, SelectionPeer) {
      let rig = try ClipboardRig(clock: clock)
      let peer = try rig.addPeer()
      let count = rig.clipboard.changeCount
      peer.own("CLIPBOARD", answers: answers)
      try rig.wait("the change") { rig.clipboard.changeCount > count }
      return (rig, peer)
    }

    @Test func formatsAreNamedOnceAndWithoutTheProtocols() throws {
      let (rig, _) = try rig([
        "UTF8_STRING": .data([65], type: "UTF8_STRING"), "STRING": .refusal, "TIMESTAMP": .refusal,
        "text/html": .refusal, "MULTIPLE": .refusal, "com.example.note": .refusal,
      ])
      let formats = try rig.formats().get()
      #expect(Set(formats) == [ClipboardFormat.text, "text/html", "com.example.note"])
      #expect(formats.count == 3)
    }

    @Test func aRefusedNameOfTextIsFollowedByTheNext() throws {
      let (rig, peer) = try rig(["STRING": .data([71, 0xFC], type: "STRING")])
      #expect(try rig.read(ClipboardFormat.text).get() == Array("Gü".utf8))
      #expect(peer.requests == ["UTF8_STRING", "text/plain;charset=utf-8", "STRING"])
    }

    @Test func whatNobodyGivesIsRefused() throws {
      let (rig, _) = try rig([:])
      #expect(try rig.read("image/png") == .failure(.refused))
      #expect(try rig.read(ClipboardFormat.text) == .failure(.refused))
      #expect(rig.service.reads.isEmpty)
    }

    @Test func partsArePutTogether() throws {
      let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 / 13) }
      let (rig, _) = try rig(["image/png": .parts(bytes, type: "image/png", size: 999)])
      #expect(try rig.read("image/png").get() == bytes)
    }

    @Test func nothingInPartsIsEmpty() throws {
      let (rig, _) = try rig(["image/png": .parts([], type: "image/png", size: 10)])
      #expect(try rig.read("image/png").get() == [])
    }

    @Test func severalReadsRunAtTheSameTime() throws {
      let (rig, _) = try rig([
        "image/png": .parts(Array(repeating: 1, count: 5000), type: "image/png", size: 100),
        "image/gif": .parts(Array(repeating: 2, count: 5000), type: "image/gif", size: 70),
        "UTF8_STRING": .data([65], type: "UTF8_STRING"),
      ])
      var results: [String: [UInt8]] = [:]
      for format in ["image/png", "image/gif", ClipboardFormat.text] {
        rig.clipboard.read(format) { results[format] = try? $0.get() }
      }
      try rig.wait("all data") { results.count == 3 }
      #expect(results["image/png"] == Array(repeating: 1, count: 5000))
      #expect(results["image/gif"] == Array(repeating: 2, count: 5000))
      #expect(results[ClipboardFormat.text] == [65])
    }

    @Test func anAnswerWithoutDataIsARefusal() throws {
      let (rig, _) = try rig(["image/png": .lie])
      #expect(try rig.read("image/png") == .failure(.refused))
    }

    /// xclip answers every target with text.
    @Test func textInPlaceOfAPictureIsARefusal() throws {
      let (rig, _) = try rig(["image/png": .data([65], type: "UTF8_STRING")])
      #expect(try rig.read("image/png") == .failure(.refused))
    }

    @Test func listsOfNonsenseNameNoFormats() throws {
      let (rig, peer) = try rig([
        "TARGETS": .list([0, 1 << 31, 0xFFFF_FFFF, 99_999_999], type: "ATOM")
      ])
      #expect(try rig.formats().get() == [])
      peer.own("CLIPBOARD", answers: ["TARGETS": .data([1, 2, 3], type: "STRING")])
      rig.settle()
      #expect(try rig.formats() == .failure(.refused))
    }

    @Test func anOwnerThatNeverAnswersIsGivenUpInTime() throws {
      let clock = ManualClock()
      let (rig, _) = try rig(["image/png": .silence], clock: clock)
      var result: Result<[UInt8], ClipboardFailure>?
      rig.clipboard.read("image/png") { result = $0 }
      rig.settle()
      clock.advance(to: clock.now() + (ClipboardTimeout.answer - 0.1))
      rig.pump()
      #expect(result == nil)
      clock.advance(to: clock.now() + 0.2)
      rig.pump()
      #expect(result == .failure(.timedOut))
    }

    @Test func anAnswerThatComesTooLateIsNotTakenForTheNextReads() throws {
      let clock = ManualClock()
      let (rig, peer) = try rig(["image/png": .silence], clock: clock)
      var results: [Result<[UInt8], ClipboardFailure>] = []
      rig.clipboard.read("image/png") { results.append($0) }
      try rig.wait("the first request") { peer.requests.count == 1 }
      clock.advance(to: clock.now() + ClipboardTimeout.answer + 1)
      rig.pump()
      #expect(results == [.failure(.timedOut)])
      rig.clipboard.read("image/png") { results.append($0) }
      try rig.wait("the second request") { peer.requests.count == 2 }
      peer.answerLate([1], type: "image/png")
      rig.settle()
      #expect(results.count == 1)
      peer.answerLate([2], type: "image/png")
      try rig.wait("the answer") { results.count == 2 }
      #expect(results.last == .success([2]))
    }

    /// A server keeps names until it ends.
    @Test(arguments: [true, false]) func failedReadsLeaveNoNamesOnTheServer(isSilent: Bool) throws {
      let clock = ManualClock()
      let (rig, peer) = try rig(["image/png": isSilent ? .silence : .lie], clock: clock)
      let before = peer.atom("BEFORE")
      for count in 1...20 {
        var result: Result<[UInt8], ClipboardFailure>?
        rig.clipboard.read("image/png") { result = $0 }
        try rig.wait("the request") { peer.requests.count == count }
        if isSilent { clock.advance(to: clock.now() + ClipboardTimeout.answer + 1) }
        try rig.wait("the end") { result != nil }
        #expect(result == .failure(isSilent ? .timedOut : .refused))
      }
      #expect(peer.atom("AFTER") == before + 1)
      #expect(rig.service.reads.isEmpty)
    }

    @Test func anOwnerThatStopsInTheMiddleIsGivenUp() throws {
      let clock = ManualClock()
      let bytes = Array(repeating: UInt8(3), count: 1000)
      let (rig, _) = try rig(
        ["image/png": .parts(bytes, type: "image/png", size: 100, count: 4)], clock: clock)
      var result: Result<[UInt8], ClipboardFailure>?
      rig.clipboard.read("image/png") { result = $0 }
      // A part that is still on its way when the clock moves begins the time anew.
      for _ in 0..<10 where result == nil {
        rig.settle()
        clock.advance(to: clock.now() + ClipboardTimeout.answer + 1)
        rig.pump()
      }
      #expect(result == .failure(.timedOut))
    }

    @Test func anOwnerThatDiesInTheMiddleIsGivenUp() throws {
      let clock = ManualClock()
      let (rig, peer) = try rig(
        [
          "image/png": .parts(
            Array(repeating: 3, count: 1000), type: "image/png", size: 100, count: 2)
        ],
        clock: clock)
      var result: Result<[UInt8], ClipboardFailure>?
      rig.clipboard.read("image/png") { result = $0 }
      rig.settle()
      let count = rig.clipboard.changeCount
      peer.die()
      try rig.wait("the change") { rig.clipboard.changeCount > count }
      clock.advance(to: clock.now() + ClipboardTimeout.answer + 1)
      rig.pump()
      #expect(result == .failure(.timedOut))
      #expect(try rig.read("image/png") == .failure(.empty))
    }

    /// A part every few seconds is no silence, but the whole has a limit too.
    @Test func anOwnerThatTricklesIsGivenUpInTheEnd() throws {
      let clock = ManualClock()
      let (rig, _) = try rig(["image/png": .endless(size: 1)], clock: clock)
      var result: Result<[UInt8], ClipboardFailure>?
      rig.clipboard.read("image/png") { result = $0 }
      for _ in 0..<40 where result == nil {
        rig.settle()
        clock.advance(to: clock.now() + ClipboardTimeout.answer / 2)
      }
      rig.pump()
      #expect(result == .failure(.timedOut))
      #expect(clock.now().seconds - 1000 < ClipboardTimeout.whole + ClipboardTimeout.answer)
    }

    @Test func dataWithoutEndAreGivenUpAtTheLimit() throws {
      let log = Mutex<[String]>([])
      let observation = LogObservation { line in log.withLock { $0.append(line.message) } }
      let (rig, _) = try rig(["image/png": .endless(size: 8 << 20)])
      var result: Result<[UInt8], ClipboardFailure>?
      rig.clipboard.read("image/png") { result = $0 }
      try rig.wait("the limit") { result != nil }
      withExtendedLifetime(observation) {}
      #expect(result == .failure(.tooLong))
      #expect(log.withLock { $0 }.contains { $0.contains("more than") })
    }

    /// The clock steps when it is looked at, so the waits are counted and not measured.
    @Test func mainWaitsAFewMillisecondsForAStalledOwnerAndOnlyOnce() throws {
      let clock = SteppingClock(step: 0.01)
      let rig = try ClipboardRig(clock: clock)
      let peer = try SelectionPeer(on: rig.server)
      peer.own("CLIPBOARD", answers: [:])
      rig.settle()
      rig.clipboard.read(ClipboardFormat.text) { _ in }
      let start = clock.now()
      #expect(!rig.clipboard.wait { false })
      let first = clock.now() - start
      #expect(first <= ClipboardTimeout.main + 0.05)
      let again = clock.now()
      for _ in 0..<10 { #expect(!rig.clipboard.wait { false }) }
      // Each looks at the clock three or four times: no loop of waiting.
      #expect(clock.now() - again <= 10 * 0.05)
      peer.own("CLIPBOARD", answers: [:])
      rig.settle()
      let next = clock.now()
      #expect(!rig.clipboard.wait { false })
      #expect(clock.now() - next > 0.04, "new contents get their time")
    }

    @Test func whatArrivesWhileMainWaitsIsThere() throws {
      let rig = try ClipboardRig(clock: SystemClock())
      try rig.run(["xclip", "-i", "-selection", "clipboard"], input: [72, 105])
      rig.settle()
      // The owner is another process, whose answer main waits for. A busy machine may need a few times.
      var result: Result<[UInt8], ClipboardFailure>?
      rig.clipboard.read(ClipboardFormat.text) { result = $0 }
      if !rig.clipboard.wait(until: { result != nil }) { try rig.wait("data") { result != nil } }
      #expect(result == .success([72, 105]))
    }

    @Test func aLostServerEndsWhatIsUnderWay() throws {
      let (rig, _) = try rig(["image/png": .silence])
      var result: Result<[UInt8], ClipboardFailure>?
      rig.clipboard.read("image/png") { result = $0 }
      rig.pump()
      rig.server.kill()
      let deadline = SystemClock().now() + 60
      while result == nil, SystemClock().now() < deadline {
        repeat { rig.platform.drainEvents { _ in } } while rig.platform.flush()
      }
      #expect(result == .failure(.disconnected))
      rig.clipboard.setOffer(ClipboardOffer(formats: ["a/b"]) { $1(nil) })
      #expect(try rig.read("image/png") == .failure(.disconnected))
      rig.platform.handOverClipboard()
    }
  }
}

import Diagnostics
import PlatformKit
import Synchronization
import Testing
import XTestRig

@testable import X11Kit

extension LiveTests {
  /// This program owns; another one asks.
  @MainActor
  @Suite struct SelectionOwnerTests {
    private static let text = Array("Grüße".utf8)

    /// Asks, and waits for the answer.
    private func ask(
      _ rig: ClipboardRig, _ peer: SelectionPeer, _ target: String, property: String? = "P",
      time: UInt = 0
    ) throws -> (property: String?, value: (type: String, bytes: [UInt8], items: [UInt])?) {
      let count = peer.notices.count
      peer.ask("CLIPBOARD", target, property: property, time: time)
      try rig.wait("an answer") { peer.notices.count > count }
      let answer = try #require(peer.notices.last)
      return (answer.property, answer.property.flatMap { peer.property($0) })
    }

    private func offeringRig() throws -> (ClipboardRig, SelectionPeer) {
      let rig = try ClipboardRig()
      try rig.offer([ClipboardFormat.text: Self.text, "image/png": [1, 2, 3]])
      return (rig, try rig.addPeer())
    }

    @Test func targetsNameEverythingThatCanBeAskedFor() throws {
      let (rig, peer) = try offeringRig()
      let answer = try ask(rig, peer, "TARGETS")
      let wanted = [
        "TARGETS", "MULTIPLE", "TIMESTAMP", "SAVE_TARGETS", "UTF8_STRING", "STRING", "TEXT",
        "text/plain", "text/plain;charset=utf-8", "image/png",
      ]
      #expect(answer.value?.type == "ATOM")
      #expect(Set(answer.value?.items ?? []) == Set(wanted.map { UInt(peer.atom($0)) }))
    }

    @Test func timestampIsWhenOwnershipBegan() throws {
      let (rig, peer) = try offeringRig()
      let answer = try ask(rig, peer, "TIMESTAMP")
      #expect(answer.value?.type == "INTEGER")
      #expect(answer.value?.items == [try #require(rig.clipboard.ownedSince)])
      #expect(rig.clipboard.ownedSince != 0, "never CurrentTime")
    }

    @Test func eachNameOfTextHasItsEncoding() throws {
      let (rig, peer) = try offeringRig()
      let utf8 = try ask(rig, peer, "UTF8_STRING").value
      #expect(utf8?.type == "UTF8_STRING" && utf8?.bytes == Self.text)
      let latin = try ask(rig, peer, "STRING").value
      #expect(latin?.type == "STRING" && latin?.bytes == [71, 114, 0xFC, 0xDF, 101])
      #expect(try ask(rig, peer, "TEXT").value?.type == "UTF8_STRING")
    }

    @Test func whatIsNotOfferedIsRefused() throws {
      let (rig, peer) = try offeringRig()
      for target in ["image/jpeg", "DELETE", "NONSENSE"] {
        #expect(try ask(rig, peer, target).property == nil)
      }
    }

    @Test func aRequestFromBeforeTheOwnershipIsRefused() throws {
      let (rig, peer) = try offeringRig()
      let since = try #require(rig.clipboard.ownedSince)
      #expect(try ask(rig, peer, "UTF8_STRING", time: since - 1).property == nil)
      #expect(try ask(rig, peer, "UTF8_STRING", time: since).property == "P")
    }

    @Test func anOldProgramsPropertyIsTheTarget() throws {
      let (rig, peer) = try offeringRig()
      #expect(try ask(rig, peer, "UTF8_STRING", property: nil).property == "UTF8_STRING")
    }

    @Test func severalTargetsAreAnsweredTogether() throws {
      let (rig, peer) = try offeringRig()
      peer.askMultiple(
        "CLIPBOARD",
        [("UTF8_STRING", "A"), ("image/gif", "B"), ("image/png", "C"), ("TIMESTAMP", "D")])
      try rig.wait("an answer") { !peer.notices.isEmpty }
      #expect(peer.notices.map(\.property) == ["PAIRS"])
      #expect(peer.property("A")?.bytes == Self.text)
      #expect(peer.property("B") == nil)
      #expect(peer.property("C")?.bytes == [1, 2, 3])
      let pairs = try #require(peer.property("PAIRS")?.items)
      #expect(pairs.count == 8 && pairs[3] == 0, "what could not be had has no property")
      #expect(pairs[1] == UInt(peer.atom("A")))
    }

    @Test func severalTargetsWithoutAListAreRefused() throws {
      let (rig, peer) = try offeringRig()
      #expect(try ask(rig, peer, "MULTIPLE", property: "NOTHING").property == nil)
    }

    @Test func severalReadersGetTheirPartsAtTheSameTime() throws {
      let rig = try ClipboardRig()
      let long = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 / 251) }
      try rig.offer(["image/png": long])
      let peers = [try rig.addPeer(), try rig.addPeer()]
      for peer in peers {
        peer.ask("CLIPBOARD", "image/png", property: "A")
        peer.ask("CLIPBOARD", "image/png", property: "B")
      }
      try rig.wait("all parts") {
        peers.allSatisfy { $0.parts.count == 2 && $0.parts.values.allSatisfy(\.isComplete) }
      }
      for peer in peers { #expect(peer.parts.values.allSatisfy { $0.bytes == long }) }
      #expect(rig.service.writes.isEmpty)
    }

    /// Its window has been watched for a while for another reason.
    @Test func aReaderThatIsTheSettingsManagerIsHeardAfterwards() throws {
      let rig = try ClipboardRig()
      try rig.offer(["image/png": [UInt8](repeating: 1, count: 1_000_000)])
      let peer = try rig.addPeer()
      func theme() -> String? { rig.platform.settings.settings?.texts["Net/ThemeName"] }
      peer.setSettings(texts: ["Net/ThemeName": "Day"])
      try rig.wait("a theme") { theme() == "Day" }
      peer.ask("CLIPBOARD", "image/png", property: "P")
      try rig.wait("all parts") {
        peer.parts["P"]?.isComplete == true && rig.service.writes.isEmpty
      }
      peer.setSettings(texts: ["Net/ThemeName": "Night"])
      try rig.wait("another theme", seconds: 60) { theme() == "Night" }
    }

    @Test(arguments: [0, 1, 262_143, 262_144, 262_145, 524_288])
    func sizesAroundARequestsArrive(size: Int) throws {
      let rig = try ClipboardRig()
      let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0) }
      try rig.offer(["image/png": bytes])
      let peer = try rig.addPeer()
      let answer = try ask(rig, peer, "image/png")
      if answer.value?.type == "INCR" || peer.parts["P"] != nil {
        try rig.wait("all parts") { peer.parts["P"]?.isComplete == true }
        #expect(peer.parts["P"]?.bytes == bytes)
      } else {
        #expect(answer.value?.bytes == bytes)
      }
    }

    @Test func aReaderThatStallsIsGivenUpAndBlocksNobody() throws {
      let clock = ManualClock()
      let rig = try ClipboardRig(clock: clock)
      try rig.offer([
        ClipboardFormat.text: Self.text, "image/png": Array(repeating: 7, count: 1 << 20),
      ])
      let (stalled, other) = (try rig.addPeer(), try rig.addPeer())
      stalled.takesParts = false
      #expect(try ask(rig, stalled, "image/png").property == "P")
      #expect(rig.service.writes.count == 1)
      #expect(try ask(rig, other, "UTF8_STRING").value?.bytes == Self.text)
      let log = Mutex(0)
      let observation = LogObservation {
        if $0.message.contains("stopped reading") { log.withLock { $0 += 1 } }
      }
      clock.advance(to: clock.now() + ClipboardTimeout.answer + 1)
      rig.pump()
      withExtendedLifetime(observation) {}
      #expect(rig.service.writes.isEmpty)
      #expect(log.withLock { $0 } == 1)
    }

    @Test func aReaderThatDiesEndsItsTransfer() throws {
      let rig = try ClipboardRig()
      try rig.offer(["image/png": Array(repeating: 7, count: 4 << 20)])
      let peer = try rig.addPeer()
      peer.takesParts = false
      #expect(try ask(rig, peer, "image/png").property == "P")
      #expect(rig.service.writes.count == 1)
      peer.die()
      try rig.wait("the end of the transfer") { rig.service.writes.isEmpty }
      let other = try rig.addPeer()
      #expect(try ask(rig, other, "TARGETS").property == "P", "we live")
    }

    @Test func aReaderThatIsGoneBeforeTheAnswerHarmsNobody() throws {
      let rig = try ClipboardRig()
      try rig.offer([ClipboardFormat.text: Self.text])
      let peer = try rig.addPeer()
      peer.ask("CLIPBOARD", "UTF8_STRING", property: "P")
      peer.die()
      rig.settle()
      let other = try rig.addPeer()
      #expect(try ask(rig, other, "UTF8_STRING").value?.bytes == Self.text)
    }

    @Test func dataThatAreNeverMadeAreRefusedInTime() throws {
      let clock = ManualClock()
      let rig = try ClipboardRig(clock: clock)
      rig.clipboard.setOffer(ClipboardOffer(formats: ["image/png"]) { _, _ in })
      try rig.wait("ownership") { rig.clipboard.ownedSince != nil }
      let peer = try rig.addPeer()
      peer.ask("CLIPBOARD", "image/png", property: "P")
      try rig.wait("the request") { !rig.service.answers.isEmpty }
      clock.advance(to: clock.now() + ClipboardTimeout.answer + 1)
      try rig.wait("an answer") { !peer.notices.isEmpty }
      #expect(peer.notices.last?.property == nil)
      #expect(rig.service.answers.isEmpty)
    }

    @Test func dataMadeLaterAreSentThen() throws {
      let rig = try ClipboardRig()
      var waiting: (@MainActor ([UInt8]?) -> Void)?
      rig.clipboard.setOffer(ClipboardOffer(formats: ["image/png"]) { waiting = $1 })
      try rig.wait("ownership") { rig.clipboard.ownedSince != nil }
      let peer = try rig.addPeer()
      peer.ask("CLIPBOARD", "image/png", property: "P")
      try rig.wait("the request") { waiting != nil }
      #expect(peer.notices.isEmpty)
      waiting?([9, 8])
      waiting?([1])
      try rig.wait("an answer") { !peer.notices.isEmpty }
      #expect(peer.property("P")?.bytes == [9, 8])
      #expect(peer.notices.count == 1)
    }

    @Test func withoutTheExtensionALossIsNoticedToo() throws {
      let rig = try ClipboardRig(arguments: ["-extension", "XFIXES"])
      #expect(!rig.clipboard.isWatched)
      try rig.offer([ClipboardFormat.text: Self.text])
      let count = rig.clipboard.changeCount
      let peer = try rig.addPeer()
      peer.own("CLIPBOARD", answers: ["UTF8_STRING": .data([65], type: "UTF8_STRING")])
      rig.settle()
      #expect(rig.clipboard.offer == nil)
      #expect(try rig.read(ClipboardFormat.text).get() == [65])
      #expect(rig.clipboard.changeCount > count)
    }
  }
}

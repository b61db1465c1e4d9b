import CUIXlib
import Glibc
import PlatformKit
import Testing
import XTestRig

@testable import X11Kit

extension LiveTests {
  /// Another program drags over this one's window.
  @MainActor @Suite struct XdndIncomingDragTests {
    private func enter(_ rig: DragRig, _ types: [String] = ["UTF8_STRING"]) {
      rig.peer.own(
        "XdndSelection", answers: ["UTF8_STRING": .data(Array("pear".utf8), type: "UTF8_STRING")])
      rig.peer.enter(rig.window.handle, types)
    }

    private func hover(_ rig: DragRig, x: UInt = 50, y: UInt = 45) throws {
      let count = rig.book.count
      rig.peer.drag(over: rig.window.handle, x: x, y: y)
      try rig.wait("a move") { rig.book.count > count }
      try rig.wait("an answer") { rig.lastMessage?.name == "XdndStatus" }
    }

    private func read(_ rig: DragRig, _ format: String) throws -> Result<[UInt8], ClipboardFailure>
    {
      var result: Result<[UInt8], ClipboardFailure>?
      rig.drag?.read(format) { result = $0 }
      try rig.wait("data") { result != nil }
      return try #require(result)
    }

    @Test func theWindowSaysThatItTakesDrags() throws {
      let rig = try DragRig()
      #expect(
        rig.platform.connection.items(
          of: rig.platform.connection.atoms[.dragAware], in: rig.window.handle) == [5])
    }

    @Test func whatIsDroppedIsReadAndTheSourceIsTold() throws {
      let rig = try DragRig()
      enter(rig)
      try hover(rig)
      #expect(rig.book == ["moved 10,15"])
      let status = try #require(rig.lastMessage)
      #expect(status.words == [rig.window.handle, 3, 0, 0, rig.peer.atom("XdndActionCopy")])
      #expect(rig.drag?.formats == [ClipboardFormat.text])
      rig.peer.drop(on: rig.window.handle, time: 1234)
      try rig.wait("the drop") { rig.book.last == "dropped" }
      #expect(try read(rig, ClipboardFormat.text).get() == Array("pear".utf8))
      #expect(rig.peer.requestTimes == [1234], "some sources know their drags by the time")
      rig.drag?.finish(.copy)
      try rig.wait("the end") { rig.lastMessage?.name == "XdndFinished" }
      #expect(
        rig.lastMessage?.words == [rig.window.handle, 1, rig.peer.atom("XdndActionCopy"), 0, 0])
      #expect(try read(rig, ClipboardFormat.text) == .failure(.refused), "it is over")
    }

    @Test func moreThanThreeTypesAreListed() throws {
      let rig = try DragRig()
      enter(rig, ["text/html", "text/uri-list", "UTF8_STRING", "STRING", "image/png"])
      try hover(rig)
      #expect(
        rig.drag?.formats == ["text/html", "text/uri-list", ClipboardFormat.text, "image/png"])
    }

    @Test func movesThatComeTogetherAreOneAndAllAreAnswered() throws {
      let rig = try DragRig()
      enter(rig)
      rig.settle()
      for x in 50..<60 { rig.peer.drag(over: rig.window.handle, x: UInt(x), y: 40) }
      // The server has all of them, and then this program.
      _ = rig.peer.owner(of: "XdndSelection")
      XSync(rig.platform.connection.display, False)
      try rig.wait("answers") { rig.peer.messages.count == 10 }
      #expect(rig.book == ["moved 19,10"])
      #expect(rig.peer.messages.allSatisfy { $0.name == "XdndStatus" })
    }

    @Test func whatNobodyWantsIsRefused() throws {
      let rig = try DragRig()
      rig.answer = nil
      enter(rig)
      try hover(rig)
      #expect(rig.lastMessage?.words == [rig.window.handle, 2, 0, 0, 0])
      rig.peer.drop(on: rig.window.handle)
      try rig.wait("the end") { rig.lastMessage?.name == "XdndFinished" }
      #expect(rig.lastMessage?.words == [rig.window.handle, 0, 0, 0, 0])
      #expect(rig.book == ["moved 10,15", "left"])
    }

    @Test func onlyWhatMayBeMovedIsMoved() throws {
      let rig = try DragRig()
      rig.answer = .move
      enter(rig)
      try hover(rig)
      #expect(rig.drag?.allowsMove == false && rig.lastMessage?.words[1] == 2)
      rig.peer.drag(over: rig.window.handle, x: 60, y: 45, action: "XdndActionMove")
      try rig.wait("a move") { rig.lastMessage?.words[1] == 3 }
      #expect(rig.lastMessage?.words[4] == rig.peer.atom("XdndActionMove"))
    }

    @Test func aDragThatLeavesIsOver() throws {
      let rig = try DragRig()
      enter(rig)
      try hover(rig)
      rig.peer.send("XdndLeave", to: rig.window.handle, [rig.peer.window])
      try rig.wait("the leave") { rig.book.last == "left" }
      rig.peer.drop(on: rig.window.handle)
      rig.settle()
      #expect(rig.book == ["moved 10,15", "left"])
    }

    @Test func liesAreIgnored() throws {
      let rig = try DragRig()
      let (peer, window, own) = (rig.peer, rig.window.handle, rig.source)
      rig.settle()
      peer.drop(on: window)
      peer.drag(over: window, x: 50, y: 45)
      peer.send("XdndLeave", to: window, [peer.window])
      peer.send("XdndStatus", to: own, [window, 1, 0, 0, 0])
      peer.send("XdndFinished", to: own, [window, 1])
      for (source, version): (Window, UInt) in [
        (peer.window, 2), (window, 5), (own, 5), (0, 5), (0xFFFF_FFFF, 5),
      ] {
        peer.enter(window, ["UTF8_STRING"], version: version, from: source)
        peer.send("XdndPosition", to: window, [source, 0, 50 << 16 | 45, 1, 0])
        peer.send("XdndDrop", to: window, [source, 0, 1])
      }
      peer.enter(window, ["UTF8_STRING"])
      peer.send("XdndPosition", to: window, [rig.platform.connection.root, 0, 50 << 16 | 45, 1, 0])
      rig.settle()
      #expect(rig.book.isEmpty && peer.messages.isEmpty)
      try hover(rig)
      #expect(rig.book == ["moved 10,15"], "the truth is heard all the same")
    }

    @Test func aSourceThatDiesOverTheWindowLeavesIt() throws {
      let rig = try DragRig()
      enter(rig)
      try hover(rig)
      rig.peer.die()
      try rig.wait("the leave") { rig.book.last == "left" }
    }

    /// Events that have been read already are heard as soon as the answer is sent.
    @Test func aSourceThatEndsWithItsAnswerHasNotDiedInTheDrag() throws {
      let rig = try DragRig()
      enter(rig)
      try hover(rig)
      rig.peer.drop(on: rig.window.handle)
      try rig.wait("the drop") { rig.book.last == "dropped" }
      let (connection, clipboards) = (rig.platform.connection, rig.platform.madeClipboards())
      #expect(!clipboards.deathWatches.isEmpty)
      var isWatched: Bool?
      connection.onQueuedEvents = { isWatched = !clipboards.deathWatches.isEmpty }
      rig.peer.die()
      for _ in 0..<60_000 where XEventsQueued(connection.display, QueuedAfterReading) == 0 {
        usleep(1_000)
      }
      rig.drag?.finish(.copy)
      connection.onQueuedEvents = {}
      #expect(isWatched == false)
    }

    @Test func aSourceThatDiesAfterTheDropEndsTheReads() throws {
      let rig = try DragRig()
      enter(rig)
      rig.peer.answers["UTF8_STRING"] = .silence
      try hover(rig)
      rig.peer.drop(on: rig.window.handle)
      try rig.wait("the drop") { rig.book.last == "dropped" }
      var result: Result<[UInt8], ClipboardFailure>?
      rig.drag?.read(ClipboardFormat.text) { result = $0 }
      rig.settle()
      #expect(result == nil)
      rig.peer.die()
      try rig.wait("the failure") { result != nil }
      #expect(result == .failure(.refused))
      rig.drag?.finish(nil)
      rig.settle()
    }

    @Test func aSourceThatStallsIsGivenUp() throws {
      let rig = try DragRig()
      enter(rig)
      rig.peer.answers["UTF8_STRING"] = .silence
      try hover(rig)
      rig.peer.drop(on: rig.window.handle)
      try rig.wait("the drop") { rig.book.last == "dropped" }
      var result: Result<[UInt8], ClipboardFailure>?
      rig.drag?.read(ClipboardFormat.text) { result = $0 }
      rig.settle()
      #expect(result == nil)
      rig.advance(ClipboardTimeout.answer + 0.1)
      #expect(result == .failure(.timedOut))
    }

    @Test func aWindowThatClosesIsLeft() throws {
      let rig = try DragRig()
      enter(rig)
      try hover(rig)
      rig.window.close()
      rig.pump()
      #expect(rig.book.last == "left")
    }
  }
}

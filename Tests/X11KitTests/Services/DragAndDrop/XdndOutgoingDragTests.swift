import CUIXlib
import Glibc
import PlatformKit
import RasterKit
import Testing
import XTestRig

@testable import X11Kit

extension LiveTests {
  /// This program drags over another one's window, which is at (400, 300).
  @MainActor @Suite struct XdndOutgoingDragTests {
    private let inside = PixelPoint(x: 420, y: 330)
    private let text = ClipboardFormat.text

    private func begin(
      _ rig: DragRig, allowsMove: Bool = false, isOffered: Bool = true
    ) throws -> any DesktopDrag {
      let offer = rig.offer([text: Array("pear".utf8), "image/png": [1, 2, 3]])
      let drag = try #require(
        rig.platform.beginDrag(isOffered ? offer : nil, allowsMove: allowsMove))
      try rig.wait("ownership") {
        !isOffered || rig.peer.owner(of: "XdndSelection") == rig.source
      }
      rig.settle()
      return drag
    }

    /// Goes over the target, which says what it would do.
    private func hover(
      _ drag: any DesktopDrag, _ rig: DragRig, _ target: Window, _ action: String?
    ) throws {
      drag.move(to: inside, wish: .copy)
      try rig.wait("a position") { rig.peer.names(of: target).last == "XdndPosition" }
      rig.peer.answer(rig.source, for: target, action)
      rig.settle()
    }

    @Test func theTargetIsToldAndTakesTheData() throws {
      let rig = try DragRig()
      let target = rig.peer.makeTarget(x: 400, y: 300)
      let drag = try begin(rig)
      var changes = 0
      drag.onChange = { changes += 1 }
      try hover(drag, rig, target, "XdndActionCopy")
      #expect(drag.ground == .program(.copy) && changes == 1)
      let enter = try #require(rig.peer.messages.first { $0.name == "XdndEnter" })
      #expect(enter.words[0] == rig.source && enter.words[1] == 5 << 24 | 1, "six targets: a list")
      let position = try #require(rig.peer.messages.last)
      #expect(position.words[2] == 420 << 16 | 330)
      #expect(position.words[4] == rig.peer.atom("XdndActionCopy"))
      #expect(rig.provided.isEmpty, "data are made when they are asked for")

      var done: [DragAction?] = []
      drag.drop { done.append($0) }
      try rig.wait("the drop") { rig.peer.names(of: target).last == "XdndDrop" }
      let time = try #require(rig.peer.messages.last?.words[2])
      rig.peer.ask("XdndSelection", "UTF8_STRING", property: "GOT", time: time)
      try rig.wait("the data") { rig.peer.property("GOT") != nil }
      #expect(rig.peer.property("GOT")?.bytes == Array("pear".utf8))
      #expect(rig.provided == [text] && done.isEmpty)
      rig.peer.finish(rig.source, for: target, "XdndActionCopy")
      try rig.wait("the end") { !done.isEmpty }
      #expect(done == [.copy])
      rig.settle()
      #expect(rig.peer.owner(of: "XdndSelection") == 0)
    }

    @Test func movesWaitForTheAnswer() throws {
      let rig = try DragRig()
      let target = rig.peer.makeTarget(x: 400, y: 300)
      let drag = try begin(rig)
      for x in 410..<420 { drag.move(to: PixelPoint(x: Int32(x), y: 310), wish: .copy) }
      rig.settle()
      #expect(rig.peer.names(of: target) == ["XdndEnter", "XdndPosition"])
      rig.peer.answer(rig.source, for: target, "XdndActionCopy")
      try rig.wait("the last place") { rig.peer.names(of: target).count == 3 }
      let last = try #require(rig.peer.messages.last)
      #expect(last.words[2] == 419 << 16 | 310)
    }

    @Test func whatIsUnderItIsFound() throws {
      let rig = try DragRig()
      let target = rig.peer.makeTarget(x: 400, y: 300)
      _ = rig.peer.makeTarget(x: 700, y: 300, version: nil)
      let drag = try begin(rig)
      drag.move(to: PixelPoint(x: 50, y: 40), wish: .copy)
      #expect(drag.ground == .window(rig.window.id))
      drag.move(to: inside, wish: .copy)
      #expect(drag.ground == .program(nil))
      drag.move(to: PixelPoint(x: 710, y: 310), wish: .copy)
      #expect(drag.ground == .nothing)
      rig.settle()
      #expect(rig.peer.names(of: target) == ["XdndEnter", "XdndPosition", "XdndLeave"])
      drag.cancel()
    }

    @Test func anotherProgramsWindowMayLieOverTheProgramsOwn() throws {
      let rig = try DragRig()
      _ = rig.peer.makeTarget(x: 100, y: 30)
      let drag = try begin(rig)
      drag.move(to: PixelPoint(x: 150, y: 60), wish: .copy)
      #expect(drag.ground == .program(nil))
      drag.move(to: PixelPoint(x: 60, y: 60), wish: .copy)
      #expect(drag.ground == .window(rig.window.id))
    }

    @Test func othersSeeNothingOfWhatIsNotOffered() throws {
      let rig = try DragRig()
      let target = rig.peer.makeTarget(x: 400, y: 300)
      let drag = try begin(rig, isOffered: false)
      drag.move(to: inside, wish: .copy)
      rig.settle()
      #expect(drag.ground == .nothing && rig.peer.names(of: target).isEmpty)
      #expect(rig.peer.owner(of: "XdndSelection") == 0)
    }

    @Test func aRefusalTakesItBack() throws {
      let rig = try DragRig()
      let target = rig.peer.makeTarget(x: 400, y: 300)
      let drag = try begin(rig)
      try hover(drag, rig, target, nil)
      var done: [DragAction?] = []
      drag.drop { done.append($0) }
      #expect(done == [nil])
      rig.settle()
      #expect(rig.peer.names(of: target).last == "XdndLeave")
    }

    @Test func onlyWhatMayBeMovedIsMoved() throws {
      let rig = try DragRig()
      let target = rig.peer.makeTarget(x: 400, y: 300)
      let drag = try begin(rig)
      try hover(drag, rig, target, "XdndActionMove")
      #expect(drag.ground == .program(.copy))
      drag.cancel()
      let moving = try begin(rig, allowsMove: true)
      try hover(moving, rig, target, "XdndActionMove")
      #expect(moving.ground == .program(.move))
      var done: [DragAction?] = []
      moving.drop { done.append($0) }
      rig.peer.finish(rig.source, for: target, "XdndActionMove")
      try rig.wait("the end") { !done.isEmpty }
      #expect(done == [.move])
    }

    @Test func aDropWaitsForALateAnswer() throws {
      let rig = try DragRig()
      let target = rig.peer.makeTarget(x: 400, y: 300)
      let drag = try begin(rig)
      drag.move(to: inside, wish: .copy)
      var done: [DragAction?] = []
      drag.drop { done.append($0) }
      rig.settle()
      #expect(done.isEmpty && rig.peer.names(of: target).last == "XdndPosition")
      rig.peer.answer(rig.source, for: target, "XdndActionCopy")
      try rig.wait("the drop") { rig.peer.names(of: target).last == "XdndDrop" }
      drag.cancel()
    }

    @Test func aTargetThatStallsIsGivenUp() throws {
      let rig = try DragRig()
      let target = rig.peer.makeTarget(x: 400, y: 300)
      var done: [DragAction?] = []
      let silent = try begin(rig)
      silent.move(to: inside, wish: .copy)
      silent.drop { done.append($0) }
      rig.advance(DragTimeout.answer - 0.1)
      #expect(done.isEmpty)
      rig.advance(0.2)
      #expect(done == [nil])
      let unfinished = try begin(rig)
      try hover(unfinished, rig, target, "XdndActionCopy")
      unfinished.drop { done.append($0) }
      rig.advance(DragTimeout.finish - 0.1)
      #expect(done.count == 1)
      rig.advance(0.2)
      #expect(done == [nil, nil])
    }

    @Test func aTargetThatDiesIsNobody() throws {
      let rig = try DragRig()
      let target = rig.peer.makeTarget(x: 400, y: 300)
      let drag = try begin(rig)
      try hover(drag, rig, target, "XdndActionCopy")
      rig.peer.destroy(target)
      try rig.wait("the death") { drag.ground == .nothing }
      let next = rig.peer.makeTarget(x: 400, y: 300)
      try hover(drag, rig, next, "XdndActionCopy")
      var done: [DragAction?] = []
      drag.drop { done.append($0) }
      rig.peer.destroy(next)
      try rig.wait("the end") { !done.isEmpty }
      #expect(done == [nil])
    }

    @Test func aProxyGetsTheMessages() throws {
      let rig = try DragRig()
      let target = rig.peer.makeTarget(x: 400, y: 300, version: nil)
      rig.peer.write("XdndProxy", [rig.peer.window], type: "WINDOW", of: target)
      rig.peer.write("XdndProxy", [rig.peer.window], type: "WINDOW", of: rig.peer.window)
      rig.peer.write("XdndAware", [5], of: rig.peer.window)
      let drag = try begin(rig)
      drag.move(to: inside, wish: .copy)
      try rig.wait("a position") { rig.peer.names(of: target).last == "XdndPosition" }
      rig.peer.answer(rig.source, for: target, "XdndActionCopy")
      try rig.wait("the answer") { drag.ground == .program(.copy) }
      drag.cancel()
    }

    @Test func theServersEndIsTheDrags() throws {
      let rig = try DragRig()
      let target = rig.peer.makeTarget(x: 400, y: 300)
      let drag = try begin(rig)
      try hover(drag, rig, target, "XdndActionCopy")
      var done: [DragAction?] = []
      drag.drop { done.append($0) }
      rig.server.kill()
      for _ in 0..<60_000 where done.isEmpty {
        repeat { rig.platform.drainEvents { _ in } } while rig.platform.flush()
        if done.isEmpty { usleep(1000) }
      }
      #expect(done == [nil])
    }
  }
}

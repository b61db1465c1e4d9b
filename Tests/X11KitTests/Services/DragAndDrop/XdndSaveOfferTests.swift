import CUIXlib
import PlatformKit
import RasterKit
import Testing
import XTestRig

@testable import X11Kit

private let directSave = "XdndDirectSave0"

extension LiveTests {
  /// This program drags a file that it promises, and drops it on another one's window at (400, 300).
  @MainActor @Suite struct XdndSaveOfferTests {
    @MainActor private final class Stage {
      let rig: DragRig
      let target: Window
      private(set) var drag: (any DesktopDrag)?
      /// Where the file was to be saved.
      private(set) var places: [SavePlace] = []
      private(set) var done: [DragAction?] = []
      private var time = Time(CurrentTime)

      /// The file is saved, or not, or the program never says.
      init(saves: Bool? = true) throws {
        rig = try DragRig()
        target = rig.peer.makeTarget(x: 400, y: 300)
        var offer = rig.offer(["application/octet-stream": Array("bytes".utf8)])
        offer.promise = FilePromise(name: "a note.txt") { [weak self] place, completion in
          self?.places.append(place)
          if let saves { completion(saves) }
        }
        drag = rig.platform.beginDrag(offer, allowsMove: false)
        try rig.wait("ownership") { rig.peer.owner(of: "XdndSelection") == rig.source }
        rig.settle()
      }

      func drop() throws {
        drag?.move(to: PixelPoint(x: 420, y: 330), wish: .copy)
        try rig.wait("a position") { rig.peer.names(of: target).last == "XdndPosition" }
        rig.peer.answer(rig.source, for: target, "XdndActionCopy")
        rig.settle()
        drag?.drop { [weak self] in self?.done.append($0) }
        try rig.wait("the drop") { rig.peer.names(of: target).last == "XdndDrop" }
        time = rig.peer.messages.last?.words[2] ?? time
      }

      /// The target wants the file at an address, if it says one.
      func ask(_ address: String?, target: String = directSave) {
        if let address { rig.peer.write(directSave, address, of: rig.source) }
        rig.peer.ask("XdndSelection", target, property: "GOT", time: time)
      }

      /// What it gets; nil is a refusal.
      func answer() throws -> String? {
        let count = rig.peer.notices.count
        try rig.wait("an answer") { rig.peer.notices.count > count }
        guard rig.peer.notices.last?.property != nil else { return nil }
        return (rig.peer.property("GOT")?.bytes).map { String(decoding: $0, as: UTF8.self) }
      }

      func finish(_ action: String?) throws {
        rig.peer.finish(rig.source, for: target, action)
        try rig.wait("the end") { !done.isEmpty }
        rig.settle()
      }

      /// What the source's window has: the name, and then the address.
      var words: String? {
        let property = rig.peer.property(directSave, of: rig.source)
        return property.map { String(decoding: $0.bytes, as: UTF8.self) }
      }
    }

    private let here = "file://\(HostName.current)/tmp/in%20here/a%20note.txt"

    @Test func theFileIsSavedWhereTheTargetWantsIt() throws {
      let stage = try Stage()
      #expect(stage.words == "a note.txt")
      #expect(stage.rig.peer.property(directSave, of: stage.rig.source)?.type == "text/plain")
      try stage.drop()
      let enter = try #require(stage.rig.peer.messages.first { $0.name == "XdndEnter" })
      #expect(enter.words.dropFirst(2).contains(stage.rig.peer.atom(directSave)))
      #expect(stage.places.isEmpty, "the file is made when it is asked for")
      stage.ask(here)
      #expect(try stage.answer() == "S")
      #expect(stage.places.map(\.path) == ["/tmp/in here/a note.txt"])
      stage.ask(here)
      #expect(try stage.answer() == nil, "once is enough")
      #expect(stage.places.count == 1)
      try stage.finish("XdndActionCopy")
      #expect(stage.done == [.copy])
      #expect(stage.words == nil, "the next drag finds nothing of it")
    }

    @Test func anotherHostGetsTheBytes() throws {
      let stage = try Stage()
      try stage.drop()
      stage.ask("file://elsewhere.example/tmp/a")
      #expect(try stage.answer() == "F")
      #expect(stage.places.isEmpty)
      stage.ask("", target: "application/octet-stream")
      #expect(try stage.answer() == "bytes")
      try stage.finish("XdndActionCopy")
      #expect(stage.done == [.copy])
    }

    @Test func aTargetThatSaysNoPlaceGetsNone() throws {
      let stage = try Stage()
      try stage.drop()
      stage.ask(nil)
      #expect(try stage.answer() == "F")
      #expect(stage.places.isEmpty)
    }

    @Test func nothingIsSavedBeforeTheDrop() throws {
      let stage = try Stage()
      stage.ask(here)
      #expect(try stage.answer() == nil)
      #expect(stage.places.isEmpty)
      stage.drag?.cancel()
    }

    @Test func aFailureIsToldAsOne() throws {
      let stage = try Stage(saves: false)
      try stage.drop()
      stage.ask(here)
      #expect(try stage.answer() == "E")
      try stage.finish(nil)
      #expect(stage.done == [nil])
    }

    @Test func aFileThatTakesTooLongIsGivenUp() throws {
      let stage = try Stage(saves: nil)
      try stage.drop()
      stage.ask(here)
      try stage.rig.wait("the order") { stage.places.count == 1 }
      stage.rig.advance(DragTimeout.save - 0.1)
      stage.rig.settle()
      #expect(stage.rig.peer.notices.isEmpty && stage.done.isEmpty)
      stage.rig.advance(0.2)
      try stage.rig.wait("an answer") { stage.rig.peer.notices.count == 1 }
      #expect(stage.rig.peer.property("GOT")?.bytes == Array("E".utf8))
      #expect(stage.places.first?.claim() == false, "it must not appear any more")
      stage.rig.advance(DragTimeout.finish + 0.1)
      #expect(stage.done == [nil], "and the target does not finish")
    }

    @Test func aFileThatIsAskedForAmongOthersHasItsTimeToo() throws {
      let stage = try Stage(saves: nil)
      try stage.drop()
      stage.rig.peer.write(directSave, here, of: stage.rig.source)
      stage.rig.peer.askMultiple(
        "XdndSelection", [(directSave, "SAVED"), ("application/octet-stream", "BYTES")])
      try stage.rig.wait("the order") { stage.places.count == 1 }
      stage.rig.advance(DragTimeout.save - 0.1)
      stage.rig.settle()
      #expect(stage.rig.peer.notices.isEmpty)
      stage.rig.advance(0.2)
      try stage.rig.wait("an answer") { stage.rig.peer.notices.count == 1 }
      #expect(stage.rig.peer.property("SAVED")?.bytes == Array("E".utf8))
      #expect(stage.rig.peer.property("BYTES")?.bytes == Array("bytes".utf8))
    }

    @Test func aTargetThatDiesWantsNoFile() throws {
      let stage = try Stage(saves: nil)
      try stage.drop()
      stage.ask(here)
      try stage.rig.wait("the order") { stage.places.count == 1 }
      stage.rig.peer.destroy(stage.target)
      try stage.rig.wait("the end") { !stage.done.isEmpty }
      #expect(stage.done == [nil] && stage.places.first?.claim() == false)
    }
  }
}

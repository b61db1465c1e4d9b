import CUIXlib
import PlatformKit
import Testing
import XTestRig

@testable import X11Kit

private let directSave = "XdndDirectSave0"

extension LiveTests {
  /// Another program drags a file that it promises over this one's window.
  @MainActor @Suite struct XdndSavedFileTests {
    private func answer(_ word: String) -> SelectionPeer.Answer {
      .data(Array(word.utf8), type: directSave)
    }

    /// It is over the window, and has been told that it may drop.
    private func hover(
      _ rig: DragRig, name: String, _ answer: SelectionPeer.Answer = .silence
    ) throws {
      rig.peer.own("XdndSelection", answers: [directSave: answer])
      rig.peer.write(directSave, name, of: rig.peer.window)
      rig.peer.enter(rig.window.handle, [directSave])
      let (former, messages) = (moves(rig), rig.peer.messages.count)
      rig.peer.drag(over: rig.window.handle, x: 50, y: 45)
      try rig.wait("an answer") {
        moves(rig) > former && rig.peer.messages.count > messages
          && rig.lastMessage?.name == "XdndStatus"
      }
    }

    private func moves(_ rig: DragRig) -> Int { rig.book.count { $0.hasPrefix("moved") } }

    private func drop(_ rig: DragRig) throws {
      rig.peer.drop(on: rig.window.handle)
      try rig.wait("the drop") { rig.book.last == "dropped" }
    }

    @Test func theSourceIsToldWhereAndWritesTheFile() throws {
      let rig = try DragRig()
      var place: (type: String, bytes: [UInt8], items: [UInt])?
      let write: @MainActor () -> [UInt8] = { [weak rig] in
        place = rig?.peer.property(directSave)
        return Array("S".utf8)
      }
      try hover(rig, name: "a note.txt", .made(write, type: directSave))
      #expect(rig.drag?.promisedName == "a note.txt")
      #expect(rig.drag?.formats == [], "a promise is no data")
      try drop(rig)
      var answers: [FilePromiseAnswer] = []
      rig.drag?.save(to: "/tmp/in here/a note.txt") { answers.append($0) }
      try rig.wait("the file") { !answers.isEmpty }
      #expect(answers == [.saved])
      let address = "file://\(HostName.current)/tmp/in%20here/a%20note.txt"
      #expect(place?.bytes == Array(address.utf8) && place?.type == "text/plain")
      rig.drag?.save(to: "/tmp/other") { answers.append($0) }
      #expect(answers == [.saved, .failed], "it is written once")
      rig.drag?.finish(.copy)
      try rig.wait("the end") { rig.lastMessage?.name == "XdndFinished" }
    }

    @Test func aNameThatLeadsElsewhereIsNone() throws {
      let rig = try DragRig()
      for name in ["../x", "a/b", "/tmp/x", "file:///tmp/x", "..", "", "be\u{7}ll"] {
        try hover(rig, name: name)
        #expect(rig.drag?.promisedName == nil, "\(name)")
      }
      rig.peer.drop(on: rig.window.handle)
      try rig.wait("the drop") { rig.book.last == "dropped" }
      var answers: [FilePromiseAnswer] = []
      rig.drag?.save(to: "/tmp/x") { answers.append($0) }
      #expect(answers == [.failed])
      rig.settle()
      #expect(rig.peer.requests.isEmpty)
    }

    @Test func nothingIsAskedForBeforeTheDrop() throws {
      let rig = try DragRig()
      try hover(rig, name: "a")
      var answers: [FilePromiseAnswer] = []
      rig.drag?.save(to: "/tmp/a") { answers.append($0) }
      #expect(answers == [.failed])
      rig.settle()
      #expect(rig.peer.requests.isEmpty)
      #expect(rig.peer.property(directSave)?.bytes == Array("a".utf8), "it is not told where")
    }

    @Test func aSourceThatCanNotWriteThereHasSaidSo() throws {
      let rig = try DragRig()
      for refusal in [answer("F"), .refusal, .lie] {
        try hover(rig, name: "a", refusal)
        try drop(rig)
        var answers: [FilePromiseAnswer] = []
        rig.drag?.save(to: "/tmp/a") { answers.append($0) }
        try rig.wait("the answer") { !answers.isEmpty }
        #expect(answers == [.declined])
        rig.settle()
        #expect(rig.peer.property(directSave)?.bytes == [], "the file is not there")
        rig.drag?.finish(nil)
      }
    }

    @Test func aSourceThatFailsHasFailed() throws {
      let rig = try DragRig()
      try hover(rig, name: "a", answer("E"))
      try drop(rig)
      var answers: [FilePromiseAnswer] = []
      rig.drag?.save(to: "/tmp/a") { answers.append($0) }
      try rig.wait("the answer") { !answers.isEmpty }
      #expect(answers == [.failed])
      rig.drag?.finish(nil)
    }

    @Test func aSourceThatStallsIsGivenUpAfterAWhile() throws {
      let rig = try DragRig()
      try hover(rig, name: "a")
      try drop(rig)
      var answers: [FilePromiseAnswer] = []
      rig.drag?.save(to: "/tmp/a") { answers.append($0) }
      rig.advance(DragTimeout.save - 0.1)
      #expect(answers.isEmpty, "a large file takes its time")
      rig.advance(0.2)
      #expect(answers == [.failed])
      rig.drag?.finish(nil)
    }

    @Test func aSourceThatDiesWritesNothing() throws {
      let rig = try DragRig()
      try hover(rig, name: "a")
      try drop(rig)
      var answers: [FilePromiseAnswer] = []
      rig.drag?.save(to: "/tmp/a") { answers.append($0) }
      try rig.wait("the request") { rig.peer.requests == [directSave] }
      #expect(answers.isEmpty)
      rig.peer.die()
      try rig.wait("the end") { !answers.isEmpty }
      #expect(answers != [.saved])
      rig.drag?.finish(nil)
      rig.settle()
    }
  }
}

import Foundation
import Testing
import XTestRig

/// What an app copies, and what it is told, on a real server.
@Suite(.serialized) struct ClipboardEndToEndTests {
  @MainActor
  @Test func anAppCopiesAndHearsOfOthers() throws {
    let server = try XServer.start()
    let app = try AppProcess("copies", environment: server.environment)
    defer { app.process.terminate() }
    try #require(app.wait(for: "ready"), "\(app.errors)")
    let paste = ["timeout", "60", "xclip", "-o", "-selection", "clipboard"]
    #expect(try server.run(paste) == "copied by the probe")
    let peer = try SelectionPeer(on: server)
    peer.own(
      "CLIPBOARD", answers: ["UTF8_STRING": .data(Array("theirs".utf8), type: "UTF8_STRING")])
    let isTold = app.wait { lines in
      peer.pump()
      return lines.contains("copied [\"public.utf8-plain-text\"]")
    }
    #expect(isTold, "\(app.lines)")
  }

  @Test func whatAnAppCopiedOutlivesItWithAManager() throws {
    let server = try XServer.start()
    let manager = try ClipboardManager(on: server)
    defer { manager.stop() }
    // It waits a second for a manager, which may be too short for one on a busy machine.
    for _ in 0..<10 where manager.saved.isEmpty {
      let app = try AppProcess("copies", environment: server.environment)
      try #require(app.wait(for: "ready"), "\(app.errors)")
      app.process.terminate()
      #expect(app.exitStatus() == 0)
    }
    #expect(manager.saved["UTF8_STRING"] == Array("copied by the probe".utf8))
  }
}

import Foundation
import Glibc
import Testing
import XTestRig

/// Two programs beside each other and a real mouse; and another toolkit's words.
@Suite(.serialized) struct DragEndToEndTests {
  private struct Program {
    let app: AppProcess
    let window: String
    /// Of its content.
    let corner: (x: Int, y: Int)

    func place(_ x: Int, _ y: Int) -> [String] {
      ["mousemove", "\(corner.x + x)", "\(corner.y + y)"]
    }
  }

  private func start(_ mode: String = "drags", on server: XServer, x: Int) throws -> Program {
    let app = try AppProcess(mode, environment: server.environment)
    try #require(app.wait(for: "shown"), "\(app.errors)")
    let id = try server.window(of: app)
    try server.xdotool(["windowmove", "--sync", id, "\(x)", "60"])
    return Program(app: app, window: id, corner: try server.corner(ofWindow: id))
  }

  /// Takes a program's square.
  private func lift(_ program: Program, on server: XServer) throws {
    let count = program.app.lines.count { $0 == "began" }
    try server.xdotool(program.place(60, 60) + ["mousedown", "1"] + program.place(80, 70))
    try server.xdotool(program.place(120, 80))
    #expect(
      program.app.wait { $0.count { $0 == "began" } > count },
      "\(program.app.lines) \(program.app.errors)")
  }

  /// Over a program's green area.
  private func hover(_ program: Program, on server: XServer, _ line: String) throws {
    try server.xdotool(program.place(300, 100) + program.place(305, 105))
    #expect(program.app.wait(for: line), "\(program.app.lines) \(program.app.errors)")
    try server.xdotool(program.place(310, 110))
  }

  @Test(arguments: [nil, "openbox"])
  func aTextIsDraggedFromOneProgramToAnother(manager: String?) throws {
    let server = try XServer.start(windowManager: manager)
    let (source, target) = (try start(on: server, x: 40), try start(on: server, x: 640))
    defer {
      source.app.process.terminate()
      target.app.process.terminate()
    }
    try lift(source, on: server)
    try hover(target, on: server, "entered by another")
    // The preview goes with the pointer.
    let red = (x: target.corner.x + 285, y: target.corner.y + 110)
    #expect(try server.waitForPixel(x: red.x, y: red.y, 0xFF0000))
    try server.xdotool(["mouseup", "1"])
    #expect(target.app.wait(for: "dropped carried"), "\(target.app.lines) \(target.app.errors)")
    #expect(source.app.wait(for: "ended copy"), "\(source.app.lines) \(source.app.errors)")
    #expect(try server.waitForPixel(x: red.x, y: red.y, 0x00FF00), "the preview is gone")

    // And once more, within the program itself.
    try lift(source, on: server)
    try hover(source, on: server, "entered by its own")
    try server.xdotool(["mouseup", "1"])
    #expect(source.app.wait { $0.count { $0 == "ended copy" } == 2 }, "\(source.app.lines)")
    #expect(target.app.lines.count { $0 == "dropped carried" } == 1)
  }

  /// Where a compositing manager runs, its window has an alpha of its own.
  @Test(.enabled(if: Compositor.isInstalled("xcompmgr")))
  func whatIsBehindShowsThroughThePreview() throws {
    let server = try XServer.start()
    let compositor = try Compositor(on: server)
    defer { compositor.stop() }
    let (source, target) = (try start(on: server, x: 40), try start(on: server, x: 640))
    defer {
      source.app.process.terminate()
      target.app.process.terminate()
    }
    let green = (x: target.corner.x + 285, y: target.corner.y + 110)
    #expect(try server.waitForPixel(x: green.x, y: green.y, 0x00FF00))
    try lift(source, on: server)
    try hover(target, on: server, "entered by another")
    // Nine parts of red and one of the green area.
    var seen: [UInt32] = []
    let isMixed = try becomesTrue {
      let pixel = try server.pixel(x: green.x, y: green.y)
      seen = [16, 8, 0].map { pixel >> $0 & 0xFF }
      return 0xD8...0xF2 ~= seen[0] && 0x0C...0x28 ~= seen[1] && seen[2] < 8
    }
    #expect(isMixed, "\(seen) \(source.app.errors)")
    try server.xdotool(["mouseup", "1"])
    #expect(target.app.wait(for: "dropped carried"), "\(target.app.lines) \(target.app.errors)")
    #expect(try server.waitForPixel(x: green.x, y: green.y, 0x00FF00), "the preview is gone")
  }

  @Test func aPromisedFileIsWrittenForAnotherProgram() throws {
    let server = try XServer.start()
    let source = try start("promises", on: server, x: 40)
    let target = try start("promises", on: server, x: 640)
    defer {
      source.app.process.terminate()
      target.app.process.terminate()
    }
    try lift(source, on: server)
    try hover(target, on: server, "entered by another")
    #expect(!source.app.lines.contains("made"), "nobody wants it yet")
    try server.xdotool(["mouseup", "1"])
    // Its name goes no other way than by XDS.
    let isTaken = target.app.wait(for: "dropped a note.json: {}")
    #expect(isTaken, "\(target.app.lines) \(target.app.errors)")
    #expect(source.app.wait(for: "ended copy"), "\(source.app.lines) \(source.app.errors)")
    #expect(source.app.lines.count { $0 == "made" } == 1)
  }

  @Test func escapeTakesTheDragBackAndThePointerIsFree() throws {
    let server = try XServer.start()
    let (source, target) = (try start(on: server, x: 40), try start(on: server, x: 640))
    defer {
      source.app.process.terminate()
      target.app.process.terminate()
    }
    try server.xdotool(["windowfocus", "--sync", source.window])
    try lift(source, on: server)
    try hover(target, on: server, "entered by another")
    try server.xdotool(["key", "Escape"])
    #expect(source.app.wait(for: "ended cancel"), "\(source.app.lines) \(source.app.errors)")
    #expect(target.app.wait(for: "exited"), "\(target.app.lines)")
    try server.xdotool(["mouseup", "1"])
    try lift(target, on: server)
    try server.xdotool(["mouseup", "1"])
  }

  @MainActor @Test func filesOfAnotherProgramAreTaken() throws {
    let server = try XServer.start()
    let program = try start(on: server, x: 40)
    defer { program.app.process.terminate() }
    let peer = try SelectionPeer(on: server)
    let list = "file:///tmp/a%20b\r\nfile:///tmp/c\r\n"
    peer.own(
      "XdndSelection", answers: ["text/uri-list": .data(Array(list.utf8), type: "text/uri-list")])
    let window = try #require(UInt(program.window))
    peer.enter(window, ["text/uri-list"])
    peer.drag(over: window, x: UInt(program.corner.x + 300), y: UInt(program.corner.y + 100))
    func isTold(_ line: String, _ isDone: () -> Bool) -> Bool {
      program.app.wait { lines in
        peer.pump()
        return lines.contains(line) && isDone()
      }
    }
    #expect(isTold("entered by another") { peer.messages.last?.words[1] == 3 })
    peer.drop(on: window)
    let isTaken = isTold("dropped files /tmp/a b /tmp/c") {
      peer.messages.last?.name == "XdndFinished"
    }
    #expect(isTaken, "\(program.app.lines) \(program.app.errors)")
  }

  @Test func aProgramThatDiesInADragLeavesTheOtherAlone() throws {
    let server = try XServer.start()
    let (source, target) = (try start(on: server, x: 40), try start(on: server, x: 640))
    defer { target.app.process.terminate() }
    try lift(source, on: server)
    try hover(target, on: server, "entered by another")
    kill(source.app.process.processIdentifier, SIGKILL)
    #expect(target.app.wait(for: "exited"), "\(target.app.lines) \(target.app.errors)")
    try server.xdotool(["mouseup", "1"])
    try lift(target, on: server)
    try server.xdotool(["mouseup", "1"])
  }
}

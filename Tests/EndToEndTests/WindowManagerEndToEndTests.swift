import Foundation
import Testing
import XTestRig

/// Real window managers that hide a window or refuse its requests, and real dead keys.
@Suite(.serialized) struct WindowManagerEndToEndTests {
  private struct Session {
    let server: XServer
    let app: AppProcess
    let window: String

    /// The keyboard is configured before the app starts.
    init(windowManager: String? = "openbox", keyboard: [String] = []) throws {
      server = try XServer.start(windowManager: windowManager)
      if !keyboard.isEmpty { try server.run(["setxkbmap"] + keyboard) }
      app = try AppProcess("states", environment: server.environment)
      window = try server.xdotool(["search", "--sync", "--onlyvisible", "--name", "^Probe$"])
        .trimmingCharacters(in: .whitespacesAndNewlines)
    }

    func close() {
      app.process.terminate()
      server.stop()
    }

    /// Sets a property of the window, as the window manager would.
    func write(_ property: String, _ format: String, _ value: String) throws {
      try server.run(["xprop", "-id", window, "-f", property, format, "-set", property, value])
    }

    var size: String? { app.lines.last { $0.hasPrefix("layout ") } }
  }

  @Test func aRefusedSizeIsNotBelieved() throws {
    let session = try Session()
    defer { session.close() }
    try #require(session.app.wait(for: "layout 400x300"))
    try session.server.maximise(try #require(UInt32(session.window)))
    try #require(session.app.wait { _ in session.size != "layout 400x300" })
    let maximised = session.size
    #expect(try session.server.waitForPixel(x: 1200, y: 700, 0xFF0000))
    // The app may lay out for the requested size first, and must for the real one.
    for color: UInt32 in [0x00FF00, 0xFF0000, 0x00FF00] {
      let before = session.app.lines.count
      try session.server.xdotool(["mousemove", "200", "600", "click", "1"])
      #expect(
        session.app.wait { $0.count > before && $0.last == maximised },
        "\(session.app.lines)")
      #expect(try session.server.waitForPixel(x: 1200, y: 700, color))
      #expect(try session.server.waitForPixel(x: 600, y: 100, color))
    }
  }

  @Test func aMinimisedAppIsInTheBackground() throws {
    let session = try Session()
    defer { session.close() }
    for round in 1...2 {
      try session.server.xdotool(["windowminimize", session.window])
      #expect(session.app.wait { $0.count { $0 == "background" } == round })
      try session.server.xdotool(["windowactivate", "--sync", session.window])
      #expect(session.app.wait { $0.count { $0 == "foreground" } == round })
    }
  }

  /// Compositing window managers keep minimised windows mapped.
  @Test(arguments: [
    ("_NET_WM_STATE", "32a", "_NET_WM_STATE_HIDDEN", "_NET_WM_STATE_FOCUSED"),
    ("WM_STATE", "32c", "3", "1"),
  ])
  func whatIsMinimisedWithoutBeingUnmappedIsHiddenToo(
    property: String, format: String, hidden: String, shown: String
  ) throws {
    let session = try Session(windowManager: nil)
    defer { session.close() }
    try session.write(property, format, hidden)
    #expect(session.app.wait(for: "background"))
    try session.write(property, format, shown)
    #expect(session.app.wait(for: "foreground"))
  }

  @Test func nothingIsPaintedForAWindowThatIsMinimisedAndMapped() throws {
    let server = try XServer.start()
    defer { server.stop() }
    let app = try AppProcess("toggle-busy", environment: server.environment)
    defer { app.process.terminate() }
    let window = try server.xdotool(["search", "--sync", "--onlyvisible", "--name", "^Probe$"])
      .trimmingCharacters(in: .whitespacesAndNewlines)
    let write = ["xprop", "-id", window, "-f", "WM_STATE", "32c", "-set", "WM_STATE"]
    #expect(try isMoving(on: server))
    try server.run(write + ["3"])
    #expect(ProcessActivity.comesToRest(app.process.processIdentifier))
    try server.run(write + ["1"])
    #expect(try isMoving(on: server))
  }

  @MainActor @Test func nothingIsPaintedForAWindowThatIsCovered() throws {
    let server = try XServer.start()
    defer { server.stop() }
    let app = try AppProcess("toggle-busy", environment: server.environment)
    defer { app.process.terminate() }
    #expect(try isMoving(on: server))
    let peer = try SelectionPeer(on: server)
    let cover = try #require(peer.lock())
    #expect(ProcessActivity.comesToRest(app.process.processIdentifier))
    peer.unlock(cover)
    #expect(try isMoving(on: server))
  }

  /// Whether the screen changes.
  private func isMoving(on server: XServer) throws -> Bool {
    func look() throws -> XScreenImage { try server.image(x: 0, y: 0, width: 100, height: 300) }
    let before = try look()
    return try becomesTrue { try look() != before }
  }

  @Test(arguments: [["dead_acute", "e"], ["Multi_key", "apostrophe", "e"]])
  func everyComposedCharacterIsAPressThatEnds(keys: [String]) throws {
    let session = try Session(
      keyboard: ["us", "-variant", "intl", "-option", "compose:menu"])
    defer { session.close() }
    try session.server.xdotool(["windowfocus", "--sync", session.window])
    for round in 1...3 {
      try session.server.xdotool(["key"] + keys)
      #expect(session.app.wait { $0.count { $0.hasPrefix("ended 8") } == round })
    }
    let presses = session.app.lines.filter { $0.contains(" 8 ") }
    #expect(presses == (1...3).flatMap { _ in ["began 8 é", "ended 8 "] })
  }
}

import Foundation
import Testing
import XTestRig

/// The monitor is unplugged that shows a popover or a menu in a window of its own.
@MainActor
@Suite(
  .serialized,
  .enabled(if: XDeviceServer.isAvailable, "Xorg with its dummy driver cannot start"))
struct UnpluggedMonitorEndToEndTests {
  /// A program whose window is on the second of two monitors, each 640 pixels wide.
  @MainActor
  private struct Session {
    let outputs: XDeviceServer
    let app: AppProcess
    let window: String

    var server: XServer { outputs.server }

    init(_ mode: String) throws {
      outputs = try XDeviceServer.start(windowManager: "openbox")
      try outputs.plugInOutputs()
      app = try AppProcess(mode, environment: outputs.server.environment)
      try #require(app.wait(for: "ready"), "\(app.errors)")
      window = try outputs.server.xdotool([
        "search", "--sync", "--onlyvisible", "--name", "^Probe$",
      ]).trimmingCharacters(in: .whitespacesAndNewlines)
      try move(x: 720)
    }

    func close() {
      app.process.terminate()
      outputs.stop()
    }

    func move(x: Int) throws {
      try server.xdotool(["windowmove", "--sync", window, "\(x)", "60"])
      try server.xdotool(["windowfocus", "--sync", window])
    }

    /// In the window.
    func click(_ x: Int, _ y: Int, button: Int = 1) throws {
      let corner = try server.corner(ofWindow: window)
      try server.xdotool([
        "mousemove", "\(corner.x + x)", "\(corner.y + y)", "click", "\(button)",
      ])
    }

    /// The corner of the popover's window, which has the title of the other one; nil while it has none.
    var popover: (x: Int, y: Int)? {
      let found = try? server.xdotool(["search", "--onlyvisible", "--name", "^Probe$"])
      let windows = (found ?? "").split(separator: "\n").map(String.init)
      guard let own = windows.first(where: { $0 != window }) else { return nil }
      return try? server.corner(ofWindow: own)
    }

    /// Whether another program can have the pointer and the keys.
    func isFree() throws -> Bool {
      let peer = try SelectionPeer(on: server)
      defer { peer.die() }
      guard let cover = peer.lock() else { return false }
      peer.unlock(cover)
      return true
    }
  }

  @Test func aPopoverGoesToTheMonitorThatIsLeft() throws {
    let session = try Session("popovers")
    defer { session.close() }
    let app = session.app
    try session.click(50, 40)
    try #require(app.wait(for: "open"), "\(app.lines) \(app.errors)")
    let isOnSecond = becomesTrue { (session.popover?.x ?? 0) >= 640 }
    #expect(isOnSecond)
    try session.outputs.unplugOutput(1)
    let isOnFirst = becomesTrue {
      session.popover.map { $0.x >= 0 && $0.x + 200 <= 640 } ?? false
    }
    #expect(isOnFirst)
    let corner = try #require(session.popover)
    try session.server.xdotool([
      "mousemove", "\(corner.x + 100)", "\(corner.y + 340)", "click", "1",
    ])
    try session.server.xdotool(["type", "pear"])
    #expect(app.wait(for: "text pear"), "\(app.lines) \(app.errors)")
    try session.server.xdotool(["mousemove", "5", "790", "click", "1"])
    #expect(app.wait(for: "ended"), "\(app.lines)")
    let hasGone = try becomesTrue { try session.popover == nil && session.isFree() }
    #expect(hasGone)
    try session.move(x: 100)
    try session.click(50, 40)
    #expect(app.wait { $0.count { $0 == "open" } == 2 }, "\(app.lines) \(app.errors)")
  }

  @Test func aMenuEnds() throws {
    let session = try Session("menus")
    defer { session.close() }
    let app = session.app
    let search = ["search", "--sync", "--onlyvisible", "--name", "^Choices$"]
    try session.click(40, 40, button: 3)
    try session.server.xdotool(search)
    try session.outputs.unplugOutput(1)
    #expect(app.wait(for: "ended"), "\(app.lines) \(app.errors)")
    let hasGone = try becomesTrue {
      let tree = try session.server.run(["xwininfo", "-root", "-tree"])
      return try !tree.contains("Choices") && session.isFree()
    }
    #expect(hasGone)
    try session.move(x: 100)
    try session.click(40, 40, button: 3)
    try session.server.xdotool(search)
    let isChosen = try insist({ app.lines.contains("chosen 12") }) {
      try session.server.xdotool(["key", "Home", "Up", "Return"])
    }
    #expect(isChosen, "\(app.lines) \(app.errors)")
  }
}

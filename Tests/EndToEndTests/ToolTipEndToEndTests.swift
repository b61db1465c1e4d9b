import Foundation
import Testing
import XTestRig

/// A tip that leaves its window, under a window manager, with a real mouse.
@Suite(.serialized) struct ToolTipEndToEndTests {
  @Test func itHasAWindowOfItsOwnUntilThePointerLeavesOrPresses() throws {
    let server = try XServer.start(windowManager: "openbox")
    defer { server.stop() }
    let app = try AppProcess("tips", environment: server.environment)
    defer { app.process.terminate() }
    let window = try server.xdotool(["search", "--sync", "--onlyvisible", "--name", "^Probe$"])
      .trimmingCharacters(in: .whitespacesAndNewlines)
    // One line has no room for a tip beside it.
    try server.xdotool([
      "windowsize", window, "120", "30", "windowmove", "--sync", window, "300", "200",
    ])
    try #require(app.wait { $0.last == "layout 120x30" }, "\(app.lines)")
    let corner = try server.corner(ofWindow: window)
    let before = try server.windowCount()

    func open() throws -> String {
      try server.xdotool(["mousemove", "\(corner.x + 60)", "\(corner.y + 15)"])
      return try server.xdotool(["search", "--sync", "--onlyvisible", "--name", "^What leaves"])
        .trimmingCharacters(in: .whitespacesAndNewlines)
    }
    func isGone() throws -> Bool {
      try becomesTrue { try server.windowCount() == before }
    }
    let tip = try open()
    #expect(try server.run(["xwininfo", "-id", tip]).contains("Override Redirect State: yes"))
    #expect(try server.run(["xprop", "-id", tip]).contains("_NET_WM_WINDOW_TYPE_TOOLTIP"))
    #expect(try server.corner(ofWindow: tip).y >= corner.y + 30, "below the window's line")
    let focus = try server.xdotool(["getwindowfocus"])
    #expect(focus.trimmingCharacters(in: .whitespacesAndNewlines) != tip)
    try server.xdotool(["mousemove", "900", "700"])
    #expect(try isGone())
    _ = try open()
    try server.xdotool(["click", "1"])
    #expect(app.wait(for: "tap"), "the press is the view's")
    #expect(try isGone())
  }
}

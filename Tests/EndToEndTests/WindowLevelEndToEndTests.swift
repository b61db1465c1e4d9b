import Foundation
import Testing
import XTestRig

/// A window above the normal level, in the X window of the one below it.
@Suite(.serialized) struct WindowLevelEndToEndTests {
  @Test func aRaisedWindowIsShownMovedResizedAndTouchedWithItsScene() throws {
    let server = try XServer.start(windowManager: "openbox")
    defer { server.stop() }
    let app = try AppProcess("levels", environment: server.environment)
    defer { app.process.terminate() }
    try #require(app.wait(for: "overlaid"))
    let ids = try server.xdotool(["search", "--sync", "--onlyvisible", "--name", "^Probe$"])
      .split(separator: "\n").map(String.init)
    try #require(ids.count == 1)
    try server.xdotool(["windowsize", "--sync", ids[0], "500", "350"])
    #expect(app.wait(for: "overlay 500x350"), "\(app.lines)")
    try server.xdotool(["windowmove", "--sync", ids[0], "200", "150"])
    let corner = try server.corner(ofWindow: ids[0])
    let card = (x: corner.x + 450, y: corner.y + 20)
    #expect(try server.waitForPixel(x: card.x, y: card.y, 0x0000FF))
    #expect(try server.waitForPixel(x: corner.x + 450, y: corner.y + 60, 0xFF0000))
    try server.xdotool(["mousemove", "\(card.x)", "\(card.y)", "click", "1"])
    #expect(app.wait(for: "above"))
    try server.xdotool(
      ["mousemove", "\(corner.x + 100)", "\(corner.y + 120)", "click", "1"])
    #expect(app.wait(for: "below 100,120"), "\(app.lines)")
  }
}

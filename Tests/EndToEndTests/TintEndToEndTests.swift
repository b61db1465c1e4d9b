import Foundation
import Testing
import XTestRig

/// A tint that a window has before its root view controller, under a real server.
@Suite(.serialized) struct TintEndToEndTests {
  @Test func aWindowsTintReachesButtonsThatComeLater() throws {
    let server = try XServer.start(windowManager: "openbox")
    defer { server.stop() }
    let app = try AppProcess("tint", environment: server.environment)
    defer { app.process.terminate() }
    let id = try server.xdotool(["search", "--sync", "--onlyvisible", "--name", "^Probe$"])
      .trimmingCharacters(in: .whitespacesAndNewlines)
    let corner = try server.corner(ofWindow: id)
    for y in [50, 130] {
      #expect(try server.waitForPixel(x: corner.x + 50, y: corner.y + y, 0xFF0000), "at \(y)")
    }
  }
}

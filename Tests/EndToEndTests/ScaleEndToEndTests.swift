import Foundation
import Testing
import XTestRig

/// A desktop's scale that changes while a window is open.
@Suite(.serialized) struct ScaleEndToEndTests {
  private final class ShownApp {
    let server: XServer
    let app: AppProcess

    /// An app whose window has 400 x 300 pixels.
    init(
      _ variables: [String: String], on server: XServer? = nil, expecting layout: String
    ) throws {
      self.server = try server ?? XServer.start(size: (500, 400))
      let server = self.server
      app = try AppProcess(
        "scale", environment: server.environment.merging(variables) { $1 })
      let window = try server.xdotool(["search", "--sync", "--name", "^Probe$"])
        .trimmingCharacters(in: .whitespacesAndNewlines)
      try server.xdotool(["windowsize", window, "400", "300"])
      try #require(app.wait { $0.contains(layout) })
    }

    func image() throws -> XScreenImage { try server.image(x: 0, y: 0, width: 400, height: 300) }

    /// Whether both show the same, now or soon.
    func comesToLook(like other: ShownApp) throws -> Bool {
      try becomesTrue { try image() == other.image() }
    }

    func end() throws {
      app.process.terminate()
      try #require(app.exitStatus() == 0)
      server.stop()
    }
  }

  /// From a monitor of 96 dots per inch to one of 192, and back.
  @Test func aWindowThatCrossesOverChangesInOneFrame() throws {
    let trace = NSTemporaryDirectory() + "casement-\(UUID().uuidString).json"
    defer { try? FileManager.default.removeItem(atPath: trace) }
    let server = try XServer.start()
    try server.placeMonitors()
    let one = try ShownApp([:], expecting: "layout 400x300 at 1.0")
    let two = try ShownApp(["CASEMENT_SCALE": "2"], expecting: "layout 200x150 at 2.0")
    let live = try ShownApp(
      ["CASEMENT_TRACE": trace], on: server, expecting: "layout 400x300 at 1.0")
    let window = try server.xdotool(["search", "--sync", "--name", "^Probe$"])
      .trimmingCharacters(in: .whitespacesAndNewlines)
    let before = live.app.lines.count { $0.hasPrefix("layout") }
    func comes(to x: Int, like other: ShownApp) throws -> Bool {
      try server.xdotool(["windowmove", window, "\(x)", "40"])
      return try becomesTrue {
        try server.image(x: x, y: 40, width: 400, height: 300) == other.image()
      }
    }
    #expect(try comes(to: 430, like: one), "210 of 400 pixels are on the left")
    #expect(try comes(to: 450, like: two))
    #expect(try comes(to: 700, like: two))
    #expect(try comes(to: 10, like: one))
    for app in [one, two, live] { try app.end() }
    let told = live.app.lines.filter { $0.hasPrefix("layout") }
    #expect(told.dropFirst(before) == ["layout 200x150 at 2.0", "layout 400x300 at 1.0"])
    let frames = try TraceSpan.all(in: trace).filter {
      $0.name == "Frame" && $0.counts["presented"] ?? 0 > 0
    }
    #expect(frames.count == told.count)
  }

  /// Everything is drawn anew for the new pixels, in one frame: it looks as if it had been started so.
  @Test func anOpenWindowLooksAsIfStartedAtItsNewScale() throws {
    let trace = NSTemporaryDirectory() + "casement-\(UUID().uuidString).json"
    defer { try? FileManager.default.removeItem(atPath: trace) }
    let one = try ShownApp([:], expecting: "layout 400x300 at 1.0")
    let two = try ShownApp(["CASEMENT_SCALE": "2"], expecting: "layout 200x150 at 2.0")
    let live = try ShownApp(["CASEMENT_TRACE": trace], expecting: "layout 400x300 at 1.0")
    #expect(try live.comesToLook(like: one))
    #expect(try one.image() != two.image())
    let before = live.app.lines.count { $0.hasPrefix("layout") }
    func setResolution(_ resolution: Int) throws {
      try live.server.run([
        "xprop", "-root", "-f", "RESOURCE_MANAGER", "8s", "-set", "RESOURCE_MANAGER",
        "Xft.dpi:\t\(resolution)\n",
      ])
    }
    try setResolution(192)
    #expect(try live.comesToLook(like: two))
    try setResolution(96)
    #expect(try live.comesToLook(like: one))
    for app in [one, two, live] { try app.end() }
    let told = live.app.lines.filter { $0.hasPrefix("layout") }
    #expect(told.dropFirst(before) == ["layout 200x150 at 2.0", "layout 400x300 at 1.0"])
    let frames = try TraceSpan.all(in: trace).filter {
      $0.name == "Frame" && $0.counts["presented"] ?? 0 > 0
    }
    #expect(frames.count == told.count)
  }
}

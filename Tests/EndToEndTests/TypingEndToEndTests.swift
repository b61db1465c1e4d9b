import Foundation
import Testing
import XTestRig

/// Real keys, on a layout with dead keys, to `insertText(_:)`, and an accessory at the window's edge.
@Suite(.serialized) struct TypingEndToEndTests {
  private let server: XServer
  private let app: AppProcess
  private let window: String

  init() throws {
    server = try XServer.start(windowManager: "openbox")
    try server.run(["setxkbmap", "us", "-variant", "intl"])
    app = try AppProcess("typing", environment: server.environment)
    try #require(app.wait(for: "ready"))
    window = try server.xdotool(["search", "--sync", "--onlyvisible", "--name", "^Probe$"])
      .trimmingCharacters(in: .whitespacesAndNewlines)
    try server.xdotool(["windowfocus", "--sync", window])
  }

  private func close() {
    app.process.terminate()
    server.stop()
  }

  private func type(_ keys: [String], until text: String) throws -> Bool {
    try server.xdotool(["key"] + keys)
    return app.wait { lines in
      lines.last { $0.hasPrefix("text") } == "text \(text.debugDescription)"
    }
  }

  @Test func keysBecomeText() throws {
    defer { close() }
    #expect(try type(["a", "B", "dead_acute", "e"], until: "aBé"), "\(app.lines)")
    #expect(try type(["BackSpace"], until: "aB"))
    #expect(try type(["Return", "Tab", "ISO_Level3_Shift+s"], until: "aB\n\tß"))
    #expect(try type(["ctrl+z"], until: "aB\n\t"))
    #expect(try type(["ctrl+shift+z"], until: "aB\n\tß"))
    let before = app.lines.count
    try server.run(["xset", "r", "on"])
    try server.xdotool(["keydown", "x"])
    let repeats = app.wait { $0.count >= before + 4 }
    try server.xdotool(["keyup", "x"])
    #expect(repeats, "\(app.lines)")
  }

  @Test func theAccessoryLiesAtTheLowerEdge() throws {
    defer { close() }
    #expect(app.wait(for: "bar 40"))
    let geometry = try server.run(["xwininfo", "-id", window]).split(separator: "\n")
    let origin = geometry.filter { $0.contains("Absolute upper-left") }
      .compactMap { $0.split(separator: " ").last.flatMap { Int($0) } }
    #expect(try server.waitForPixel(x: origin[0] + 200, y: origin[1] + 299, 0x0000FF))
    #expect(try server.waitForPixel(x: origin[0] + 200, y: origin[1] + 261, 0x0000FF))
    #expect(try server.pixel(x: origin[0] + 200, y: origin[1] + 258) == 0xFFFFFF)
  }
}

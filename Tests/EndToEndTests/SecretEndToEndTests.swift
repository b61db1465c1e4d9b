import Foundation
import Testing
import XTestRig

/// What other programs can read of a text that is secret.
@Suite(.serialized) struct SecretEndToEndTests {
  private let server: XServer
  private let app: AppProcess
  private let window: String

  init() throws {
    server = try XServer.start(windowManager: "openbox")
    app = try AppProcess("secret", environment: server.environment)
    try #require(app.wait(for: "ready"), "\(app.errors)")
    window = try server.xdotool(["search", "--sync", "--onlyvisible", "--name", "^Probe$"])
      .trimmingCharacters(in: .whitespacesAndNewlines)
    try server.xdotool(["windowfocus", "--sync", window])
  }

  private func close() {
    app.process.terminate()
    server.stop()
  }

  private func shows(_ state: String) -> Bool { app.wait { $0.last == state } }

  /// With the mouse, over all of the field.
  private func select(y: String) throws {
    let moves = ["22", "200", "310"].map { ["mousemove", "--window", window, $0, y] }
    try server.xdotool(
      moves[0] + ["mousedown", "1"] + moves[1] + moves[2] + ["mouseup", "1"])
  }

  /// Nil where nobody offers any.
  private func text(of selection: String) -> String? {
    try? server.run(["timeout", "60", "xclip", "-o", "-selection", selection])
  }

  @Test func itIsNeitherInSelectionsNorInProperties() throws {
    defer { close() }
    try server.xdotool(["type", "hunter2"])
    try #require(shows("secret 0 of 7"), "\(app.lines)")
    try select(y: "37")
    try #require(shows("secret 7 of 7"), "\(app.lines)")
    try server.xdotool(["key", "ctrl+c", "ctrl+x", "End"])
    #expect(shows("secret 0 of 7"), "\(app.lines)")
    try server.xdotool(["key", "shift+Home"])
    #expect(shows("secret 7 of 7"), "\(app.lines)")
    try server.xdotool(["key", "End"])
    #expect(shows("secret 0 of 7"), "\(app.lines)")
    try server.xdotool(["key", "ctrl+a"])
    #expect(shows("secret 7 of 7"), "\(app.lines)")
    #expect(text(of: "primary") == nil && text(of: "clipboard") == nil)
    for place in [["-id", window], ["-root"]] {
      #expect(try !server.run(["xprop"] + place).contains("hunter2"))
    }
    // The same of a plain text is offered.
    try server.xdotool(["mousemove", "--window", window, "40", "97", "click", "1", "type", "open"])
    try #require(shows("plain 0 of 4"), "\(app.lines)")
    try select(y: "97")
    try #require(shows("plain 4 of 4"), "\(app.lines)")
    #expect(becomesTrue { text(of: "primary") == "open" })
    try server.xdotool(["key", "ctrl+c"])
    #expect(becomesTrue { text(of: "clipboard") == "open" })
  }
}

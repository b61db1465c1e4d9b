import Foundation
import Glibc
import Testing
import XTestRig

/// Real keys and a real mouse in a text view.
@Suite(.serialized) struct EditingEndToEndTests {
  private let server: XServer
  private let app: AppProcess
  private let window: String

  init() throws {
    server = try XServer.start(windowManager: "openbox")
    try server.run(["setxkbmap", "us,de,ru,gr"])
    app = try AppProcess("editing", environment: server.environment)
    try #require(app.wait(for: "ready"), "\(app.errors)")
    window = try server.xdotool(["search", "--sync", "--onlyvisible", "--name", "^Probe$"])
      .trimmingCharacters(in: .whitespacesAndNewlines)
    try server.xdotool(["windowfocus", "--sync", window])
  }

  private func close() {
    app.process.terminate()
    server.stop()
  }

  /// Waits until the app's last line is this selection and text.
  private func shows(_ state: String) -> Bool {
    app.wait { $0.last == state }
  }

  private func keys(_ keys: String...) throws { try server.xdotool(["key"] + keys) }

  @Test func keysEditMoveSelectAndUndo() throws {
    defer { close() }
    try keys("o", "n", "e", "space", "t", "w", "o")
    #expect(shows("7+0 \"one two\""), "\(app.lines)")
    try keys("ctrl+Left", "ctrl+BackSpace")
    #expect(shows("0+0 \"two\""), "\(app.lines)")
    try keys("ctrl+z")
    #expect(shows("4+0 \"one two\""), "\(app.lines)")
    try keys("Home", "shift+End")
    #expect(shows("0+7 \"one two\""), "\(app.lines)")
    try keys("ctrl+x", "x", "ctrl+v", "ctrl+v")
    #expect(shows("15+0 \"xone twoone two\""), "\(app.lines)")
    let paste = ["timeout", "60", "xclip", "-o", "-selection", "clipboard"]
    #expect(try server.run(paste) == "one two")
  }

  @Test func lettersOfOtherLayoutsAreTyped() throws {
    defer { close() }
    try keys("adiaeresis")
    #expect(shows("1+0 \"ä\""), "\(app.lines)")
    try keys("Cyrillic_zhe")
    #expect(shows("2+0 \"äж\""), "\(app.lines)")
    try keys("Greek_alpha")
    #expect(shows("3+0 \"äжα\""), "\(app.lines)")
    try keys("BackSpace")
    #expect(shows("2+0 \"äж\""), "\(app.lines)")
  }

  @Test func whatKeysSelectIsThePrimarySelection() throws {
    defer { close() }
    try server.xdotool(["type", "hello world"])
    #expect(shows("11+0 \"hello world\""), "\(app.lines)")
    let primary = ["timeout", "60", "xclip", "-o", "-selection", "primary"]
    try keys("ctrl+shift+Left")
    #expect(shows("6+5 \"hello world\""), "\(app.lines)")
    #expect(becomesTrue { (try? server.run(primary)) == "world" })
    try keys("ctrl+a")
    #expect(shows("0+11 \"hello world\""), "\(app.lines)")
    #expect(becomesTrue { (try? server.run(primary)) == "hello world" })
  }

  /// On a busy machine two clicks may come too late for one that is double.
  private func doubleClickSelects(_ state: String) throws -> Bool {
    try insist({ app.lines.last == state }) {
      try server.xdotool(["click", "--repeat", "2", "--delay", "50", "1"])
    }
  }

  @Test func theMouseSelectsAndTheMiddleButtonPastes() throws {
    defer { close() }
    try server.xdotool(["type", "hello world"])
    #expect(shows("11+0 \"hello world\""), "\(app.lines)")
    try server.xdotool(["mousemove", "--window", window, "15", "18"])
    #expect(try doubleClickSelects("0+5 \"hello world\""), "\(app.lines)")
    let primary = ["timeout", "60", "xclip", "-o", "-selection", "primary"]
    #expect(becomesTrue { (try? server.run(primary)) == "hello" })
    try server.xdotool(["mousemove", "--window", window, "200", "18", "click", "2"])
    #expect(shows("16+0 \"hello worldhello\""), "\(app.lines)")
  }
}

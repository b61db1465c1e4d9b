import Foundation
import Testing
import XTestRig

/// Chinese in a text view by IBus's own daemon and engine, where `ibus-libpinyin` is installed.
@Suite(
  .serialized,
  .enabled(if: IBusDaemon.Engine.pinyin.isInstalled, "ibus-libpinyin is not installed"))
struct ChineseEndToEndTests {
  private let server: XServer
  private let daemon: IBusDaemon
  private let app: AppProcess

  init() throws {
    server = try XServer.start(windowManager: "openbox")
    try server.run(["setxkbmap", "us"])
    daemon = try IBusDaemon(.pinyin, on: server)
    var environment = server.environment
    environment["IBUS_ADDRESS"] = daemon.address
    environment["CASEMENT_INPUT_METHOD"] = "ibus"
    app = try AppProcess("editing", environment: environment)
    try #require(app.wait(for: "ready"), "\(app.errors)")
    let window = try server.xdotool(["search", "--sync", "--onlyvisible", "--name", "^Probe$"])
      .trimmingCharacters(in: .whitespacesAndNewlines)
    try server.xdotool(["windowfocus", "--sync", window])
  }

  private func close() {
    app.process.terminate()
    daemon.stop()
    server.stop()
  }

  private func keys(_ keys: String...) throws { try server.xdotool(["key"] + keys) }

  private func shows(_ state: String, seconds: Double = 60) -> Bool {
    app.wait(seconds: seconds) { $0.last == state }
  }

  /// A letter is typed plainly until the engine has the focus; from then on Escape takes it back.
  private func engineComposes() throws -> Bool {
    for _ in 0..<20 {
      try keys("n")
      let isComposed = app.wait(seconds: 2) { lines in
        lines.last?.hasPrefix("1+0") == true
          && lines.last?.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) } == true
      }
      try keys("Escape")
      if isComposed { return shows("0+0 \"\"") }
      try keys("ctrl+a", "BackSpace")
      _ = shows("0+0 \"\"", seconds: 2)
    }
    return false
  }

  @Test func pinyinIsComposedInTheTextAndBecomesChinese() throws {
    defer { close() }
    #expect(try engineComposes(), "\(app.lines) \(app.errors)")
    try keys("n", "i", "h", "a", "o")
    try keys("space")
    #expect(shows("2+0 \"你好\""), "\(app.lines)")
    try keys("1")
    #expect(shows("3+0 \"你好1\""), "\(app.lines)")
    try keys("BackSpace")
    #expect(shows("2+0 \"你好\""), "\(app.lines)")
  }
}

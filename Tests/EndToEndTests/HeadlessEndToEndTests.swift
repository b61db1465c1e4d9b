import Foundation
import Testing

/// An app without a server on a real clock.
@Suite(.serialized) struct HeadlessEndToEndTests {
  private func start(_ mode: String, _ arguments: [String] = []) throws -> AppProcess {
    var environment = ProcessInfo.processInfo.environment
    environment["DISPLAY"] = nil
    environment["WAYLAND_DISPLAY"] = nil
    environment["CASEMENT_PLATFORM"] = "headless"
    return try AppProcess(mode, arguments, environment: environment)
  }

  /// Before it becomes active.
  @Test func filesAddressesAndShortcutsAmongTheArgumentsAreOpened() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("probe \(UUID()).txt")
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let app = try start(
      "files", [file.path, "probe://card/1?a=b", "nothing.txt", "--shortcut-item=compose", "-x"])
    defer { app.process.terminate() }
    #expect(app.wait(for: "active"), "\(app.errors)")
    #expect(
      app.lines == [
        "ready", "open \(file.absoluteString) in place true",
        "open probe://card/1?a=b in place false", "shortcut compose", "active",
      ])
  }

  @Test func animationsAndDisplayLinksRunInRealTimeAndThenNothingDoes() throws {
    let app = try start("brief")
    defer { app.process.terminate() }
    #expect(app.wait(for: "completion true true"))
    #expect(app.wait(for: "ten ticks"))
    #expect(ProcessActivity.comesToRest(app.process.processIdentifier))
  }

  @Test func linksAndScrollViewsOfTwoWindowsGoOn() throws {
    let app = try start("ticks")
    defer { app.process.terminate() }
    for line in ["tick", "glide of Probe", "glide of Second"] {
      #expect(app.wait { lines in lines.count { $0 == line } >= 3 })
    }
  }

  @Test func theSameAppRunsWithoutAServer() throws {
    let app = try start("still")
    try #require(app.wait(for: "layout 400x300"))
    app.process.terminate()
    #expect(app.exitStatus() == 0)
  }
}

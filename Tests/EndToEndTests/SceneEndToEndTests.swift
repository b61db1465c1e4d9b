import Foundation
import Testing
import XTestRig

/// Scenes as X windows under a real window manager.
@Suite(.serialized) struct SceneEndToEndTests {
  private func id(_ title: String, on server: XServer) throws -> String {
    try server.xdotool(["search", "--sync", "--onlyvisible", "--name", "^\(title)$"])
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  @Test func twoScenesAreTwoWindowsThatFocusAndMinimisingTellApart() throws {
    let server = try XServer.start(windowManager: "openbox")
    defer { server.stop() }
    let app = try AppProcess("scenes", environment: server.environment)
    defer { app.process.terminate() }
    let first = try id("Scene1", on: server)
    try #require(app.wait(for: "Scene1 active"))
    #expect(app.lines == ["Scene1 connected", "Scene1 foreground", "Scene1 active"])
    let hints = try server.run(["xprop", "-id", first, "WM_NORMAL_HINTS"])
    #expect(hints.contains("minimum size: 120 by 90"))

    try server.xdotool(["mousemove", "--window", first, "50", "50", "click", "1"])
    let second = try id("Scene2", on: server)
    try #require(first != second)
    try #require(app.wait(for: "Scene2 active"))
    #expect(app.lines.contains("Scene1 resigns"))

    try server.xdotool(["windowactivate", "--sync", first])
    #expect(app.wait { $0.suffix(2) == ["Scene2 resigns", "Scene1 active"] }, "\(app.lines)")
    try server.xdotool(["windowminimize", second])
    #expect(app.wait(for: "Scene2 background"))
    #expect(app.lines.last == "Scene2 background", "\(app.lines)")
    try server.xdotool(["windowactivate", "--sync", second])
    #expect(app.wait { $0.last == "Scene2 active" }, "\(app.lines)")

    #expect(try server.closesByKey { app.wait(for: "discarded 1") }, "\(app.lines)")
    #expect(app.lines.contains("Scene2 disconnected") && app.process.isRunning)
    try server.xdotool(["windowactivate", "--sync", first])
    #expect(try server.closesByKey { app.wait(for: "will terminate") }, "\(app.lines)")
    #expect(app.exitStatus() == 0)
    #expect(
      app.lines.suffix(3) == ["Scene1 disconnected", "discarded 1", "will terminate"],
      "\(app.lines)")
    #expect(!app.lines.contains("not to be called"))
  }

  @Test func aScriptHasWindowsAndAnimationsWithoutAnApplication() throws {
    var environment = ProcessInfo.processInfo.environment
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "CASEMENT_PLATFORM"] { environment[name] = nil }
    let app = try AppProcess("script", environment: environment)
    #expect(app.exitStatus() == 0)
    #expect(
      app.lines == [
        "key true hidden false", "completion true", "moved true", "state active windows 1",
      ], "\(app.errors)")
  }

  @Test func aScriptShowsOnTheDesktopIfToldTo() throws {
    let server = try XServer.start()
    defer { server.stop() }
    var environment = server.environment
    environment["CASEMENT_PLATFORM"] = "x11"
    let app = try AppProcess("script", environment: environment)
    #expect(app.exitStatus() == 0)
    #expect(app.lines.contains("completion true"), "\(app.errors)")
  }
}

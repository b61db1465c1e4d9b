import Foundation
import Testing
import XTestRig

/// A menu that leaves its window, under a window manager, with a real mouse and real keys.
@Suite(.serialized) struct MenuEndToEndTests {
  private let server: XServer
  private let app: AppProcess
  private let window: String

  init() throws {
    server = try XServer.start(windowManager: "openbox")
    app = try AppProcess("menus", environment: server.environment)
    try #require(app.wait(for: "ready"), "\(app.errors)")
    window = try server.xdotool(["search", "--sync", "--onlyvisible", "--name", "^Probe$"])
      .trimmingCharacters(in: .whitespacesAndNewlines)
    try server.xdotool(["windowmove", "--sync", window, "80", "60"])
    try server.xdotool(["windowfocus", "--sync", window])
  }

  /// Returns the menu's window.
  private func openMenu() throws -> String {
    let corner = try server.corner(ofWindow: window)
    try server.xdotool(["mousemove", "\(corner.x + 40)", "\(corner.y + 40)", "click", "3"])
    return try server.xdotool(["search", "--sync", "--onlyvisible", "--name", "^Choices$"])
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  @Test func itIsWorkedByMouseAndKeysAndEndsWithAPressAnywhereElse() throws {
    defer {
      app.process.terminate()
      server.stop()
    }
    let menu = try openMenu()
    let (corner, outer) = (
      try server.corner(ofWindow: menu), try server.corner(ofWindow: window)
    )
    #expect(corner.x == outer.x + 40 && corner.y == outer.y + 40)
    #expect(try server.run(["xwininfo", "-id", menu]).contains("Override Redirect State: yes"))
    // The eleventh of rows of 42, beneath a header of 40, is below the window.
    try server.xdotool(["mousemove", "\(corner.x + 120)", "\(corner.y + 491)", "click", "1"])
    #expect(app.wait(for: "chosen 11"), "\(app.lines) \(app.errors)")
    _ = try openMenu()
    try server.xdotool(["key", "Up", "Return"])
    #expect(app.wait(for: "chosen 12"), "\(app.lines)")
    _ = try openMenu()
    let ends = app.lines.filter { $0 == "ended" }.count
    try server.xdotool(["mousemove", "900", "700", "click", "1"])
    #expect(app.wait { $0.filter { $0 == "ended" }.count == ends + 1 }, "\(app.lines)")
  }

  @Test func menusLeaveNoWindowsOfTheServer() throws {
    defer {
      app.process.terminate()
      server.stop()
    }
    try openAndClose()
    let before = try server.windowCount()
    for _ in 0..<20 { try openAndClose() }
    let deadline = Date(timeIntervalSinceNow: 20)
    while try server.windowCount() > before, Date() < deadline { usleep(50_000) }
    #expect(try server.windowCount() <= before)
  }

  private func openAndClose() throws {
    let ends = app.lines.count { $0 == "ended" }
    _ = try openMenu()
    try server.xdotool(["key", "Escape"])
    try #require(app.wait { $0.count { $0 == "ended" } == ends + 1 }, "\(app.lines)")
  }
}

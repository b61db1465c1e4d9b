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
    let isClicked = try insist({ app.lines.contains("chosen 11") }) {
      try server.xdotool(["mousemove", "\(corner.x + 120)", "\(corner.y + 491)", "click", "1"])
    }
    #expect(isClicked, "\(app.lines) \(app.errors)")
    try waitUntilMenuIsGone(1)
    _ = try openMenu()
    let isChosen = try insist({ app.lines.contains("chosen 12") }) {
      try server.xdotool(["key", "Home", "Up", "Return"])
    }
    #expect(isChosen, "\(app.lines)")
    try waitUntilMenuIsGone(2)
    _ = try openMenu()
    let isLeft = try insist({ app.lines.count { $0 == "ended" } == 3 }) {
      try server.xdotool(["mousemove", "900", "700", "click", "1"])
    }
    #expect(isLeft, "\(app.lines)")
    try waitUntilMenuIsGone(3)
  }

  @Test func menusLeaveNoWindowsOfTheServer() throws {
    defer {
      app.process.terminate()
      server.stop()
    }
    try openAndClose(1)
    let before = try server.windowCount()
    for number in 2...21 { try openAndClose(number) }
    #expect(try becomesTrue { try server.windowCount() <= before })
  }

  private func openAndClose(_ number: Int) throws {
    _ = try openMenu()
    let isEnded = try insist({ app.lines.count { $0 == "ended" } == number }) {
      try server.xdotool(["key", "Escape"])
    }
    try #require(isEnded, "\(app.lines)")
    try waitUntilMenuIsGone(number)
  }

  /// So that its window is not taken for the next one's.
  private func waitUntilMenuIsGone(_ number: Int) throws {
    try #require(app.wait { $0.count { $0 == "ended" } == number }, "\(app.lines)")
    let isGone = try becomesTrue {
      try !server.run(["xwininfo", "-root", "-tree"]).contains("Choices")
    }
    try #require(isGone)
  }
}

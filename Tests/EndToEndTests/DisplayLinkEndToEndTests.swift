import Foundation
import Testing
import XTestRig

/// Display links and other clients of the display's refresh continue while one window of the app is
/// visible.
@Suite(.serialized) struct DisplayLinkEndToEndTests {
  enum Removal: CaseIterable { case minimised, unmapped, covered }

  @Test(arguments: Removal.allCases, [["Probe", "Second"], ["Second", "Probe"]])
  func ticksGoOnWithTheOtherWindow(removal: Removal, titles: [String]) throws {
    let server = try XServer.start(windowManager: "openbox")
    defer { server.stop() }
    let app = try AppProcess("ticks", environment: server.environment)
    defer { app.process.terminate() }
    let windows = try titles.map { try find($0, on: server) }
    #expect(everythingMoves(in: app))
    try remove(windows[0], removal, other: windows[1], named: titles[1], on: server)
    #expect(everythingMoves(in: app))
  }

  @Test func ticksPauseWhileNoWindowCanBeSeen() throws {
    let server = try XServer.start(windowManager: "openbox")
    defer { server.stop() }
    let app = try AppProcess("ticks", environment: server.environment)
    defer { app.process.terminate() }
    let windows = try ["Probe", "Second"].map { try find($0, on: server) }
    for window in windows { try minimise(window, on: server) }
    #expect(app.comesToRest())
    try server.xdotool(["windowactivate", "--sync", windows[1]])
    #expect(everythingMoves(in: app))
  }

  /// A display link that is not tied to a window, and scroll views in both windows.
  private func everythingMoves(in app: AppProcess) -> Bool {
    let before = app.lines.count
    return app.wait { lines in
      let news = lines.dropFirst(before)
      return ["tick", "glide of Probe", "glide of Second"].allSatisfy { kind in
        news.count { $0 == kind } >= 3
      }
    }
  }

  private func find(_ title: String, on server: XServer) throws -> String {
    try server.xdotool(["search", "--sync", "--onlyvisible", "--name", "^\(title)$"])
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private func remove(
    _ window: String, _ removal: Removal, other: String, named title: String, on server: XServer
  ) throws {
    switch removal {
    case .minimised: try minimise(window, on: server)
    case .unmapped: try server.xdotool(["windowunmap", "--sync", window])
    case .covered:
      try server.xdotool(["windowmove", "--sync", window, "300", "200"])
      try server.xdotool(["windowsize", "--sync", other, "900", "700"])
      try server.xdotool(["windowmove", "--sync", other, "50", "40"])
      try server.xdotool(["windowactivate", "--sync", other])
      let color: UInt32 = title == "Probe" ? 0xFF0000 : 0x0000FF
      #expect(try server.waitForPixel(x: 500, y: 350, color))
    }
  }

  private func minimise(_ window: String, on server: XServer) throws {
    try server.xdotool(["windowminimize", window])
    let isMinimised = try becomesTrue {
      try server.run(["xwininfo", "-id", window]).contains("IsUnMapped")
    }
    try #require(isMinimised, "openbox does not minimise")
  }
}

extension AppProcess {
  /// Waits until nothing is reported for half a second; returns false after `seconds`.
  func comesToRest(seconds: Double = 60) -> Bool {
    becomesTrue(seconds: seconds) {
      let before = lines.count
      usleep(500_000)
      return lines.count == before
    }
  }
}

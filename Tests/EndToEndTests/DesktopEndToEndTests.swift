import Foundation
import Testing
import XTestRig

/// A scene asks for states, and draws its own title bar, under real window managers.
@Suite(.serialized) struct DesktopEndToEndTests {
  private static let managers = WindowManager.installed.filter { [.openbox, .mutter].contains($0) }

  @Test(arguments: managers) func statesAndTheTitleBar(manager: WindowManager) throws {
    let managed = try ManagedServer(manager)
    defer { managed.stop() }
    let server = managed.server
    let app = try AppProcess("desktop", environment: server.environment)
    defer { app.process.terminate() }
    try #require(app.wait(for: "layout 400x300"))
    func perform(_ order: String, until isDone: ([String]) -> Bool) throws {
      try app.tell(order)
      let isAsWished = app.wait(until: isDone)
      #expect(isAsWished, "\(order): \(app.lines.suffix(5))")
    }
    // A manager may say the state after the size.
    func tells(_ states: String) -> Bool {
      becomesTrue {
        try? app.tell("tell")
        return app.wait(seconds: 1) { $0.last == states }
      }
    }
    try perform("full screen") { $0.last == "layout 1280x800" }
    #expect(try server.waitForPixel(x: 5, y: 5, 0xFF0000))
    #expect(try server.waitForPixel(x: 1275, y: 795, 0xFF0000))
    #expect(tells("states 1 full true"), "\(app.lines.suffix(5))")
    try perform("window") { $0.last == "layout 400x300" }
    // The window keeps its size, or grows by what the frame took.
    let count = app.lines.count
    try perform("titlebar") { $0.count > count && $0.last?.hasPrefix("layout 4") == true }
    let window = try server.window(of: app)
    // A double click on the bar maximises, another restores. One that meets the window while the manager takes its
    // frame away is lost.
    func doubleClick(until size: String) throws -> Bool {
      for _ in 0..<3 {
        let before = app.lines.count
        try server.xdotool(
          [
            "mousemove", "--window", window, "200", "18", "click", "--repeat", "2", "--delay", "60",
            "1",
          ])
        let isDone = app.wait(seconds: 20) {
          $0.dropFirst(before).last { $0.hasPrefix("layout") }?.hasPrefix(size) == true
        }
        if isDone { return true }
      }
      return false
    }
    #expect(try doubleClick(until: "layout 12"), "\(app.lines.suffix(5))")
    #expect(tells("states 6 full false"), "\(app.lines.suffix(5))")
    #expect(try doubleClick(until: "layout 400x"), "\(app.lines.suffix(5))")
  }

  /// No frame follows from it, and nothing else happens.
  @Test func aTitleIsTheWindowsAtOnce() throws {
    let server = try XServer.start()
    defer { server.stop() }
    let app = try AppProcess("desktop", environment: server.environment)
    defer { app.process.terminate() }
    try #require(app.wait(for: "layout 400x300"))
    let window = try server.window(of: app)
    for title in ["Letters", "Words"] {
      try app.tell("title \(title)")
      let isShown = try becomesTrue {
        try server.run(["xprop", "-id", window, "_NET_WM_NAME"]).contains("\"\(title)\"")
      }
      #expect(isShown, "\(title): \(app.errors)")
    }
  }
}

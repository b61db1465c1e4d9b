import ControlsPage
import Foundation
import Testing
import XTestRig

/// A window with every control in it, worked by real keys alone and by a real mouse alone.
@Suite(.serialized) struct ControlsEndToEndTests {
  private let server: XServer
  private let app: AppProcess
  private let window: String

  init() throws {
    server = try XServer.start(windowManager: "openbox")
    app = try AppProcess("controls", environment: server.environment)
    try #require(app.wait(for: "ready"), "\(app.errors)")
    window = try server.xdotool(["search", "--sync", "--onlyvisible", "--name", "^Probe$"])
      .trimmingCharacters(in: .whitespacesAndNewlines)
    try server.xdotool(["windowfocus", "--sync", window])
  }

  private func close() {
    app.process.terminate()
    server.stop()
  }

  private func name(_ key: ControlsWalk.Key) -> String {
    switch key {
    case .tab: "Tab"
    case .space: "space"
    case .enter: "Return"
    case .up: "Up"
    case .down: "Down"
    case .left: "Left"
    case .right: "Right"
    case .escape: "Escape"
    case .backspace: "BackSpace"
    case .leave: "ctrl+Tab"
    case .x, .y: key.rawValue
    }
  }

  private func press(_ keys: [ControlsWalk.Key], until isDone: ([String]) -> Bool) throws -> Bool {
    try server.xdotool(["key"] + keys.map(name))
    return app.wait(until: isDone)
  }

  @Test func everyControlWorksByKeysAlone() throws {
    defer { close() }
    for step in ControlsWalk.keys {
      if !step.reach.isEmpty {
        let isReached = try press(step.reach) { $0.last == "focus \(step.control)" }
        #expect(isReached, "\(step.control): \(app.lines.suffix(6))")
      }
      let before = app.lines.count
      let isDone = try press(step.keys) { $0.dropFirst(before).contains(step.line) }
      #expect(isDone, "\(step.control): \(app.lines.suffix(6))")
    }
  }

  @Test func everyControlWorksByThePointerAlone() throws {
    defer { close() }
    for step in ControlsWalk.points {
      let before = app.lines.count
      for place in step.places {
        let (x, y) = (String(Int(place.x)), String(Int(place.y)))
        try server.xdotool(["mousemove", "--window", window, x, y, "click", "1"])
      }
      let isDone = app.wait { $0.dropFirst(before).contains(step.line) }
      #expect(isDone, "\(step.line): \(app.lines.suffix(6))")
    }
  }
}

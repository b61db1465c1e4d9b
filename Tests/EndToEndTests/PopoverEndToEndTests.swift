import Foundation
import Testing
import XTestRig

/// A popover that leaves its window, under a window manager, with a real mouse and real keys.
@Suite(.serialized) struct PopoverEndToEndTests {
  @Test func itIsTypedIntoAndEndsWithAPressAnywhereElse() throws {
    let server = try XServer.start(windowManager: "openbox")
    defer { server.stop() }
    let app = try AppProcess("popovers", environment: server.environment)
    defer { app.process.terminate() }
    try #require(app.wait(for: "ready"), "\(app.errors)")
    let window = try server.xdotool(["search", "--sync", "--onlyvisible", "--name", "^Probe$"])
      .trimmingCharacters(in: .whitespacesAndNewlines)
    try server.xdotool(["windowmove", "--sync", window, "180", "60"])
    try server.xdotool(["windowfocus", "--sync", window])
    let outer = try server.corner(ofWindow: window)
    let before = try server.windowCount()

    for round in 1...2 {
      try server.xdotool(["mousemove", "\(outer.x + 50)", "\(outer.y + 40)", "click", "1"])
      #expect(app.wait { $0.count { $0 == "open" } == round }, "\(app.lines) \(app.errors)")
      // Below the middle of its source, and below its arrow.
      let (x, y) = (outer.x + 50 - 100, outer.y + 60 + 13)
      #expect(try becomesTrue { try server.pixel(x: x + 100, y: y + 390) == 0xFF0000 })
      #expect(y + 390 > outer.y + 300 && x < outer.x, "beyond the window")
      try server.xdotool(["mousemove", "\(x + 100)", "\(y + 340)", "click", "1"])
      try server.xdotool(["type", "pear"])
      #expect(app.wait { $0.count { $0 == "text pear" } == round }, "\(app.lines)")
      try server.xdotool(["mousemove", "900", "700", "click", "1"])
      #expect(app.wait { $0.count { $0 == "ended" } == round }, "\(app.lines)")
      #expect(try becomesTrue { try server.windowCount() <= before })
    }
  }

  @Test(.enabled(if: Compositor.isInstalled("xcompmgr")))
  func whatIsBehindShowsAroundIt() throws {
    let server = try XServer.start(windowManager: "openbox")
    defer { server.stop() }
    let compositor = try Compositor(on: server)
    defer { compositor.stop() }
    let app = try AppProcess("popovers", environment: server.environment)
    defer { app.process.terminate() }
    try #require(app.wait(for: "ready"), "\(app.errors)")
    let window = try server.xdotool(["search", "--sync", "--onlyvisible", "--name", "^Probe$"])
      .trimmingCharacters(in: .whitespacesAndNewlines)
    try server.xdotool(["windowmove", "--sync", window, "180", "60"])
    try server.xdotool(["windowfocus", "--sync", window])
    let outer = try server.corner(ofWindow: window)
    let before = try server.windowCount()
    try server.xdotool(["mousemove", "\(outer.x + 50)", "\(outer.y + 40)", "click", "1"])
    #expect(app.wait(for: "open"), "\(app.lines) \(app.errors)")
    #expect(try becomesTrue { try server.pixel(x: outer.x + 50, y: outer.y + 463) == 0xFF0000 })
    // Its window reaches 38 points beyond its card, with little of the shadow at the edge.
    let edge = try server.pixel(x: outer.x + 50 + 134, y: outer.y + 200)
    #expect(edge & 0xFF > 0xC0, "\(String(edge, radix: 16)): the white of the window behind it")
    // It fades away, and then its window goes.
    try server.xdotool(["mousemove", "900", "700", "click", "1"])
    #expect(app.wait(for: "ended"), "\(app.lines)")
    #expect(try becomesTrue { try server.windowCount() <= before })
    #expect(try becomesTrue { try server.pixel(x: outer.x + 50, y: outer.y + 463) != 0xFF0000 })
  }
}

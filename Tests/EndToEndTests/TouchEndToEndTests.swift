import Foundation
import Testing
import XTestRig

/// Real button events from the X server to `touchesBegan` and back to pixels.
@Suite(.serialized) struct TouchEndToEndTests {
  private struct Session {
    let server: XServer
    let app: AppProcess
    let origin: (x: Int, y: Int)

    init(_ mode: String) throws {
      server = try XServer.start(windowManager: "openbox")
      app = try AppProcess(mode, environment: server.environment)
      try #require(app.wait(for: "ready"))
      let id = try server.xdotool(["search", "--sync", "--onlyvisible", "--name", "^Probe$"])
        .split(separator: "\n").map(String.init)[0]
      try server.xdotool(["windowmove", "--sync", id, "200", "150"])
      let geometry = try server.run(["xwininfo", "-id", id])
      let places = geometry.split(separator: "\n").compactMap { line -> Int? in
        line.contains("Absolute upper-left")
          ? line.split(separator: " ").last.flatMap { Int($0) } : nil
      }
      origin = (places[0], places[1])
    }

    func point(_ x: Int, _ y: Int) -> [String] { ["\(origin.x + x)", "\(origin.y + y)"] }

    func close() {
      app.process.terminate()
      server.stop()
    }
  }

  @Test func aDragThatLeavesTheWindowIsOneTouchWithExactPlaces() throws {
    let session = try Session("touches")
    defer { session.close() }
    try session.server.xdotool(["mousemove"] + session.point(20, 30) + ["mousedown", "1"])
    try session.server.xdotool(["mousemove"] + session.point(390, 31))
    try session.server.xdotool(["mousemove"] + session.point(520, 350))
    try session.server.xdotool(["mousemove"] + session.point(-60, -70))
    try session.server.xdotool(["mouseup", "1"])
    try #require(session.app.wait { $0.contains { $0.contains("ended") } })
    let touches = session.app.lines.filter { $0.hasPrefix("root ") || $0.hasPrefix("square ") }
    #expect(touches.first == "root began 20.0,30.0")
    #expect(touches.last == "root ended -60.0,-70.0")
    #expect(touches.filter { $0.contains("began") }.count == 1)
    #expect(touches.filter { $0.contains("ended") }.count == 1)
    let moved = touches.filter { $0.hasPrefix("root moved ") }
    #expect(moved.count == touches.count - 2)
    let trail = moved.flatMap { $0.dropFirst("root moved ".count).split(separator: " ") }
    #expect(trail.contains("390.0,31.0"))
    #expect(trail.contains("520.0,350.0"))
    #expect(trail.last == "-60.0,-70.0")
  }

  @Test func aTurnedViewIsHitInItsOwnShape() throws {
    let session = try Session("touches")
    defer { session.close() }
    // A square of 100 rotated by 45° around (200, 150): its corner is at x = 200 + 70.7, and the
    // corner of its frame at (250, 100) is outside.
    for place in [(268, 150), (273, 150), (249, 101), (200, 81), (200, 78)] {
      try session.server.xdotool(["mousemove"] + session.point(place.0, place.1) + ["click", "1"])
    }
    try #require(session.app.wait { $0.filter { $0.contains("ended") }.count == 5 })
    let hits = session.app.lines.filter { $0.contains("began") }.map { $0.split(separator: " ")[0] }
    #expect(hits == ["square", "root", "root", "square", "root"])
  }

  @Test func aTouchIsCancelledWhenTheWindowGoes() throws {
    let session = try Session("touches")
    defer { session.close() }
    try session.server.xdotool(["mousemove"] + session.point(20, 30) + ["mousedown", "1"])
    try #require(session.app.wait(for: "root began 20.0,30.0"))
    try session.server.xdotool(["search", "--sync", "--name", "^Probe$", "windowunmap"])
    #expect(session.app.wait { $0.contains { $0.hasPrefix("root cancelled") } })
    try session.server.xdotool(["mouseup", "1"])
  }

  @Test func aPressShowsOnTheScreen() throws {
    let session = try Session("toggle")
    defer { session.close() }
    let place = (x: session.origin.x + 200, y: session.origin.y + 150)
    #expect(try session.server.waitForPixel(x: place.x, y: place.y, 0x000000))
    try session.server.xdotool(["mousemove"] + session.point(200, 150) + ["click", "1"])
    #expect(try session.server.waitForPixel(x: place.x, y: place.y, 0xFFFFFF))
  }
}

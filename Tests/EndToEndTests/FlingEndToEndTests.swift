import Foundation
import Testing
import XTestRig

/// A long list under a touch screen, a wheel and keys, all by real X events.
@Suite(.serialized) struct FlingEndToEndTests {
  @Test(.enabled(if: XDeviceServer.isAvailable, "Xorg with its inputtest driver cannot start"))
  func fingersFlingAList() throws {
    let server = try XDeviceServer.start()
    defer { server.stop() }
    let app = try AppProcess("list", environment: server.server.environment)
    defer { app.process.terminate() }
    try #require(app.wait(for: "ready"))
    try server.server.xdotool(["search", "--sync", "--onlyvisible", "--name", "^Probe$"])
    var rests: [Fling] = []
    for number in 1...2 {
      try swipe(on: server)
      try #require(app.wait { $0.count { $0.hasPrefix("rests") } == number })
      rests.append(try #require(Fling(app.lines)))
    }
    for fling in rests {
      #expect(fling.rest > fling.lift + 30, "it goes on when the finger is lifted")
      #expect(fling.row == fling.rest / 44)
      #expect(fling.steps > 10, "in small steps")
      #expect(fling.cells <= 12, "the cells of 300 points are used again")
    }
    #expect(rests[1].lift > rests[0].rest)
  }

  /// Ten steps upwards.
  private func swipe(on server: XDeviceServer) throws {
    try server.touch(1, .begin, x: 200, y: 250)
    for step in 1...10 {
      try server.touch(1, .update, x: 200, y: 250 - 20 * Double(step))
      usleep(8_000)
    }
    try server.touch(1, .end, x: 200, y: 50)
  }

  /// What the app has told of the last one.
  private struct Fling {
    let lift, rest, row, steps, cells: Int

    init?(_ lines: [String]) {
      guard let lifted = lines.last(where: { $0.hasPrefix("lifted") }),
        let rested = lines.last(where: { $0.hasPrefix("rests") })
      else { return nil }
      let numbers = (lifted + " " + rested).split(separator: " ").compactMap { Int($0) }
      guard numbers.count == 5 else { return nil }
      (lift, rest, row, steps, cells) = (numbers[0], numbers[1], numbers[2], numbers[3], numbers[4])
    }
  }

  @Test func aWheelAndKeysScrollAList() throws {
    let server = try XServer.start()
    defer { server.stop() }
    let app = try AppProcess("list", environment: server.environment)
    defer { app.process.terminate() }
    try #require(app.wait(for: "ready"))
    let id = try server.xdotool(["search", "--sync", "--onlyvisible", "--name", "^Probe$"])
      .split(separator: "\n").map(String.init)[0]
    try server.xdotool(["windowfocus", id])
    try server.xdotool(["mousemove", "--window", id, "200", "150"])
    try server.xdotool(["click", "--repeat", "3", "5"])
    #expect(
      app.wait(for: "at 144"), "three clicks of 48 points: \(app.lines.suffix(4)) \(app.errors)")
    try server.xdotool(["key", "Next"])
    #expect(app.wait(for: "at 384"), "four fifths of 300 points")
    try server.xdotool(["key", "End"])
    #expect(app.wait(for: "at 439700"), "\(app.lines.suffix(4))")
    try server.xdotool(["key", "Home"])
    #expect(app.wait { $0.last == "at 0" })
  }
}

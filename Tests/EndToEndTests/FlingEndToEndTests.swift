import Foundation
import Testing
import XTestRig

/// A long list under a touch screen, a wheel and keys, all by real X events.
@Suite(.serialized) struct FlingEndToEndTests {
  @Test(.enabled(if: XDeviceServer.isAvailable, "Xorg with its inputtest driver cannot start"))
  func fingersFlingAList() throws {
    let server = try XDeviceServer.start()
    defer { server.stop() }
    let (app, rests) = try flings(on: server) { try swipe(on: server) }
    defer { app.process.terminate() }
    // Two clicks of a wheel in quarters. Another comes first, as the wheel's position is unknown until then.
    try server.pointer(x: 200, y: 150)
    for _ in 1...9 { try server.turnWheel(y: 0.25) }
    let end = rests[1].rest + 2 * 48
    #expect(
      app.wait { $0.contains { $0.hasPrefix("at ") && Int($0.dropFirst(3)) ?? 0 >= end } },
      "\(end): \(app.lines.suffix(4))")
  }

  @Test(.enabled(if: XDeviceServer.isAvailable, "Xorg with its inputtest driver cannot start"))
  func twoFingersOnATouchpadFlingAList() throws {
    let server = try XDeviceServer.start()
    defer { server.stop() }
    try server.pointer(x: 200, y: 150)
    let (app, _) = try flings(on: server) { try server.flingByTouchpad(steps: 10, of: 20) }
    app.process.terminate()
  }

  /// The app, and how the list came to rest twice.
  private func flings(
    on server: XDeviceServer, by fling: () throws -> Void
  ) throws -> (AppProcess, [Fling]) {
    let app = try AppProcess("list", environment: server.server.environment)
    try #require(app.wait(for: "ready"))
    try server.server.xdotool(["search", "--sync", "--onlyvisible", "--name", "^Probe$"])
    let rests = try [self.fling(app, by: fling), self.fling(app, by: fling)].compactMap { $0 }
    try #require(rests.count == 2, "the list never goes on: \(app.lines.suffix(20))")
    for fling in rests {
      #expect(fling.row == fling.rest / 44)
      #expect(fling.steps >= 3, "in small steps")
      #expect(fling.cells <= 12, "the cells of 300 points are used again")
    }
    #expect(rests[1].lift > rests[0].rest)
    return (app, rests)
  }

  /// Repeats it until the list goes on when the fingers are lifted: on a busy machine the steps may come so late that
  /// the fingers are slow.
  private func fling(_ app: AppProcess, by fling: () throws -> Void) throws -> Fling? {
    for _ in 0..<20 {
      let before = app.lines.count
      try fling()
      try #require(
        app.wait { $0.dropFirst(before).contains { $0.hasPrefix("lifted") } }, "\(app.lines)")
      let rests = app.wait(seconds: 10) { lines in
        let ends = lines.filter { $0.hasPrefix("lifted") || $0.hasPrefix("rests") }
        return ends.last?.hasPrefix("rests") == true
      }
      if rests, let done = Fling(app.lines), done.rest > done.lift + 30 { return done }
    }
    return nil
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
    try server.xdotool(["windowfocus", "--sync", id])
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

extension XDeviceServer {
  /// Two fingers go upwards by so many points in each step and are lifted. Another step comes first, as the position
  /// is unknown until then.
  func flingByTouchpad(steps: Int, of points: Double) throws {
    for _ in 0...steps {
      try scrollTouchpad(y: points)
      usleep(8_000)
    }
    try scrollTouchpad()
  }
}

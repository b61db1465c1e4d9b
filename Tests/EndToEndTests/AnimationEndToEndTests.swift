import Foundation
import Testing
import XTestRig

/// The headline: animations go on while main sleeps.
@Suite(.serialized) struct AnimationEndToEndTests {
  @Test func animationKeepsItsRateWhileMainSleeps() throws {
    let server = try XServer.start()
    defer { server.stop() }
    let app = try AppProcess("stall", environment: server.environment)
    defer { app.process.terminate() }
    try #require(app.wait(for: "asleep"))
    let seen = try positionsSeen(on: server, until: { app.lines.contains("awake") })
    #expect(seen.count >= 110, "2 s of sleep at 60 Hz; 55 distinct frames a second are asked for")
    #expect(seen == seen.sorted(), "a linear animation only goes forward")
    #expect(app.wait(for: "completion true"))
  }

  /// A spring, a ride along a path and an emitter, each in a row of its own.
  @Test(arguments: [60, 120])
  func everyKindOfMotionKeepsTheDisplaysRateWhileMainSleeps(rate: Int) throws {
    let server = try XServer.start(arguments: ["-fakescreenfps", "\(rate)"])
    defer { server.stop() }
    let app = try AppProcess("shows", environment: server.environment)
    defer { app.process.terminate() }
    try #require(app.wait(for: "asleep"))
    let counts = try changesSeen(
      on: server, rows: [50, 150, 250], until: { app.lines.contains("awake") })
    for (name, count) in zip(["spring", "path", "emitter"], counts) {
      #expect(count >= rate * 2 * 95 / 100, "\(name): \(count) pictures in 2 s at \(rate) Hz")
    }
  }

  /// How often each row of the screen was seen to change.
  private func changesSeen(
    on server: XServer, rows: [Int], until isOver: () -> Bool
  ) throws -> [Int] {
    var last = [[UInt32]](repeating: [], count: rows.count)
    var changes = [Int](repeating: 0, count: rows.count)
    let deadline = Date(timeIntervalSinceNow: 20)
    while !isOver(), Date() < deadline {
      for (index, y) in rows.enumerated() {
        let pixels = try server.image(x: 0, y: y, width: 400, height: 1).pixels
        if pixels != last[index] { changes[index] += 1 }
        last[index] = pixels
      }
    }
    return changes
  }

  /// Left edges of the bar, one for each distinct picture seen.
  private func positionsSeen(on server: XServer, until isOver: () -> Bool) throws -> [Int] {
    var seen: [Int] = []
    let deadline = Date(timeIntervalSinceNow: 20)
    while !isOver(), Date() < deadline {
      let row = try server.image(x: 0, y: 150, width: 400, height: 1).pixels
      // Sum of brightness left of the bar's middle tells positions apart that share a pixel.
      guard let first = row.firstIndex(where: { $0 != 0 }) else { continue }
      let position = first * 256 + 255 - Int(row[first] & 255)
      if position != seen.last { seen.append(position) }
    }
    return seen
  }
}

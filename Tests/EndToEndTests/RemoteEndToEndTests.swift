import Foundation
import Testing
import XTestRig

/// A server behind 50 ms of way there and back, without shared memory, as through ssh.
@Suite(.serialized) struct RemoteEndToEndTests {
  private static let roundTrip = 0.05

  @Test func aDistantServerIsUsable() throws {
    let server = try XServer.start(arguments: ["-extension", "MIT-SHM"])
    defer { server.stop() }
    let distant = try DistantServer(before: server, delay: Self.roundTrip / 2)
    defer { distant.stop() }
    var environment = server.environment
    environment["DISPLAY"] = distant.display
    server.fillRoot(0x00AA55)
    let app = try AppProcess("toggle", environment: environment)
    defer { app.process.terminate() }
    try #require(try server.waitForPixel(x: 200, y: 150, 0x000000), "\(app.errors)")
    try server.xdotool(["mousemove", "200", "150"])
    func press(_ color: UInt32) throws -> Double {
      let start = Date()
      try server.xdotool(["click", "1"])
      #expect(try server.waitForPixel(x: 200, y: 150, color))
      return Date().timeIntervalSince(start)
    }
    // What follows the first frame is part of the start.
    for color in [0xFFFFFF, 0] as [UInt32] { _ = try press(color) }
    // Main's connection, and that of the frames.
    let before = distant.replies
    try #require(before.count == 2)
    #expect(before[0] < 150, "round trips of the start")
    let times = try (1...12).map { try press($0 % 2 == 1 ? 0xFFFFFF : 0) }
    let after = distant.replies
    print(
      "remote: \(before) at the start, then \(after); presses \(times.map { Int($0 * 1000) }) ms")
    #expect(after.count == 2, "and no other connections")
    #expect(after[0] - before[0] <= 3, "main waits for nothing")
    #expect(after[1] - before[1] <= 24, "frames wait for what was sent before")
    // One way there and one back, and the time of xdotool; on a busy machine at least one of them.
    #expect(times.min()! < 10 * Self.roundTrip, "\(times)")
  }
}

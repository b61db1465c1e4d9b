import Foundation
import Testing
import XTestRig

/// A thousand pushes, presentations, tab changes and windows in a real window.
@Suite(.serialized) struct LeakEndToEndTests {
  @Test func aThousandChangesLeaveNoWindowsOfTheServer() throws {
    let server = try XServer.start()
    defer { server.stop() }
    let app = try AppProcess("exchanges", environment: server.environment)
    defer { app.process.terminate() }
    try #require(app.wait(for: "left 0", seconds: 60), "\(app.lines) \(app.errors)")
    let before = try restingCount(of: server)
    #expect(before >= 1)
    try server.xdotool(["mousemove", "200", "100", "click", "1"])
    let isDone = app.wait(seconds: 600) { lines in lines.count { $0.hasPrefix("left") } == 2 }
    #expect(isDone && app.lines.last == "left 0", "\(app.lines) \(app.errors)")
    #expect(try becomesTrue { try server.windowCount() <= before })
  }

  /// Once it has not changed for a second.
  private func restingCount(of server: XServer) throws -> Int {
    var counts: [Int] = []
    while counts.count < 5 || Set(counts.suffix(5)).count > 1 {
      counts.append(try server.windowCount())
      usleep(200_000)
    }
    return counts[counts.count - 1]
  }
}

import Foundation
import Testing
import XTestRig

/// Animations continue while the main thread sleeps. The frame rate is measured by a benchmark
/// (`scripts/latency`), because it depends on the machine's load.
@Suite(.serialized) struct AnimationEndToEndTests {
  /// With a display link, main takes the ticks itself until it falls asleep.
  @Test(arguments: ["stall", "stall-linked"])
  func animationGoesOnWhileMainSleeps(mode: String) throws {
    let server = try XServer.start()
    defer { server.stop() }
    let app = try AppProcess(mode, environment: server.environment)
    defer { app.process.terminate() }
    #expect(try server.waitForPixel(x: 5, y: 150, 0xFFFFFF))
    try app.tell("go")
    try #require(app.wait(for: "asleep"))
    var seen: [Double] = []
    try watch(server, row: 150) { picture, _ in
      if let place = picture.leftEdge(row: 0), place != seen.last { seen.append(place) }
      return seen.count < 20
    }
    #expect(seen.count == 20 && app.lines.last == "asleep", "\(seen) \(app.lines)")
    #expect(seen == seen.sorted(), "a linear animation only goes forward")
    try app.tell("wake")
    #expect(app.wait(for: "completion true"))
  }

  /// In each frame, a spring, a path animation and an emitter show the same time as a bar with
  /// constant speed.
  @Test(arguments: [60, 120])
  func everyKindOfMotionIsWhereItsMomentPutsItWhileMainSleeps(rate: Int) throws {
    let server = try XServer.start(arguments: ["-fakescreenfps", "\(rate)"])
    defer { server.stop() }
    server.fillRoot(0xFF0000)
    let app = try AppProcess("shows", environment: server.environment)
    defer { app.process.terminate() }
    #expect(try server.waitForPixel(x: 5, y: 150, 0x000000))
    try app.tell("go")
    try #require(app.wait(for: "asleep"))
    var (times, wrong, start): ([Double], [ShownMoment], Double?) = ([], [], nil)
    try watch(server, row: 99, height: 7) { picture, isWhole in
      guard let moment = ShownMoment(picture, top: 99) else { return true }
      let offset = moment.front - 90 * moment.time
      if isWhole { start = start ?? offset }
      if agrees(moment, drift: offset - (start ?? offset)) {
        if moment.time != times.last { times.append(moment.time) }
      } else if isWhole {
        wrong.append(moment)
      }
      return moment.time < 2.8 && times.count < 60
    }
    #expect(wrong.isEmpty, "\(wrong)")
    #expect(times.count >= 10 && app.lines.last == "asleep", "\(times) \(app.lines)")
    #expect(times == times.sorted())
  }

  /// Forty particles per second with 90 points per second are 2.25 points apart.
  private func agrees(_ moment: ShownMoment, drift: Double) -> Bool {
    abs(moment.spring - MotionOracle.spring(at: moment.time)) < 0.6
      && abs(moment.ride - MotionOracle.ride(at: moment.time)) < 0.6
      && abs(drift.remainder(dividingBy: 2.25)) < 0.3
  }

  /// Passes each new image of some rows to the body while it wants more, and once more where it is seen twice in
  /// succession: one that is seen once may be between two parts of a frame.
  private func watch(
    _ server: XServer, row: Int, height: Int = 1,
    _ handle: (XScreenImage, _ isWhole: Bool) -> Bool
  ) throws {
    var (last, whole): (XScreenImage?, XScreenImage?)
    let deadline = Date(timeIntervalSinceNow: 60)
    while Date() < deadline {
      let picture = try server.image(x: 0, y: row, width: 400, height: height)
      let isWhole = picture == last
      if isWhole, picture == whole { continue }
      if isWhole { whole = picture }
      if !handle(picture, isWhole) { return }
      last = picture
    }
  }
}

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
    try #require(app.wait(for: "asleep"))
    var seen: [Double] = []
    try watch(server, row: 150, while: { !app.lines.contains("awake") }) { picture in
      if let place = picture.leftEdge(row: 0) { seen.append(place) }
    }
    #expect(seen.count >= 20, "main slept for two seconds")
    #expect(seen == seen.sorted(), "a linear animation only goes forward")
    let way = (seen.last ?? 0) - (seen.first ?? 0)
    #expect(way > 390 / 3 * 1.5, "a third of its way each second")
    #expect(app.wait(for: "completion true"))
  }

  /// In each frame, a spring, a path animation and an emitter show the same time as a bar with
  /// constant speed.
  @Test(arguments: [60, 120])
  func everyKindOfMotionIsWhereItsMomentPutsItWhileMainSleeps(rate: Int) throws {
    let server = try XServer.start(arguments: ["-fakescreenfps", "\(rate)"])
    defer { server.stop() }
    let app = try AppProcess("shows", environment: server.environment)
    defer { app.process.terminate() }
    try #require(app.wait(for: "asleep"))
    var moments: [ShownMoment] = []
    try watch(server, row: 99, height: 7, while: { !app.lines.contains("awake") }) { picture in
      if let moment = ShownMoment(picture, top: 99), moment.time < 2.9 { moments.append(moment) }
    }
    #expect(moments.count >= 20, "main slept for two seconds")
    let times = moments.map(\.time)
    #expect(times == times.sorted())
    #expect((times.last ?? 0) - (times.first ?? 0) > 1.5)
    let start = moments.first.map { $0.front - 90 * $0.time } ?? 0
    for moment in moments {
      #expect(abs(moment.spring - MotionOracle.spring(at: moment.time)) < 0.6, "\(moment)")
      #expect(abs(moment.ride - MotionOracle.ride(at: moment.time)) < 0.6, "\(moment)")
      // Forty particles per second with 90 points per second are 2.25 points apart.
      let drift = (moment.front - 90 * moment.time - start).remainder(dividingBy: 2.25)
      #expect(abs(drift) < 0.3, "\(moment)")
    }
  }

  /// Passes each new image of some rows to the body. An image seen twice in succession is complete.
  private func watch(
    _ server: XServer, row: Int, height: Int = 1, while isOn: () -> Bool,
    _ handle: (XScreenImage) -> Void
  ) throws {
    var (last, handled): (XScreenImage?, XScreenImage?)
    let deadline = Date(timeIntervalSinceNow: 20)
    while isOn(), Date() < deadline {
      let picture = try server.image(x: 0, y: row, width: 400, height: height)
      if picture == last, picture != handled {
        handled = picture
        handle(picture)
      }
      last = picture
    }
  }
}

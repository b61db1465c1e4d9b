import Foundation
import Testing
import XTestRig

/// Fingers on an emulated touch screen, through X to gesture recognizers.
@Suite(
  .serialized,
  .enabled(if: XDeviceServer.isAvailable, "Xorg with its inputtest driver cannot start"))
struct DeviceEndToEndTests {
  /// A server with devices and ProbeApp; the app's first window is at the corner of the screen.
  private struct Session {
    let server: XDeviceServer
    let app: AppProcess

    init(_ mode: String, ready: String) throws {
      server = try XDeviceServer.start()
      app = try AppProcess(mode, environment: server.server.environment)
      try #require(app.wait(for: ready))
      try server.server.xdotool(["search", "--sync", "--onlyvisible", "--name", "^Probe$"])
    }

    func close() {
      app.process.terminate()
      server.stop()
    }

    /// The number at the end of the last line with this prefix.
    func last(_ beginning: String) -> Int? {
      app.lines.last { $0.hasPrefix(beginning) }?.split(separator: " ").last.flatMap { Int($0) }
    }

    /// Two fingers around (200, 150), `radius` away and rotated by `angle`.
    func pair(_ phase: XDeviceServer.TouchPhase, radius: Double, angle: Double) throws {
      for (finger, side) in [(UInt32(1), 1.0), (2, -1.0)] {
        try server.touch(
          finger, phase, x: 200 + side * radius * cos(angle), y: 150 + side * radius * sin(angle))
      }
    }
  }

  @Test func twoFingersPinchAndRotateAtOnce() throws {
    let session = try Session("gestures", ready: "ready")
    defer { session.close() }
    try session.pair(.begin, radius: 40, angle: 0)
    for step in 1...20 {
      let part = Double(step) / 20
      try session.pair(.update, radius: 40 + 40 * part, angle: .pi / 4 * part)
      usleep(4_000)
    }
    try session.pair(.end, radius: 80, angle: .pi / 4)
    try #require(session.app.wait { lines in lines.contains { $0.hasPrefix("rotation ended") } })
    try #require(session.app.wait { lines in lines.contains { $0.hasPrefix("pinch ended") } })
    // 80 points apart become 160; the slop at the beginning does not count.
    let scale = try #require(session.last("pinch ended"))
    #expect((170...200).contains(scale), "hundredths, not \(scale)")
    let turn = try #require(session.last("rotation ended"))
    #expect((55...79).contains(turn), "hundredths of a radian of π/4, not \(turn)")
  }

  @Test func twoFingersZoomAScrollViewWhichReturnsFromItsLimit() throws {
    let session = try Session("zoom", ready: "ready")
    defer { session.close() }
    try session.pair(.begin, radius: 40, angle: 0)
    for step in 1...20 {
      try session.pair(.update, radius: 40 + 4 * Double(step), angle: 0)
      usleep(4_000)
    }
    try session.pair(.end, radius: 120, angle: 0)
    try #require(session.app.wait { lines in lines.contains { $0.hasPrefix("ended") } })
    let words = session.app.lines.last { $0.hasPrefix("ended") }?.split(separator: " ") ?? []
    let scale = try #require(words.dropFirst().first.flatMap { Double($0) })
    // 80 points apart become 240, without the slop of 8: 273 hundredths.
    #expect((255...300).contains(scale))
    // (200, 150) was between the fingers and still is, by a point or two.
    let place = words.last?.split(separator: ",").compactMap { Double($0) } ?? []
    #expect(abs(place[0] - (2 * scale - 200)) <= 3 && abs(place[1] - (1.5 * scale - 150)) <= 3)
    try session.pair(.begin, radius: 20, angle: 0)
    for step in 1...10 {
      try session.pair(.update, radius: 20 + 14 * Double(step), angle: 0)
      usleep(4_000)
    }
    try session.pair(.end, radius: 160, angle: 0)
    try #require(
      session.app.wait { lines in lines.contains { $0.hasPrefix("ended 400") } })
    let told = session.app.lines.drop { $0 != "begins" }.map { $0.split(separator: " ")[0] }
    let orders = told.reduce(into: [Substring]()) { if $0.last != $1 { $0.append($1) } }
    #expect(orders == ["begins", "zooms", "ended", "begins", "zooms", "ended"])
  }

  @Test func threeFingersTap() throws {
    let session = try Session("gestures", ready: "ready")
    defer { session.close() }
    for finger: UInt32 in 1...3 {
      try session.server.touch(finger, .begin, x: 80 + 60 * Double(finger), y: 100)
    }
    for finger: UInt32 in 1...3 {
      try session.server.touch(finger, .end, x: 80 + 60 * Double(finger), y: 100)
    }
    #expect(session.app.wait(for: "tap ended 3"))
  }

  @Test func fiveFingersDragFiveCardsInTwoWindows() throws {
    let session = try Session("cards", ready: "two windows")
    defer { session.close() }
    try session.server.server.xdotool(["search", "--sync", "--onlyvisible", "--name", "^Second$"])
    let starts: [(Double, Double)] = [(60, 70), (180, 70), (300, 70), (560, 170), (680, 170)]
    for (finger, place) in starts.enumerated() {
      try session.server.touch(UInt32(finger), .begin, x: place.0, y: place.1)
    }
    for step in 1...10 {
      for (finger, place) in starts.enumerated() {
        try session.server.touch(
          UInt32(finger), .update, x: place.0, y: place.1 + 6 * Double(step))
      }
    }
    for (finger, place) in starts.enumerated() {
      try session.server.touch(UInt32(finger), .end, x: place.0, y: place.1 + 60)
    }
    try #require(session.app.wait { lines in lines.count { $0.contains(" ended ") } == 5 })
    for number in 1...5 {
      let line = session.app.lines.first { $0.hasPrefix("card \(number) ended ") }
      let way = line?.split(separator: " ").last?.split(separator: ",").compactMap { Int($0) } ?? []
      #expect(way.first == 0 && (50...60).contains(way.last ?? 0), "card \(number): \(way)")
    }
  }

  @Test func aScreenPulledOutWhileDraggingCancelsTheDrags() throws {
    let session = try Session("cards", ready: "two windows")
    defer { session.close() }
    for (finger, x) in [60.0, 180].enumerated() {
      try session.server.touch(UInt32(finger), .begin, x: x, y: 70)
      for step in 1...5 {
        try session.server.touch(UInt32(finger), .update, x: x, y: 70 + 6 * Double(step))
      }
    }
    try #require(session.app.wait { lines in lines.count { $0.contains(" began ") } == 2 })
    try session.server.unplug("touch")
    #expect(session.app.wait { lines in lines.count { $0.contains(" cancelled ") } == 2 })
    #expect(!session.app.lines.contains { $0.contains(" ended ") })
  }

  @Test func aTouchpadPinchesAndAWheelScrolls() throws {
    let session = try Session("gestures", ready: "ready")
    defer { session.close() }
    try session.server.pointer(x: 200, y: 150)
    try session.server.pinch(.begin)
    for step in 1...10 { try session.server.pinch(.update, scale: 1 + Double(step) / 10) }
    try session.server.pinch(.end, scale: 2)
    try #require(session.app.wait { lines in lines.contains { $0.hasPrefix("pinch ended") } })
    let scale = try #require(session.last("pinch ended"))
    #expect((190...200).contains(scale), "hundredths, not \(scale)")
    for _ in 1...3 { try session.server.turnWheel(y: 1) }
    let isDone = session.app.wait { lines in
      // One gesture, or more if the clicks come late.
      let ends = lines.filter { $0.hasPrefix("scroll ended") }
      return ends.reduce(0) { $0 + (Int($1.split(separator: " ").last ?? "") ?? 0) } == -144
    }
    #expect(isDone, "three clicks of 48 points, upwards: \(session.app.lines)")
  }
}

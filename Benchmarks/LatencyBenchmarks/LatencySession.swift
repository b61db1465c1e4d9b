import Foundation
import Glibc
import XTestRig

/// Times of presses, in milliseconds.
struct LatencyTimes: CustomStringConvertible {
  var all: [Double]
  /// Presses that changed nothing within half a second.
  var lost: Int
  /// The time to read the screen, which is the resolution of the measurement.
  var poll: Double

  private func part(_ fraction: Double) -> Double {
    all.sorted()[min(Int(Double(all.count) * fraction), all.count - 1)]
  }

  var description: String {
    guard !all.isEmpty else { return "no answer to \(lost) presses" }
    let numbers = [part(0), part(0.5), part(0.95), part(1), poll].map {
      String(format: "%.3f", $0)
    }
    return "presses \(all.count) lost \(lost) ms: min \(numbers[0]) median \(numbers[1])"
      + " p95 \(numbers[2]) max \(numbers[3]) (a look takes \(numbers[4]))"
  }
}

/// Starts a program on its own server, presses the button and watches the screen.
final class LatencySession {
  private static let place = (x: 200, y: 150)
  private let server: XServer
  private let presser: ButtonPresser
  private let client = Process()

  init(_ command: [String]) throws {
    server = try XServer.start()
    presser = try ButtonPresser(on: server)
    let desktop: UInt32 = 0x123456
    server.fillRoot(desktop)
    client.executableURL = URL(fileURLWithPath: command[0])
    client.arguments = Array(command.dropFirst())
    client.environment = server.environment
    client.standardOutput = FileHandle.nullDevice
    try client.run()
    presser.move(to: Self.place)
    let deadline = Date(timeIntervalSinceNow: 20)
    while try look() == desktop, Date() < deadline { usleep(10_000) }
    usleep(1_000_000)
  }

  func stop() {
    client.terminate()
    client.waitUntilExit()
    server.stop()
  }

  func measure(_ count: Int) throws -> LatencyTimes {
    var times = LatencyTimes(all: [], lost: 0, poll: try pollTime())
    for number in 0..<count + 5 {
      let answer = try press()
      // The first presses fill caches.
      if number >= 5 {
        if let answer { times.all.append(answer) } else { times.lost += 1 }
      }
      usleep(UInt32.random(in: 30_000...80_000))
    }
    return times
  }

  private func pollTime() throws -> Double {
    let start = Self.now()
    for _ in 0..<200 { _ = try look() }
    return (Self.now() - start) / 200
  }

  /// Milliseconds until the pixel has changed; nil if it does not.
  private func press() throws -> Double? {
    let before = try look()
    let start = Self.now()
    presser.press(isDown: true)
    defer { presser.press(isDown: false) }
    while true {
      let isChanged = try look() != before
      let time = Self.now() - start
      if isChanged { return time }
      if time > 500 { return nil }
    }
  }

  private func look() throws -> UInt32 { try server.pixel(x: Self.place.x, y: Self.place.y) }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) * 1e-6
  }
}

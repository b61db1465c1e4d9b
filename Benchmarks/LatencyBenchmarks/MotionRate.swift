import Foundation
import XTestRig

/// How many frames ProbeApp's spring, path animation and emitter show while its main thread sleeps
/// for two seconds.
struct MotionRate: CustomStringConvertible {
  /// Display refreshes per second.
  let rate: Int
  private var pictures = [0, 0, 0]

  init(_ probe: String, rate: Int) throws {
    self.rate = rate
    let server = try XServer.start(arguments: ["-fakescreenfps", "\(rate)"])
    let (app, orders, output) = (Process(), Pipe(), Pipe())
    app.executableURL = URL(fileURLWithPath: probe)
    (app.arguments, app.environment, app.standardOutput) = (["shows"], server.environment, output)
    app.standardInput = orders
    try app.run()
    try orders.fileHandleForWriting.write(contentsOf: Data("go\n".utf8))
    let reports = output.fileHandleForReading
    while !reports.availableData.hasReport("asleep") {}
    let end = Date(timeIntervalSinceNow: 2)
    var last = [[UInt32]](repeating: [], count: 3)
    while Date() < end {
      for (index, row) in [99, 105, 102].enumerated() {
        let pixels = try server.image(x: 0, y: row, width: 400, height: 1).pixels
        if pixels != last[index] { pictures[index] += 1 }
        last[index] = pixels
      }
    }
    app.terminate()
    app.waitUntilExit()
    server.stop()
  }

  var description: String {
    "while main sleeps, of \(rate * 2) ticks: spring \(pictures[0]) path \(pictures[1])"
      + " emitter \(pictures[2])"
  }
}

extension Data {
  /// True also at the end, so that nobody waits for a program that has exited.
  fileprivate func hasReport(_ text: String) -> Bool {
    isEmpty || String(decoding: self, as: UTF8.self).contains(text)
  }
}

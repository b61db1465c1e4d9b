import Foundation
import XTestRig

/// How many frames the sample Teapot shows on a private Xvfb: shaders, depth and a texture, drawn on a thread of its own
/// under controls with a blur.
struct TeapotRate: CustomStringConvertible {
  /// Display refreshes per second.
  let rate: Int
  private let framesPerSecond: Double

  /// Runs the program for some seconds, of which the first isn't counted.
  init(_ teapot: String, rate: Int, seconds: Double = 6) throws {
    self.rate = rate
    let server = try XServer.start(arguments: ["-fakescreenfps", "\(rate)"])
    defer { server.stop() }
    let trace = FileManager.default.temporaryDirectory
      .appendingPathComponent("teapot-\(UUID().uuidString.prefix(8))")
    defer { try? FileManager.default.removeItem(at: trace) }
    let program = Process()
    program.executableURL = URL(fileURLWithPath: teapot)
    program.environment = server.environment.merging(["CASEMENT_TRACE": trace.path]) { $1 }
    try program.run()
    Thread.sleep(forTimeInterval: seconds)
    program.terminate()
    program.waitUntilExit()
    framesPerSecond = try Self.framesPerSecond(in: Data(contentsOf: trace))
  }

  /// Of the frames that were put on the server.
  private static func framesPerSecond(in trace: Data) throws -> Double {
    let spans = try JSONSerialization.jsonObject(with: trace) as? [[String: Any]] ?? []
    let microseconds = spans.compactMap { span in
      span["name"] as? String == "Put" ? span["ts"] as? Double : nil
    }
    guard let first = microseconds.min(), let last = microseconds.max() else { return 0 }
    let counted = microseconds.count { $0 >= first + 1e6 }
    return last > first + 1e6 ? Double(counted) / (last - first - 1e6) * 1e6 : 0
  }

  var description: String {
    let part = framesPerSecond / Double(rate)
    return String(
      format: "teapot       %.1f frames a second on a display of %d Hz (%.2f)", framesPerSecond,
      rate, part)
  }
}

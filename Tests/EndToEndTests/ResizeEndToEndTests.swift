import Foundation
import Testing
import XTestRig

/// A window with 500 constrained views that is resized from 300 to 1,600 pixels in sixty steps.
@Suite(.serialized) struct ResizeEndToEndTests {
  private let server: XServer
  private let app: AppProcess
  private let window: String
  private let tracePath: String
  private static let widths = (1...60).map { 300 + 1300 * $0 / 60 }

  init() throws {
    server = try XServer.start(size: (1700, 700))
    tracePath = NSTemporaryDirectory() + "casement-\(UUID().uuidString).json"
    var environment = server.environment
    environment["CASEMENT_TRACE"] = tracePath
    app = try AppProcess("rows", environment: environment)
    window = try server.xdotool(["search", "--sync", "--name", "^Probe$"])
      .trimmingCharacters(in: .whitespacesAndNewlines)
    try #require(try isRight(at: 400))
    try server.xdotool(["windowsize", window, "300", "600"])
    try #require(app.wait { $0.contains { $0.hasPrefix("layout 300x600 ") } })
    try #require(try isRight(at: 300))
  }

  private func redPixels(upTo width: Int) throws -> [Int] {
    let row = try server.image(x: 0, y: 150, width: width, height: 1).pixels
    return row.indices.filter { row[$0] == 0xFF0000 }
  }

  /// Whether the bar comes to the right edge and is nowhere else.
  private func isRight(at width: Int) throws -> Bool {
    try becomesTrue { try redPixels(upTo: width) == Array(width - 10..<width) }
  }

  /// The lines of layouts, and the number of frames.
  private func end() throws -> (layouts: [String], frames: Int) {
    defer { try? FileManager.default.removeItem(atPath: tracePath) }
    app.process.terminate()
    // By then all that it said is read.
    try #require(app.exitStatus() == 0)
    server.stop()
    let layouts = app.lines.filter { $0.hasPrefix("layout") }
    let frames = try TraceSpan.all(in: tracePath).filter {
      $0.name == "Frame" && $0.counts["presented"] ?? 0 > 0
    }
    return (layouts, frames.count)
  }

  private func rows(_ line: String) -> Int { Int(line.split(separator: " ").last ?? "") ?? -1 }

  /// What is seen after a step is the layout of its size, and there was no other frame before.
  @Test func eachStepIsOneLayoutAndOneFrame() throws {
    for width in Self.widths {
      try server.xdotool(["windowsize", window, "\(width)", "600"])
      #expect(try isRight(at: width))
    }
    let (layouts, frames) = try end()
    let steps = layouts.suffix(60)
    #expect(
      steps.map { $0.split(separator: " ")[1] } == Self.widths.map { "\($0)x600" },
      "one layout of the root for each size")
    // A line has the rows that were laid out before; the last step's own are not in any line.
    #expect(rows(steps.last!) - rows(steps.first!) == 59 * 100, "one layout of each row")
    #expect(frames == layouts.count)
  }

  /// The sizes come faster than frames, and on a busy machine layouts do too.
  @Test func manySizesAtOnceAreAtMostALayoutEach() throws {
    let before = app.lines.count
    try server.xdotool(Self.widths.flatMap { ["windowsize", window, "\($0)", "600"] })
    #expect(try isRight(at: 1600))
    let earlier = app.lines.prefix(before).count { $0.hasPrefix("layout") }
    let (layouts, frames) = try end()
    #expect(1...60 ~= layouts.count - earlier)
    #expect(layouts.last?.hasPrefix("layout 1600x600") == true)
    #expect(frames <= layouts.count)
  }
}

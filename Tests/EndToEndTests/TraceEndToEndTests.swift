import Foundation
import Testing

/// An app that writes a frame trace.
@Suite struct TraceEndToEndTests {
  /// The spans that the app writes while it runs `mode` until it says `line`.
  private func trace(_ mode: String, until line: String) throws -> [TraceSpan] {
    let path = NSTemporaryDirectory() + "casement-\(UUID().uuidString).json"
    defer { try? FileManager.default.removeItem(atPath: path) }
    var environment = ProcessInfo.processInfo.environment
    environment["CASEMENT_PLATFORM"] = "headless"
    environment["CASEMENT_TRACE"] = path
    let app = try AppProcess(mode, environment: environment)
    try #require(app.wait(for: line))
    app.process.terminate()
    try #require(app.exitStatus() == 0)
    return try TraceSpan.all(in: path)
  }

  @Test func everyStageHasItsSpansWithTheirCounts() throws {
    let events = try trace("brief", until: "ten ticks")
    let main = [
      "Turn": [], "Drain events": ["events"], "Timers": ["timers"],
      "Render feedback": ["reports"], "Commit": [], "Layout": ["windows"], "Display": ["layers"],
      "Prepare": ["images"], "Encode": ["layers", "animations", "bytes"], "Flush": [],
    ]
    let render = [
      "Frame": ["presented"], "Apply": ["packets", "bytes"], "Evaluate": ["layers"],
      "Damage": ["layers"], "Plan": ["layers", "items"], "Cull": ["items"], "Paint": ["pixels"],
      "Present": ["pixels"],
    ]
    for (row, stages) in ["main": main, "render": render] {
      for (stage, counts) in stages {
        let spans = events.filter { $0.name == stage && $0.row == row }
        #expect(!spans.isEmpty, "\(stage) on \(row)")
        #expect(spans.allSatisfy { $0.counts.keys.contains(all: counts) }, "\(stage)")
      }
    }
    for (stage, count) in [
      ("Encode", "animations"), ("Evaluate", "layers"), ("Paint", "pixels"), ("Plan", "items"),
    ] {
      let most = events.filter { $0.name == stage }.compactMap { $0.counts[count] }.max() ?? 0
      #expect(most > 0, "\(stage) \(count)")
    }
  }
}

extension Collection where Element == String {
  fileprivate func contains(all names: [String]) -> Bool { names.allSatisfy(contains) }
}

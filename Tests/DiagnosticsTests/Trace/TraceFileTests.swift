import Foundation
import Synchronization
import Testing

@testable import Diagnostics

@Suite struct TraceFileTests {
  private let path = NSTemporaryDirectory() + "trace-\(UUID().uuidString).json"

  private func events() throws -> [[String: Any]] {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    try? FileManager.default.removeItem(atPath: path)
    return try #require(JSONSerialization.jsonObject(with: data) as? [[String: Any]])
  }

  @Test func spansHaveTheirTimesInMicrosecondsAndTheirCounts() throws {
    let file = try #require(TraceFile(path: path))
    file.addSpan("plan", .render, from: 5_000_250, to: 5_003_000, [("items", 7)])
    file.close()
    let events = try events()
    #expect(events.count == 2)
    #expect(events[0]["ph"] as? String == "M")
    #expect((events[0]["args"] as? [String: Any])?["name"] as? String == "render")
    #expect(events[1]["name"] as? String == "plan")
    #expect(events[1]["ts"] as? Double == 5000.25)
    #expect(events[1]["dur"] as? Double == 2.75)
    #expect((events[1]["args"] as? [String: Any])?["items"] as? Int == 7)
  }

  @Test func decisionsAreInstantEventsWhateverIsInTheirText() throws {
    let file = try #require(TraceFile(path: path))
    file.addInstant("decision", .main, at: 1_000, [("why", "a \"quoted\"\n\\ name")])
    file.close()
    let event = try #require(try events().last)
    #expect(event["ph"] as? String == "i")
    #expect((event["args"] as? [String: Any])?["why"] as? String == "a \"quoted\" \\ name")
  }

  @Test func aLongTraceIsWrittenInBlocksAndReadsWhole() throws {
    let file = try #require(TraceFile(path: path))
    for number in 0..<2_000 {
      file.addSpan("paint", .worker(number % 3), from: UInt64(number), to: UInt64(number + 1), [])
    }
    let before = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
    #expect(before > 65_536)
    file.close()
    #expect(try events().count == 2_003)
  }

  @Test func aFileThatCannotBeWrittenIsALineInTheLog() {
    let lines = Mutex<[LogLine]>([])
    let place = "/nowhere/\(UUID().uuidString)"
    let observation = LogObservation { line in
      if line.message.contains(place) { lines.withLock { $0.append(line) } }
    }
    #expect(TraceFile(path: place) == nil)
    withExtendedLifetime(observation) {}
    #expect(lines.withLock { $0.count } == 1)
  }
}

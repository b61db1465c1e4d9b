import Foundation
import Testing

/// A span of a frame trace.
struct TraceSpan {
  var name: String
  /// The thread.
  var row: String
  var counts: [String: Int]

  /// Those in a finished file.
  static func all(in path: String) throws -> [TraceSpan] {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    let events = try #require(JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    var rows: [Int: String] = [:]
    for event in events where event["ph"] as? String == "M" {
      rows[event["tid"] as? Int ?? 0] = (event["args"] as? [String: Any])?["name"] as? String
    }
    return events.compactMap { event in
      guard event["ph"] as? String == "X", let name = event["name"] as? String else { return nil }
      return TraceSpan(
        name: name, row: rows[event["tid"] as? Int ?? 0] ?? "",
        counts: event["args"] as? [String: Int] ?? [:])
    }
  }
}

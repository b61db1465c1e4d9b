import Foundation
import Testing

/// The maximum counts for a frame or a commit of a scene: `Benchmarks/Thresholds/<scene>.json`, so
/// that changes of these numbers are visible in the history.
package struct CountThreshold {
  private let file: URL

  package init(_ scene: String) {
    file =
      URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().appendingPathComponent("../../../Benchmarks/Thresholds")
      .appendingPathComponent(scene.replacingOccurrences(of: "/", with: "-") + ".json").standardized
  }

  /// Fails for each count above its threshold. With `CASEMENT_BLESS=1` the counts become the
  /// thresholds.
  package func expect(atMost counts: [String: Int]) throws {
    if ProcessInfo.processInfo.environment["CASEMENT_BLESS"] == "1" { return try write(counts) }
    let allowed = try JSONDecoder().decode([String: Int].self, from: Data(contentsOf: file))
    #expect(Set(allowed.keys).isSuperset(of: counts.keys))
    for (name, count) in counts {
      #expect(count <= allowed[name, default: 0], "\(name), in \(file.lastPathComponent)")
    }
  }

  /// Adds a tenth to allocations, because tables and arrays do not always grow in the same frame.
  private func write(_ counts: [String: Int]) throws {
    var counts = counts
    if let allocations = counts["allocations"] { counts["allocations"] = allocations * 11 / 10 }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try (encoder.encode(counts) + Data("\n".utf8)).write(to: file)
  }
}

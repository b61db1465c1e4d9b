import Foundation
import Testing

/// What a frame or a commit of a scene may cost at most, in things counted:
/// `Benchmarks/Thresholds/<scene>.json`, so that every change of these numbers is a line in the
/// history.
package struct CountThreshold {
  private let file: URL

  package init(_ scene: String) {
    file =
      URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().appendingPathComponent("../../../Benchmarks/Thresholds")
      .appendingPathComponent(scene.replacingOccurrences(of: "/", with: "-") + ".json").standardized
  }

  /// Fails for each count beyond its threshold; with `CASEMENT_BLESS=1` the counts become thresholds.
  package func expect(atMost counts: [String: Int]) throws {
    if ProcessInfo.processInfo.environment["CASEMENT_BLESS"] == "1" { return try write(counts) }
    let allowed = try JSONDecoder().decode([String: Int].self, from: Data(contentsOf: file))
    #expect(Set(allowed.keys).isSuperset(of: counts.keys))
    for (name, count) in counts {
      #expect(count <= allowed[name, default: 0], "\(name), in \(file.lastPathComponent)")
    }
  }

  /// Allocations get a tenth of room: tables and lists do not always grow in the same frame.
  private func write(_ counts: [String: Int]) throws {
    var counts = counts
    if let allocations = counts["allocations"] { counts["allocations"] = allocations * 11 / 10 }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try (encoder.encode(counts) + Data("\n".utf8)).write(to: file)
  }
}

import Foundation

/// What a run knows from the one before: the facts of each file beside a checksum of its text.
struct LoweringCache: Codable, Sendable {
  struct Entry: Codable, Sendable {
    let checksum: UInt64
    let facts: ModuleFacts
    /// Whether its output was written, without errors.
    var isLowered = false
  }

  /// Another tool or other options lower all files anew.
  private let maker: String
  var entries: [String: Entry] = [:]

  init(_ options: Options) { maker = Self.maker(options) }

  /// Nil where there is none that is of use.
  static func read(_ path: String, _ options: Options) -> LoweringCache? {
    guard let data = try? Files.data(path),
      let cache = try? JSONDecoder().decode(LoweringCache.self, from: data)
    else { return nil }
    return cache.maker == maker(options) ? cache : nil
  }

  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try Files.update(String(decoding: try encoder.encode(self), as: UTF8.self), at: path)
  }

  /// Whether files can see the same of each other in both.
  func hasFacts(of other: LoweringCache) -> Bool {
    entries.mapValues(\.facts) == other.entries.mapValues(\.facts)
  }

  /// FNV-1a, eight bytes at a time.
  static func checksum(_ text: String) -> UInt64 {
    var text = text
    return text.withUTF8 { bytes in
      let raw = UnsafeRawBufferPointer(bytes)
      var sum: UInt64 = 0xcbf2_9ce4_8422_2325 ^ UInt64(bytes.count)
      var offset = 0
      while offset + 8 <= raw.count {
        sum = (sum ^ raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) &* prime
        offset += 8
      }
      return raw[offset...].reduce(sum) { ($0 ^ UInt64($1)) &* prime }
    }
  }

  private static let prime: UInt64 = 0x100_0000_01b3

  private static func maker(_ options: Options) -> String {
    let tool = Bundle.main.executablePath ?? ""
    let date = try? FileManager.default.attributesOfItem(atPath: tool)[.modificationDate] as? Date
    return "\(date?.timeIntervalSinceReferenceDate ?? 0) \(options.asIOS) \(options.isTest)"
  }
}

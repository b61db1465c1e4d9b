import Foundation

/// Collects the facts of a module. Only files whose text changed are read again, and the output is
/// left alone where nothing that it says changed: then no other file is lowered again.
struct FactsCommand {
  private let inputs: [String]
  private let output: String
  private let cachePath: String?

  init(_ arguments: Arguments) throws {
    inputs = arguments.files
    output = try arguments.required("--output")
    cachePath = arguments.value("--cache")
  }

  func run() throws -> Int32 {
    let known = cachePath.flatMap(FactsCache.read) ?? FactsCache()
    let texts = try inputs.map(Files.text)
    let entries = concurrentMap(Array(zip(inputs, texts))) { path, text in
      known.entry(path, text) ?? FactsCache.Entry(path, text)
    }
    var fresh = FactsCache()
    var facts = ModuleFacts()
    for (path, entry) in zip(inputs, entries) {
      fresh.entries[path] = entry
      facts.merge(entry.facts)
    }
    if let cachePath { try FactsFile.write(fresh, to: cachePath) }
    try FactsFile.write(facts, to: output)
    return 0
  }
}

/// The facts of each file beside a checksum of its text.
struct FactsCache: Codable, Sendable {
  struct Entry: Codable, Sendable {
    let checksum: UInt64
    let facts: ModuleFacts
  }

  var entries: [String: Entry] = [:]

  /// Nil where there is none, or one of another version.
  static func read(_ path: String) -> FactsCache? {
    FileManager.default.contents(atPath: path).flatMap {
      try? JSONDecoder().decode(FactsCache.self, from: $0)
    }
  }

  func entry(_ path: String, _ text: String) -> Entry? {
    entries[path].flatMap { $0.checksum == fnv1a(text) ? $0 : nil }
  }
}

extension FactsCache.Entry {
  init(_ path: String, _ text: String) {
    self.init(
      checksum: fnv1a(text),
      facts: ModuleFacts(of: SourceFile(path: path, text: text)))
  }
}

/// FNV-1a.
private func fnv1a(_ text: String) -> UInt64 {
  text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
}

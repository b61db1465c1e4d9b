// Porting 1: the run that a command asks for: what changed is read, and lowered together. Next:
// Reading/SourceReader.

import Foundation

/// Lowers the files of one module together. With a cache, files whose text changed are read again, and
/// the others only if something that files can see of each other changed.
struct ModuleRun {
  /// A source, and where its lowered text goes.
  struct Step: Sendable {
    let input: String
    let output: String

    /// `main.swift` has one name only, and the compiler warns where a file claims the place of
    /// another one of its name.
    var keepsName: Bool {
      input.split(separator: "/").last == output.split(separator: "/").last
    }
  }

  let steps: [Step]
  let options: Options
  /// Sources of modules that this one imports: they are read for what they declare.
  var imported: [String] = []
  var cachePath: String?
  var symbols: AssetSymbolRun?

  /// The exit status: 1 where something could not be lowered.
  func run() throws -> Int32 {
    let known = cachePath.flatMap { LoweringCache.read($0, options) } ?? LoweringCache(options)
    let sources = try read(steps.map(\.input), known)
    let others = try read(imported, known)
    var fresh = LoweringCache(options)
    for source in sources + others { fresh.entries[source.path] = source.entry }
    var facts = ModuleFacts(of: sources)
    facts.adopt(ModuleFacts(of: others), asTests: options.isTest)
    let all = Array(zip(steps, sources))
    let stale = fresh.hasFacts(of: known) ? all.filter { $1.isStale(at: $0.output) } : all
    let diagnostics = try lower(stale, facts, &fresh)
    try symbols?.write(beside: facts)
    if let cachePath { try fresh.write(to: cachePath) }
    diagnostics.write()
    return diagnostics.exitStatus
  }

  private func read(_ paths: [String], _ known: LoweringCache) throws -> [ModuleSource] {
    let texts = try paths.map(Files.text)
    return concurrentMap(Array(zip(paths, texts))) { ModuleSource($0, text: $1, known) }
  }

  private func lower(
    _ sources: [(step: Step, source: ModuleSource)], _ facts: ModuleFacts,
    _ fresh: inout LoweringCache
  ) throws -> Diagnostics {
    let context = Context(facts: facts, options: options)
    let results = concurrentMap(sources) { step, source in
      var own = context
      if step.keepsName { own.options.pointsToOriginal = false }
      return PortingRules.lower(source.parsed, in: own)
    }
    var all = Diagnostics()
    for ((step, _), lowered) in zip(sources, results) {
      try Files.update(lowered.text, at: step.output)
      var own = Diagnostics()
      own.add(lowered.findings)
      fresh.entries[step.input]!.isLowered = !own.hasErrors
      all.add(lowered.findings)
    }
    return all
  }
}

/// A source with what is known of it.
private struct ModuleSource: Sendable {
  let path: String
  let text: String
  let entry: LoweringCache.Entry
  /// Read if the facts were not known.
  private let file: SourceFile?

  init(_ path: String, text: String, _ known: LoweringCache) {
    (self.path, self.text) = (path, text)
    let checksum = LoweringCache.checksum(text)
    if let entry = known.entries[path], entry.checksum == checksum {
      (self.entry, file) = (entry, nil)
    } else {
      let file = SourceFile(path: path, text: text)
      entry = LoweringCache.Entry(checksum: checksum, facts: ModuleFacts(of: file))
      self.file = file
    }
  }

  var parsed: SourceFile { file ?? SourceFile(path: path, text: text) }

  func isStale(at output: String) -> Bool {
    !entry.isLowered || !FileManager.default.fileExists(atPath: output)
  }
}

extension ModuleFacts {
  fileprivate init(of sources: [ModuleSource]) {
    self.init()
    for source in sources { merge(source.entry.facts) }
  }
}

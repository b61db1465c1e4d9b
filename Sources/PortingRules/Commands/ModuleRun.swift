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
  var cachePath: String?

  /// The exit status: 1 where something could not be lowered.
  func run() throws -> Int32 {
    let known = cachePath.flatMap { LoweringCache.read($0, options) } ?? LoweringCache(options)
    let texts = try steps.map { try Files.text($0.input) }
    let sources = concurrentMap(Array(zip(steps, texts))) { ModuleSource($0, text: $1, known) }
    var facts = ModuleFacts()
    for source in sources { facts.merge(source.entry.facts) }
    var fresh = LoweringCache(options)
    for source in sources { fresh.entries[source.step.input] = source.entry }
    let stale = fresh.hasFacts(of: known) ? sources.filter(\.isStale) : sources
    let diagnostics = try lower(stale, facts, &fresh)
    if let cachePath { try fresh.write(to: cachePath) }
    diagnostics.write()
    return diagnostics.exitStatus
  }

  private func lower(
    _ sources: [ModuleSource], _ facts: ModuleFacts, _ fresh: inout LoweringCache
  ) throws -> Diagnostics {
    let context = Context(facts: facts, options: options)
    let results = concurrentMap(sources) { source in
      var own = context
      if source.step.keepsName { own.options.pointsToOriginal = false }
      return PortingRules.lower(source.parsed, in: own)
    }
    var all = Diagnostics()
    for (source, lowered) in zip(sources, results) {
      try Files.update(lowered.text, at: source.step.output)
      var own = Diagnostics()
      own.add(lowered.findings)
      fresh.entries[source.step.input]!.isLowered = !own.hasErrors
      all.add(lowered.findings)
    }
    return all
  }
}

/// A source with what is known of it.
private struct ModuleSource: Sendable {
  let step: ModuleRun.Step
  let text: String
  let entry: LoweringCache.Entry
  /// Read if the facts were not known.
  private let file: SourceFile?

  init(_ step: ModuleRun.Step, text: String, _ known: LoweringCache) {
    (self.step, self.text) = (step, text)
    let checksum = LoweringCache.checksum(text)
    if let entry = known.entries[step.input], entry.checksum == checksum {
      (self.entry, file) = (entry, nil)
    } else {
      let file = SourceFile(path: step.input, text: text)
      entry = LoweringCache.Entry(checksum: checksum, facts: ModuleFacts(of: file))
      self.file = file
    }
  }

  var parsed: SourceFile { file ?? SourceFile(path: step.input, text: text) }

  var isStale: Bool {
    !entry.isLowered || !FileManager.default.fileExists(atPath: step.output)
  }
}

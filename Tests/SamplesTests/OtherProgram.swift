import Foundation
import Testing

/// A program that isn't ours, to read what we write.
struct OtherProgram {
  let name: String

  /// Whether it is where the shell looks for programs.
  var isInstalled: Bool {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
  }

  /// Runs it, expects that it succeeds, and returns what it says.
  @discardableResult
  func run(_ arguments: String...) throws -> String {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["timeout", "60", name] + arguments
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(name) \(arguments)")
    return text
  }
}

/// A file in a folder of its own, which goes with `remove()`.
struct WrittenFile {
  let folder: URL
  let url: URL

  init(_ data: Data, named name: String) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    url = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try data.write(to: url)
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }
}

import Foundation

/// Hands a resource on, a folder with all that is in it.
struct CopyCommand {
  private let input: String
  private let output: String

  init(_ arguments: Arguments) throws {
    input = try arguments.input
    output = try arguments.required("--output")
  }

  func run() throws -> Int32 {
    do {
      try Files.makeFolder(for: output)
      try? FileManager.default.removeItem(atPath: output)
      try FileManager.default.copyItem(atPath: input, toPath: output)
    } catch {
      throw CommandError("\(input) cannot be copied: \(error.localizedDescription)")
    }
    return 0
  }
}

import Foundation

/// Hands a resource on, a folder with all that is in it.
struct CopyCommand {
  private let input: String
  private let output: String

  init(_ arguments: Arguments) throws {
    self.init(from: try arguments.input, to: try arguments.required("--output"))
  }

  init(from input: String, to output: String) {
    (self.input, self.output) = (input, output)
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

import Foundation
import InterfaceFiles

/// Writes a nib or a storyboard in its compact form.
struct InterfaceCommand {
  private let input: String
  private let output: String

  init(_ arguments: Arguments) throws {
    (input, output) = (try arguments.input, try arguments.required("--output"))
  }

  func run() throws -> Int32 {
    let data = try Files.data(input)
    do {
      let file = try InterfaceFile(data, name: URL(fileURLWithPath: input).lastPathComponent)
      try Files.write(file.compactForm, to: output)
    } catch InterfaceError.noLibrary, InterfaceError.notInterface {
      // Programs read the text as well; what is for other systems they may have for themselves.
      return try CopyCommand(from: input, to: output).run()
    } catch let error as InterfaceError {
      throw CommandError("\(input):\(error)")
    }
    return 0
  }
}

import Foundation

/// Lowers one file, or the files of a folder as one module.
struct LowerCommand {
  private let input: String
  private let output: String
  private let factsFile: String?
  private let options: Options

  init(_ arguments: Arguments) throws {
    input = try arguments.input
    output = try arguments.required("--output")
    factsFile = arguments.value("--facts")
    options = arguments.options
  }

  func run() throws -> Int32 {
    var diagnostics = Diagnostics()
    if Files.isFolder(input) {
      try lowerFolder(&diagnostics)
    } else {
      let file = try Files.source(input)
      let facts = try factsFile.map(FactsFile.read) ?? ModuleFacts(of: file)
      try write(file, to: output, facts, &diagnostics)
    }
    diagnostics.write()
    return diagnostics.exitStatus
  }

  private func lowerFolder(_ diagnostics: inout Diagnostics) throws {
    let paths = Files.all(in: input).filter { $0.hasSuffix(".swift") }
    let files = try paths.map { try Files.source("\(input)/\($0)") }
    var facts = ModuleFacts()
    for file in files { facts.merge(ModuleFacts(of: file)) }
    for (path, file) in zip(paths, files) {
      try write(file, to: "\(output)/\(path)", facts, &diagnostics)
    }
  }

  private func write(
    _ file: SourceFile, to path: String, _ facts: ModuleFacts, _ diagnostics: inout Diagnostics
  ) throws {
    let lowered = lower(file, facts: facts, options: options)
    diagnostics.add(lowered.findings)
    try Files.write(lowered.text, to: path)
  }
}

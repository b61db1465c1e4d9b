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
    var options = arguments.options
    let names = [input, output].map { URL(fileURLWithPath: $0).lastPathComponent }
    if names[0] == names[1] { options.pointsToOriginal = false }
    self.options = options
  }

  func run() throws -> Int32 {
    var diagnostics = Diagnostics()
    if Files.isFolder(input) {
      try lowerFolder(&diagnostics)
    } else {
      let file = try Files.source(input)
      let facts = try factsFile.map(FactsFile.read) ?? ModuleFacts(of: file)
      let lowered = lower(file, facts: facts, options: options)
      diagnostics.add(lowered.findings)
      try Files.write(lowered.text, to: output)
    }
    diagnostics.write()
    return diagnostics.exitStatus
  }

  private func lowerFolder(_ diagnostics: inout Diagnostics) throws {
    let paths = Files.all(in: input).filter { $0.hasSuffix(".swift") }
    let texts = try paths.map { try Files.text("\(input)/\($0)") }
    let folder = input
    let files = concurrentMap(Array(zip(paths, texts))) { path, text in
      SourceFile(path: "\(folder)/\(path)", text: text)
    }
    var facts = ModuleFacts()
    for more in concurrentMap(files, { ModuleFacts(of: $0) }) { facts.merge(more) }
    let (all, options) = (facts, options)
    let results = concurrentMap(files) { lower($0, facts: all, options: options) }
    for (path, lowered) in zip(paths, results) {
      diagnostics.add(lowered.findings)
      try Files.write(lowered.text, to: "\(output)/\(path)")
    }
  }
}

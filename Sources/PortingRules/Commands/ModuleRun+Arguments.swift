extension ModuleRun {
  /// `lower`: one file, or the files of a folder as one module.
  init(lowering arguments: Arguments) throws {
    let (input, output) = (try arguments.input, try arguments.required("--output"))
    let isFolder = Files.isFolder(input)
    let paths = isFolder ? Files.all(in: input).filter { $0.hasSuffix(".swift") } : []
    let steps = paths.map { Step(input: "\(input)/\($0)", output: "\(output)/\($0)") }
    self.init(
      steps: isFolder ? steps : [Step(input: input, output: output)], options: arguments.options,
      imported: arguments.values("--imported").flatMap(Self.sources))
  }

  /// A file, or the files of a folder.
  private static func sources(at path: String) -> [String] {
    guard Files.isFolder(path) else { return [path] }
    return Files.all(in: path).filter { $0.hasSuffix(".swift") }.map { "\(path)/\($0)" }
  }

  /// `module`: inputs and outputs take turns. The build plugin names each output beforehand.
  init(module arguments: Arguments) throws {
    let files = arguments.files
    guard !files.isEmpty, files.count.isMultiple(of: 2) else {
      throw CommandError("'module' takes an output after each input and got \(files.count) files")
    }
    var options = arguments.options
    options.pointsToOriginal = true
    let steps = stride(from: 0, to: files.count, by: 2).map {
      Step(input: files[$0], output: files[$0 + 1])
    }
    self.init(
      steps: steps, options: options, imported: arguments.values("--imported"),
      cachePath: try arguments.required("--cache"), symbols: AssetSymbolRun(arguments))
  }
}

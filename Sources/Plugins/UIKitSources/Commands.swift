import Foundation
import PackagePlugin

/// The commands of one target, and the names of what they write.
struct Commands {
  let tool: URL
  let folder: URL
  let output: URL
  let settings: Settings
  /// Sources of the targets below that are lowered too: what they declare is known here.
  let imported: [URL]
  let isTest: Bool

  /// One command for all files: files of a module are lowered together, and starting a process takes
  /// longer than lowering one. The tool knows which files changed since the last build.
  func lowering(_ files: [String], _ catalogs: [String]) -> [Command] {
    if files.isEmpty { return [] }
    let inputs = files.map { folder.appending(path: $0) }
    let outputs = Self.names(of: files).map { output.appending(path: "Lowered/\($0)") }
    let cache = output.appending(path: "lowering-cache.json")
    let conditions = (settings.asIOS ? ["--as-ios"] : []) + (isTest ? ["--test"] : [])
    let symbols = catalogs.isEmpty ? [] : [output.appending(path: "GeneratedAssetSymbols.swift")]
    let folders = catalogs.map { folder.appending(path: $0) }
    return [
      .buildCommand(
        displayName: "Lowering \(files.count) iOS sources", executable: tool,
        arguments: ["module", "--cache", cache.path] + conditions
          + imported.flatMap { ["--imported", $0.path] }
          + symbols.flatMap { ["--symbols", $0.path] }
          + folders.flatMap { ["--catalog", $0.path] }
          + zip(inputs, outputs).flatMap { [$0.path, $1.path] },
        inputFiles: inputs + imported + folders.flatMap(\.contentsOfSets) + [tool],
        outputFiles: outputs + symbols)
    ]
  }

  /// What becomes of a resource: nibs and storyboards are compiled, all else is copied.
  func handing(on resource: String) -> Command {
    let input = folder.appending(path: resource)
    guard let compiled = Self.compiled[input.pathExtension] else { return copying(resource) }
    let name = resource.dropLast(input.pathExtension.count) + compiled
    let output = output.appending(path: "Resources/\(name)")
    return .buildCommand(
      displayName: "Compiling \(resource)", executable: tool,
      arguments: ["interface", input.path, "--output", output.path],
      inputFiles: [input, tool], outputFiles: [output])
  }

  /// The names that Xcode gives them.
  private static let compiled = ["xib": "nib", "storyboard": "storyboardc"]

  /// SwiftPM writes an `Info.plist` of its own into bundles and refuses another.
  private func copying(_ resource: String) -> Command {
    let input = folder.appending(path: resource)
    let isInfo = input.lastPathComponent == "Info.plist"
    let name = isInfo ? resource.dropLast(5) + "casement.plist" : resource[...]
    let output = output.appending(path: "Resources/\(name)")
    return .buildCommand(
      displayName: "Copying \(resource)", executable: tool,
      arguments: ["copy", input.path, "--output", output.path],
      inputFiles: [input, tool], outputFiles: [output])
  }

  /// Names of outputs differ from those of inputs: the compiler warns where a file claims the place
  /// of another one of its name. Only `main.swift` must be called so. Files of one module may not
  /// share a name: one that does gets its folders in front.
  static func names(of files: [String]) -> [String] {
    let short = files.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
    let counts = Dictionary(short.map { ($0.lowercased(), 1) }, uniquingKeysWith: +)
    return zip(files, short).map { file, name in
      if name == "main.swift" { return name }
      let long = file.replacing("_", with: "__").replacing("/", with: "_")
      return (counts[name.lowercased()] == 1 ? name : long).dropLast(6) + ".linux.swift"
    }
  }
}

extension URL {
  /// The `Contents.json` of the folders of a catalog, whose names and namespaces become symbols.
  fileprivate var contentsOfSets: [URL] {
    let paths = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix("Contents.json") }.sorted().map { appending(path: $0) }
  }
}

import Foundation
import PackagePlugin

/// The commands of one target, and the names of what they write.
struct Commands {
  let tool: URL
  let folder: URL
  let output: URL
  let settings: Settings

  /// One command for the facts of all files, then one for each file.
  func lowering(_ files: [String]) -> [Command] {
    if files.isEmpty { return [] }
    let facts = output.appending(path: "PortingFacts.swift")
    let names = Self.names(of: files)
    return [collecting(files, facts)]
      + zip(files, names).map { file, name in lowering(file, to: name, facts) }
  }

  private func collecting(_ files: [String], _ facts: URL) -> Command {
    let inputs = files.map { folder.appending(path: $0) }
    let cache = output.appending(path: "facts-cache.json")
    return .buildCommand(
      displayName: "Reading \(files.count) iOS sources", executable: tool,
      arguments: ["facts", "--output", facts.path, "--cache", cache.path] + inputs.map(\.path),
      inputFiles: inputs + [tool], outputFiles: [facts])
  }

  private func lowering(_ file: String, to name: String, _ facts: URL) -> Command {
    let input = folder.appending(path: file)
    let output = output.appending(path: "Lowered/\(name)")
    let conditions = settings.asIOS ? ["--as-ios"] : []
    return .buildCommand(
      displayName: "Lowering \(file)", executable: tool,
      arguments: [
        "lower", input.path, "--output", output.path, "--facts", facts.path, "--point-to-original",
      ] + conditions,
      inputFiles: [input, facts, tool], outputFiles: [output])
  }

  /// SwiftPM writes an `Info.plist` of its own into bundles and refuses another.
  func copying(_ resource: String) -> Command {
    let input = folder.appending(path: resource)
    let name =
      resource.hasSuffix("Info.plist") ? resource.dropLast(5) + "casement.plist" : resource[...]
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

// Porting 1: the build asks for commands; each names its inputs and outputs beforehand. Next:
// Commands/ModuleRun.

import Foundation
import PackagePlugin

/// Lowers the iOS sources in the folder `iOS` of a target, which the target excludes, in the build.
@main struct UIKitSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let settings = try Settings(in: target.directoryURL)
    let folder = target.directoryURL.appending(path: settings.folder)
    let files = Sources(in: folder)
    if files.swift.isEmpty {
      Diagnostics.warning("\(folder.path) holds no Swift files; UIKitSources lowers what is there")
    }
    let commands = Commands(
      tool: try context.tool(named: "uikit-port").url, folder: folder,
      output: context.pluginWorkDirectoryURL, settings: settings,
      imported: try imported(by: target),
      isTest: (target as? any SourceModuleTarget)?.kind == .test)
    let declared = Set((target as? SwiftSourceModuleTarget)?.sourceFiles.map(\.url.path) ?? [])
    let resources = files.resources.filter { !declared.contains(folder.appending(path: $0).path) }
    return commands.lowering(files.swift, files.catalogs) + resources.map(commands.handing(on:))
  }

  /// The iOS sources of the targets that this one depends on.
  private func imported(by target: any Target) throws -> [URL] {
    try target.recursiveTargetDependencies.flatMap { other in
      let folder = other.directoryURL.appending(path: try Settings(in: other.directoryURL).folder)
      return Sources(in: folder).swift.map { folder.appending(path: $0) }
    }
  }
}

/// What `.uikit-port.json` in the target's folder says; all of it has defaults.
struct Settings: Decodable {
  /// Where the iOS sources are.
  var folder = "iOS"
  /// Whether `#if os(iOS)` holds.
  var asIOS = true

  init(in target: URL) throws {
    let file = target.appending(path: ".uikit-port.json")
    guard let data = try? Data(contentsOf: file) else { return }
    do {
      self = try JSONDecoder().decode(Settings.self, from: data)
    } catch {
      Diagnostics.error("\(file.path) is not as Porting.md shows it: \(error)")
    }
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    folder = try values.decodeIfPresent(String.self, forKey: .folder) ?? folder
    asIOS = try values.decodeIfPresent(Bool.self, forKey: .asIOS) ?? asIOS
  }

  enum CodingKeys: CodingKey { case folder, asIOS }
}

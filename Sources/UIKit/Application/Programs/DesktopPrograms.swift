import Diagnostics
import Foundation
import FoundationAdditions
import UniformTypeIdentifiers

/// The desktop's programs, by what they open.
struct DesktopPrograms: Sendable {
  /// More are not offered.
  private static let most = 12

  var runner: ProgramRunner
  var folders: DesktopFolders
  var languages = UserLanguages.current.flatMap {
    [$0.replacing("-", with: "_"), UserLanguages.base($0)]
  }

  /// Those that open all of the files or addresses, the preferred one first.
  func programs(for urls: [URL]) -> [DesktopEntry] {
    let types = urls.map(Self.types)
    guard let first = types.first else { return [] }
    let applications = MimeApplications(folders)
    var names = applications.identifiers(for: first)
    for other in Set(types.dropFirst()) {
      let shared = Set(applications.identifiers(for: other))
      names.removeAll { !shared.contains($0) }
    }
    return Array(names.lazy.compactMap(entry).prefix(Self.most))
  }

  /// Starts the program, once or once for each; false if none started.
  func open(_ urls: [URL], with entry: DesktopEntry) -> Bool {
    guard let program = runner.find(entry.command.program) else {
      Log.application.write("\(entry.name) is not there: \(entry.command.program)")
      return false
    }
    let batches = entry.command.takesSeveral ? [urls] : urls.map { [$0] }
    return batches.map { batch in
      runner.start(program, entry.command.arguments(for: batch, icon: entry.icon))
    }.contains(true)
  }

  /// In a folder of applications, a dash in a name may stand for a folder.
  private func entry(_ identifier: String) -> DesktopEntry? {
    guard identifier.hasSuffix(".desktop"), !identifier.contains("/") else { return nil }
    for folder in folders.applications {
      for name in [identifier, identifier.replacing("-", with: "/", maxReplacements: 1)] {
        let path = "\(folder)/\(name)"
        guard let file = KeyFile(path: path) else { continue }
        // The first file with the name hides the others, even where it is none to show.
        return DesktopEntry(
          file, identifier: identifier, path: path, languages: languages, runner: runner)
      }
    }
    return nil
  }

  /// MIME types from the most special to the most general.
  private static func types(of url: URL) -> [String] {
    guard url.isFileURL else {
      return url.scheme.map { ["x-scheme-handler/\($0.lowercased())"] } ?? []
    }
    guard let type = UTType(filenameExtension: url.pathExtension) else { return [] }
    let general = type.supertypes.sorted {
      ($0.supertypes.count, $1.identifier) > ($1.supertypes.count, $0.identifier)
    }
    var names = ([type] + general).compactMap(\.preferredMIMEType)
      .filter { $0 != "application/octet-stream" }
    // Source: Shared MIME-info Database, section 2.11.
    if names.contains(where: { $0.hasPrefix("text/") }) { names.append("text/plain") }
    return names
  }
}

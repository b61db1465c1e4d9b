import Foundation
import Synchronization

/// The shared MIME database of the system and the user, as freedesktop.org specifies it. A file is
/// read when it is first needed; without the database nothing is found. Can be used on any thread.
final class MimeDatabase: Sendable {
  /// That of the machine.
  static let system = MimeDatabase(folders: systemFolders())

  private let folders: [String]
  private let globs = Mutex<MimeGlobs?>(nil)
  private let relations = Mutex<MimeRelations?>(nil)

  /// `folders` are named `mime`, the most important first.
  init(folders: [String]) { self.folders = folders }

  /// Source: XDG Base Directory Specification.
  static func systemFolders(
    _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> [String] {
    func list(_ name: String, _ standard: String) -> [String] {
      let value = environment[name] ?? ""
      return (value.isEmpty ? standard : value).split(separator: ":").map(String.init)
    }
    let home = list("XDG_DATA_HOME", (environment["HOME"] ?? "") + "/.local/share")
    return (home.prefix(1) + list("XDG_DATA_DIRS", "/usr/local/share:/usr/share"))
      .filter { $0.hasPrefix("/") }.map { $0 + "/mime" }
  }

  /// The types of files with an extension, in lower case; best first.
  func types(ofExtension name: String) -> [MimeType] { loadedGlobs().types[name] ?? [] }

  func extensions(of type: MimeType) -> [String] { loadedGlobs().extensions[type] ?? [] }

  /// The type itself, or the one it is another name of; nil if the database knows neither.
  func canonical(_ type: MimeType) -> MimeType? {
    let relations = loadedRelations()
    let name = relations.aliases[type] ?? type
    let isKnown = relations.parents[name] != nil || loadedGlobs().extensions[name] != nil
    return isKnown ? name : nil
  }

  func parents(of type: MimeType) -> [MimeType] { loadedRelations().parents[type] ?? [] }

  /// The type in words, in the first of the languages that there is.
  func text(of type: MimeType, in languages: [String]) -> String? {
    for folder in folders {
      guard let page = MimeFile.text(at: "\(folder)/\(type.text).xml") else { continue }
      if let text = MimeComment.text(in: page, languages: languages) { return text }
    }
    return nil
  }

  private func loadedGlobs() -> MimeGlobs {
    globs.withLock { loaded in
      if let loaded { return loaded }
      let made = MimeGlobs(files: folders.compactMap { MimeFile.text(at: $0 + "/globs2") })
      loaded = made
      return made
    }
  }

  private func loadedRelations() -> MimeRelations {
    relations.withLock { loaded in
      if let loaded { return loaded }
      let made = MimeRelations(
        subclasses: folders.compactMap { MimeFile.text(at: $0 + "/subclasses") },
        aliases: folders.compactMap { MimeFile.text(at: $0 + "/aliases") })
      loaded = made
      return made
    }
  }
}

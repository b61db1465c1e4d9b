import Foundation

/// Which programs open a MIME type: what the user chose, then what the programs say of themselves. Source:
/// Association between MIME types and applications 1.0.
struct MimeApplications {
  private let lists: [KeyFile]
  private let caches: [KeyFile]

  init(_ folders: DesktopFolders) {
    let names = folders.desktops.map { "\($0)-mimeapps.list" } + ["mimeapps.list"]
    lists = (folders.choices + folders.applications).flatMap { folder in
      names.compactMap { KeyFile(path: "\(folder)/\($0)") }
    }
    caches = folders.applications.compactMap { KeyFile(path: $0 + "/mimeinfo.cache") }
  }

  /// The names of `.desktop` files, best first, for the types from the most special one on.
  func identifiers(for types: [String]) -> [String] {
    var (found, seen): ([String], Set<String>) = ([], [])
    for type in types {
      for name in identifiers(for: type) where seen.insert(name).inserted { found.append(name) }
    }
    return found
  }

  private func identifiers(for type: String) -> [String] {
    let defaults = lists.flatMap { $0.list(type, in: "Default Applications") }
    var (added, removed): ([String], Set<String>) = ([], [])
    for list in lists {
      added += list.list(type, in: "Added Associations").filter { !removed.contains($0) }
      removed.formUnion(list.list(type, in: "Removed Associations"))
    }
    let own = caches.flatMap { $0.list(type, in: "MIME Cache") }
    return defaults + added + own.filter { !removed.contains($0) }
  }
}

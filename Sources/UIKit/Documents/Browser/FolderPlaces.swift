import Foundation
import FoundationAdditions

/// Where users keep files.
enum FolderPlaces {
  /// The user's own folder and those for documents, downloads and pictures, as far as they are there.
  static var ofUser: [URL] {
    let kinds: [FileManager.SearchPathDirectory] = [
      .documentDirectory, .downloadsDirectory, .picturesDirectory,
    ]
    let special = kinds.flatMap { FileManager.default.urls(for: $0, in: .userDomainMask) }
    var places: [URL] = []
    for url in [FileManager.default.homeDirectoryForCurrentUser] + special {
      let folder = url.standardizedFileURL
      let isKnown = places.contains { $0.path == folder.path }
      if !isKnown, FileStatus(at: folder)?.kind == .folder { places.append(folder) }
    }
    return places
  }
}

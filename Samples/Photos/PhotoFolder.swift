import Foundation

/// The pictures in a folder, by name.
struct PhotoFolder: Sendable {
  private static let extensions: Set<String> = ["png", "jpg", "jpeg", "gif"]

  let url: URL

  /// The program's argument, or else the user's folder for pictures.
  static var standard: PhotoFolder {
    if let path = CommandLine.arguments.dropFirst().first(where: { !$0.hasPrefix("-") }) {
      return PhotoFolder(url: URL(fileURLWithPath: path))
    }
    let pictures = FileManager.default.urls(for: .picturesDirectory, in: .userDomainMask).first
    return PhotoFolder(url: pictures ?? FileManager.default.homeDirectoryForCurrentUser)
  }

  /// Reads the folder; files that can't be read are left out. Takes time: not for the main thread.
  func files() -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.filter { Self.extensions.contains(($0 as NSString).pathExtension.lowercased()) }
      .sorted { $0.localizedStandardCompare($1) == .orderedAscending }
      .map { url.appendingPathComponent($0) }
  }
}

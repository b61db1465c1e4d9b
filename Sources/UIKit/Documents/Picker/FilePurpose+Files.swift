import Diagnostics
import Dispatch
import Foundation

extension FilePurpose {
  /// Copies or moves what is to be copied or moved, off the main thread, and tells where it is. What can't be
  /// is left out, with a line in the log.
  @MainActor
  func perform(on chosen: [URL], _ completion: @escaping @MainActor ([URL]) -> Void) {
    if case .open(_, asCopy: false) = self { return completion(chosen) }
    if chosen.isEmpty { return completion([]) }
    DispatchQueue.global(qos: .userInitiated).async {
      let results = results(for: chosen)
      DispatchQueue.main.async { MainActor.assumeIsolated { completion(results) } }
    }
  }

  private func results(for chosen: [URL]) -> [URL] {
    switch self {
    case .open:
      let folder = TemporaryCopies.newFolder()
      return chosen.compactMap { copy($0, into: folder) }
    case .export(let urls, let asCopy):
      let targets = Self.targets(of: urls, in: chosen)
      return zip(urls, targets).compactMap { place($0, at: $1, isCopied: asCopy) }
    }
  }

  /// A folder that was chosen takes all files; else there is a place for each.
  static func targets(of urls: [URL], in chosen: [URL]) -> [URL] {
    var isFolder: ObjCBool = false
    let first = chosen[0]
    _ = FileManager.default.fileExists(atPath: first.path, isDirectory: &isFolder)
    guard isFolder.boolValue else { return chosen }
    return urls.map { free(first.appendingPathComponent($0.lastPathComponent)) }
  }

  /// The same name, or one with a number where there is such a file.
  static func free(_ url: URL) -> URL {
    let (stem, folder) = (
      url.deletingPathExtension().lastPathComponent, url.deletingLastPathComponent()
    )
    var (free, number) = (url, 1)
    while FileManager.default.fileExists(atPath: free.path) {
      number += 1
      free = folder.appendingPathComponent("\(stem) \(number)")
      if !url.pathExtension.isEmpty { free = free.appendingPathExtension(url.pathExtension) }
    }
    return free
  }

  private func copy(_ url: URL, into folder: URL) -> URL? {
    place(url, at: Self.free(folder.appendingPathComponent(url.lastPathComponent)), isCopied: true)
  }

  /// Beside the place first, so that a file there is replaced whole.
  private func place(_ url: URL, at target: URL, isCopied: Bool) -> URL? {
    let files = FileManager.default
    let folder = target.deletingLastPathComponent()
    let new = folder.appendingPathComponent(".~\(UUID().uuidString)")
    do {
      try files.createDirectory(at: folder, withIntermediateDirectories: true)
      try files.copyItem(at: url, to: new)
      guard rename(new.path, target.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
      if !isCopied, url.standardizedFileURL != target { try files.removeItem(at: url) }
      return target
    } catch {
      try? files.removeItem(at: new)
      Log.application.write("\(url.path) is not put at \(target.path): \(error)")
      return nil
    }
  }
}

import Diagnostics
import Foundation
import UniformTypeIdentifiers

/// Files of what is shared. Those that are made have folders of their own, which stay until they are removed: other
/// programs read them when they like.
@MainActor
struct SharedFiles {
  /// Files that were there, addresses, and what could be made.
  let urls: [URL]
  /// With what was made.
  private let folders: [URL]

  /// Files stay where they are and addresses are no files.
  static func make(_ items: [SharedItem], completion: @escaping @MainActor (SharedFiles) -> Void) {
    let files = Gathering<URL?>(count: items.count) { urls in
      let made = zip(items, urls).compactMap { item, url in item.isThere ? nil : url }
      completion(
        SharedFiles(
          urls: urls.compactMap(\.self), folders: made.map { $0.deletingLastPathComponent() }))
    }
    for (index, item) in items.enumerated() {
      switch item {
      case .file(let url), .address(let url): files.take(url, at: index)
      default:
        write(item.provider) { url in DispatchQueue.main.async { files.take(url, at: index) } }
      }
    }
  }

  /// Removes what was made: nobody reads it any more.
  func remove() {
    for folder in folders { try? FileManager.default.removeItem(at: folder) }
  }

  private static func write(
    _ provider: NSItemProvider, completion: @escaping @Sendable (URL?) -> Void
  ) {
    let type = provider.registeredTypeIdentifiers.first { UTType($0)?.conforms(to: .data) ?? false }
    guard let type = type ?? provider.registeredTypeIdentifiers.first else {
      return completion(nil)
    }
    provider.loadFileRepresentation(forTypeIdentifier: type) { file, error in
      // The file is removed when this returns.
      completion(file.flatMap { SharedFiles.keep($0, UTType(type)) })
      if let error {
        Log.application.write("an item is not shared: \(error.localizedDescription)")
      }
    }
  }

  private nonisolated static func keep(_ file: URL, _ type: UTType?) -> URL? {
    let files = FileManager.default
    let folder = files.temporaryDirectory
      .appendingPathComponent("shared-\(UUID().uuidString)", isDirectory: true)
    let kept = folder.appendingPathComponent(name(of: file, type))
    do {
      try files.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      try files.moveItem(at: file, to: kept)
    } catch {
      Log.application.write("an item is not shared: \(error.localizedDescription)")
      return nil
    }
    return kept
  }

  /// Types such as that of UTF-8 text have no extension of their own; programs go by one.
  private nonisolated static func name(of file: URL, _ type: UTType?) -> String {
    let name = file.lastPathComponent
    guard file.pathExtension.isEmpty, let type else { return name }
    let general = type.supertypes.sorted { $0.supertypes.count > $1.supertypes.count }
    let ending = general.lazy.compactMap(\.preferredFilenameExtension).first
    return ending.map { "\(name).\($0)" } ?? name
  }
}

public import Foundation
public import UniformTypeIdentifiers

extension NSItemProvider {
  /// Makes a file of a representation, which is removed when the handler returns: move it or read it
  /// there.
  @discardableResult
  public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    let name = suggestedName
    let type = representation(typeIdentifier)?.type ?? typeIdentifier
    return load(typeIdentifier) { data, error in
      guard let data else { return completionHandler(nil, error) }
      do {
        let file = try TemporaryItemFile(data, name: name, type: type)
        completionHandler(file.url, nil)
        file.remove()
      } catch { completionHandler(nil, error) }
    }
  }

  /// Makes a file of a representation, which is removed when the handler returns.
  @discardableResult
  public func loadFileRepresentation(
    for contentType: UTType, openInPlace: Bool = false,
    completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    if openInPlace {
      return loadInPlaceFileRepresentation(
        forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
    }
    return loadFileRepresentation(forTypeIdentifier: contentType.identifier) {
      completionHandler($0, false, $1)
    }
  }

  /// Hands over the file itself if it was registered so, otherwise a copy that is removed when the
  /// handler returns.
  @discardableResult
  public func loadInPlaceFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    guard let file = representation(typeIdentifier)?.file else {
      return loadFileRepresentation(forTypeIdentifier: typeIdentifier) {
        completionHandler($0, false, $1)
      }
    }
    let progress = Progress(totalUnitCount: 1)
    let answer = LoadAnswer<URL>(
      progress, counted { completionHandler($0, $0 != nil, $1) })
    Self.queue.async { _ = file { url, _, error in answer.give(url, error) } }
    return progress
  }
}

/// A file in a folder of its own.
private struct TemporaryItemFile: Sendable {
  let url: URL
  private let folder: PrivateFolder

  init(_ data: Data, name: String?, type: String) throws {
    folder = try PrivateFolder()
    url = folder.url.appendingPathComponent(ItemFileName.name(name, type: type))
    do {
      try data.write(to: url)
    } catch {
      folder.remove()
      throw error
    }
  }

  func remove() { folder.remove() }
}

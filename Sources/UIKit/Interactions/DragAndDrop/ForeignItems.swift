import Foundation
import PlatformKit
import Synchronization
import UniformTypeIdentifiers

/// The items that another program's data make: one for each file, or one in all formats, and as the file that the
/// program promises.
@MainActor
enum ForeignItems {
  static func items(of drop: ForeignDrop, addresses: [URL]) -> [UIDragItem] {
    let isList = addresses.count > 1 || addresses.first?.isFileURL == true
    let providers = isList ? addresses.map(provider(for:)) : [provider(of: drop)]
    let loads = drop.loads
    return providers.map { provider in
      provider.contents.withLock { $0.loads = loads }
      return UIDragItem(itemProvider: provider)
    }
  }

  private static func provider(of drop: ForeignDrop) -> NSItemProvider {
    let provider = NSItemProvider()
    if let promise = drop.promise {
      provider.suggestedName = promise.suggestedName
      provider.registerDesktopFile(promise.type) { [weak drop] completion in
        guard let drop else { return completion(.failure(.refused)) }
        drop.loadPromise(completion)
      }
    }
    let types = DesktopFormats.types(drop.drag.formats).filter { $0.type != drop.promise?.type }
    provider.registerDesktopTypes(types.map(\.type)) { [weak drop] type, completion in
      guard let drop, let format = types.first(where: { $0.type == type })?.format else {
        return completion(.failure(.refused))
      }
      drop.load(format, completion)
    }
    return provider
  }

  /// A file gives its contents, itself and its address; anything else its address.
  private static func provider(for address: URL) -> NSItemProvider {
    let provider: NSItemProvider
    if address.isFileURL, isHere(address) {
      let isFolder = (try? address.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory
      provider = NSItemProvider(
        contentsOf: address, contentType: isFolder == true ? .folder : nil, openInPlace: true)
    } else {
      provider = NSItemProvider()
    }
    let type: UTType = address.isFileURL ? .fileURL : .url
    provider.registerDataRepresentation(
      forTypeIdentifier: type.identifier, visibility: .all
    ) { completion in
      completion(Data(address.absoluteString.utf8), nil)
      return nil
    }
    return provider
  }

  private static func isHere(_ file: URL) -> Bool {
    guard let host = file.host, !host.isEmpty, host != "localhost" else { return true }
    return host == HostName.current
  }
}

extension NSItemProvider {
  /// Adds a type whose file another program writes; it is asked for on the main thread.
  @MainActor
  func registerDesktopFile(
    _ type: String,
    _ load: @escaping @MainActor @Sendable (@escaping ClipboardCompletion<URL>) -> Void
  ) {
    registerFileRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
      DispatchQueue.main.async {
        load { result in
          // The file is read where this is called.
          NSItemProvider.queue.async {
            switch result {
            case .success(let file): completion(file, false, nil)
            case .failure(let failure): completion(nil, false, failure)
            }
          }
        }
      }
      return nil
    }
  }

  /// Adds types whose data another program gives, on the main thread.
  @MainActor
  func registerDesktopTypes(
    _ types: [String],
    _ load: @escaping @MainActor @Sendable (String, @escaping ClipboardCompletion<Data>) -> Void
  ) {
    for type in types {
      registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
        DispatchQueue.main.async {
          load(type) { result in
            switch result {
            case .success(let data): completion(data, nil)
            case .failure(let failure): completion(nil, failure)
            }
          }
        }
        return nil
      }
    }
  }
}

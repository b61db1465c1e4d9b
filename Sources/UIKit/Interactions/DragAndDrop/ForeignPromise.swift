import Foundation
import PlatformKit
import UniformTypeIdentifiers

/// The file that another program promises in its drag: from its name, over the only time that it is asked for, to its
/// removal after the drop. Main thread only.
@MainActor
final class ForeignPromise {
  enum State {
    case promised
    /// The other program writes it, or its data are read in its place.
    case asked([ClipboardCompletion<URL>])
    case ended(Result<URL, ClipboardFailure>)
  }

  private(set) var state = State.promised
  /// What the name says that it is.
  let type: String
  private let name: String
  private let drag: any ForeignDrag
  /// Where it is.
  private var folder: PrivateFolder?

  /// Nil if the drag promises none.
  init?(_ drag: any ForeignDrag) {
    guard let name = drag.promisedName else { return nil }
    (self.drag, self.name) = (drag, name)
    let known = UTType(filenameExtension: (name as NSString).pathExtension)
    type = (known ?? .data).identifier
  }

  var suggestedName: String { (name as NSString).deletingPathExtension }

  /// Gives the file, which is there until the drop is over.
  func load(_ completion: @escaping ClipboardCompletion<URL>) {
    switch state {
    case .promised: ask(completion)
    case .asked(let waiting): state = .asked(waiting + [completion])
    case .ended(let result): completion(result)
    }
  }

  private func ask(_ completion: @escaping ClipboardCompletion<URL>) {
    state = .asked([completion])
    folder = try? PrivateFolder()
    guard let file = folder?.url.appendingPathComponent(name) else {
      return finish(.failure(.refused))
    }
    drag.save(to: file.path) { [self] answer in
      switch answer {
      case .saved: finish(Self.isPlain(file) ? .success(file) : .failure(.refused))
      case .declined: writeData(to: file)
      case .failed: finish(.failure(.refused))
      }
    }
  }

  /// The other program can't write here, as from another host.
  private func writeData(to file: URL) {
    let types = DesktopFormats.types(drag.formats)
    let found = types.first { $0.type == type } ?? types.first { $0.format == DesktopFormats.bytes }
    guard let found else { return finish(.failure(.refused)) }
    drag.read(found.format) { [self] result in
      switch result {
      case .success(let bytes): write(Data(bytes), to: file)
      case .failure(let failure): finish(.failure(failure))
      }
    }
  }

  private func write(_ data: Data, to file: URL) {
    NSItemProvider.queue.async { [self] in
      let isWritten = (try? data.write(to: file)) != nil
      DispatchQueue.main.async { [self] in
        finish(isWritten ? .success(file) : .failure(.refused))
      }
    }
  }

  /// What is no plain file is not what was promised: a link leads elsewhere.
  private static func isPlain(_ file: URL) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
    return attributes?[.type] as? FileAttributeType == .typeRegular
  }

  private func finish(_ result: Result<URL, ClipboardFailure>) {
    guard case .asked(let waiting) = state else { return }
    state = .ended(result)
    for completion in waiting { completion(result) }
  }

  /// The drop is over, and the file goes.
  func end() {
    finish(.failure(.refused))
    state = .ended(.failure(.refused))
    folder?.remove()
    folder = nil
  }
}

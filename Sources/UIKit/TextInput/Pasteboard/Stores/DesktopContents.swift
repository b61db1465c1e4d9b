import Diagnostics
import Foundation
import PlatformKit
import UniformTypeIdentifiers

/// What another program offers on a clipboard, from one change of the clipboard to the next: its types,
/// and the data that have been read. Main thread only.
///
/// Everything is read once. Who needs it at once waits for a moment, everybody else gets it when it
/// comes.
@MainActor
final class DesktopContents {
  /// What nobody has asked for is kept up to this size, in bytes.
  private static let readAheadLimit = 1 << 20

  private enum Reading {
    case asked([ClipboardCompletion<Data>])
    case ended(Result<Data, ClipboardFailure>)
  }

  private let clipboard: any Clipboard
  /// Nil until the owner has answered.
  private var formats: [(type: String, format: String)]?
  private var readings: [String: Reading] = [:]
  private var isAskedFor: Set<String> = []
  private var hasComplained = false

  init(_ clipboard: any Clipboard) { self.clipboard = clipboard }

  /// Asks for the types, and reads plain text ahead. `ready` is called when the types are known, or it
  /// is known that there are none.
  func begin(readsAhead: Bool, ready: @escaping @MainActor () -> Void = {}) {
    clipboard.readFormats { [self] result in
      formats = DesktopFormats.types((try? result.get()) ?? [])
      if readsAhead, format(UTType.utf8PlainText.identifier) != nil { readTextAhead() }
      ready()
    }
  }

  private func readTextAhead() {
    let text = ClipboardFormat.text
    read(text) { [weak self] result in
      guard let self, !isAskedFor.contains(text) else { return }
      if let data = try? result.get(), data.count > Self.readAheadLimit { readings[text] = nil }
    }
  }

  /// Waits for a moment if the owner has not answered yet.
  private func knownFormats() -> [(type: String, format: String)] {
    if formats == nil, !clipboard.wait(until: { self.formats != nil }) { complain("types") }
    return formats ?? []
  }

  var types: [String] { knownFormats().map(\.type) }
  var isEmpty: Bool { knownFormats().isEmpty }

  /// The data of a type; waits for a moment if they have not been read yet. Nil if they don't come in
  /// time: then they are read all the same, and are there later.
  func data(_ type: String) -> Data? {
    _ = knownFormats()
    return format(type).flatMap(raw).map { DesktopFormats.decode($0.data, $0.format) }
  }

  /// All addresses of a list; nil if there is none.
  var urls: [URL]? {
    _ = knownFormats()
    guard let list = format(UTType.url.identifier).flatMap(raw) else { return nil }
    return DesktopFormats.uris(list.data)
  }

  private func raw(_ format: String) -> (data: Data, format: String)? {
    isAskedFor.insert(format)
    read(format) { _ in }
    func ended() -> Result<Data, ClipboardFailure>? {
      if case .ended(let result) = readings[format] { result } else { nil }
    }
    if ended() == nil, !clipboard.wait(until: { ended() != nil }) { complain(format) }
    return (try? ended()?.get()).map { ($0, format) }
  }

  /// Gets the data of a type, whenever they come.
  func load(_ type: String, _ completion: @escaping ClipboardCompletion<Data>) {
    guard let format = format(type) else { return completion(.failure(.refused)) }
    isAskedFor.insert(format)
    read(format) { completion($0.map { DesktopFormats.decode($0, format) }) }
  }

  private func format(_ type: String) -> String? { formats?.first { $0.type == type }?.format }

  private func read(_ format: String, _ completion: @escaping ClipboardCompletion<Data>) {
    switch readings[format] {
    case .ended(let result): completion(result)
    case .asked(let waiting): readings[format] = .asked(waiting + [completion])
    case nil:
      readings[format] = .asked([completion])
      clipboard.read(format) { [self] in finish(format, $0.map { Data($0) }) }
    }
  }

  private func finish(_ format: String, _ result: Result<Data, ClipboardFailure>) {
    guard case .asked(let waiting) = readings[format] else { return }
    readings[format] = .ended(result)
    for completion in waiting { completion(result) }
  }

  private func complain(_ what: String) {
    if hasComplained { return }
    hasComplained = true
    Log.application.write(
      "the clipboard's owner has not sent \(what) within 50 ms; itemProviders can wait for it")
  }

  /// A provider of all types. Loading ends at the latest when the clipboard gives the owner up.
  var provider: NSItemProvider {
    let provider = NSItemProvider()
    provider.registerDesktopTypes(types) { self.load($0, $1) }
    return provider
  }
}

import Foundation
import Synchronization
import UniformTypeIdentifiers

/// What an item provider provides. Objects of clients cross threads on the clients' responsibility, as on
/// Apple's systems.
struct ItemProviderContents: @unchecked Sendable {
  var representations: [ItemRepresentation] = []
  /// Objects that were registered as they are.
  var objects: [any NSItemProviderWriting] = []
  var suggestedName: String?
  var makePreview: NSItemProvider.LoadHandler?
  /// Told of loads: of items of another program, which is not to forget them meanwhile.
  var loads: PendingLoads?
}

/// One way in which an item is provided.
struct ItemRepresentation: Sendable {
  var type: String
  var visibility: NSItemProviderRepresentationVisibility
  /// Gives the file that is handed over in its place, and whether that is meant.
  var file: NSItemProvider.FileLoadHandler?
  /// Makes a file that is handed over as a copy.
  var promised: NSItemProvider.FileLoadHandler?
  var load: NSItemProvider.DataLoadHandler

  func conforms(to identifier: String) -> Bool {
    if type == identifier { return true }
    guard let own = UTType(type), let other = UTType(identifier) else { return false }
    return own.conforms(to: other)
  }
}

extension NSItemProvider {
  /// A representation that is registered again replaces the former one.
  func add(_ representation: ItemRepresentation) {
    contents.withLock { contents in
      let index = contents.representations.firstIndex { $0.type == representation.type }
      if let index {
        contents.representations[index] = representation
      } else {
        contents.representations.append(representation)
      }
    }
  }

  /// The representation of this type, or the first of a more special one.
  func representation(_ type: String) -> ItemRepresentation? {
    let all = contents.withLock { $0.representations }
    return all.first { $0.type == type } ?? all.first { $0.conforms(to: type) }
  }

  /// An object that was registered as it is and makes the representation, and the type it has for it.
  func object(exporting type: String) -> (object: any NSItemProviderWriting, type: String)? {
    guard let own = representation(type)?.type else { return nil }
    return contents.withLock { contents in
      contents.objects.first { $0.writableTypeIdentifiersForItemProvider.contains(own) }
        .map { ($0, own) }
    }
  }

  /// Those that other programs may have.
  var visibleTypes: [String] {
    contents.withLock { $0.representations.filter { $0.visibility != .ownProcess }.map(\.type) }
  }
}

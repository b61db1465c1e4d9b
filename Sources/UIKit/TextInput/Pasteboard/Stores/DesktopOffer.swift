import Foundation
import PlatformKit
import UniformTypeIdentifiers

/// Items of this program as other programs see them: one thing in several formats. Text and addresses
/// of several items come together, of other types the first item's are taken. Main thread only.
@MainActor
struct DesktopOffer {
  private let items: [PasteboardItem]
  private let isSecret: Bool

  init(_ items: [PasteboardItem], isSecret: Bool) {
    (self.items, self.isSecret) = (items, isSecret)
  }

  var offer: ClipboardOffer {
    ClipboardOffer(formats: formats, outlivesProgram: !isSecret) { format, completion in
      provide(format, completion)
    }
  }

  /// As a drag has it: with the first file that an item promises, which programs that can't be given it where they want
  /// it get as bytes.
  var dragOffer: ClipboardOffer {
    var offer = offer
    offer.promise = promisingItem?.promise
    if offer.promise != nil, !offer.formats.contains(DesktopFormats.bytes) {
      offer.formats.append(DesktopFormats.bytes)
    }
    return offer
  }

  private var promisingItem: PasteboardItem? { items.first { $0.promisedType != nil } }

  private var formats: [String] {
    var seen: Set<String> = []
    let files = items.contains(where: \.isFile) ? [DesktopFormats.uriList] : []
    let all = items.flatMap(\.visibleTypes).flatMap(DesktopFormats.formats)
    return (files + all + (isSecret ? [DesktopFormats.secretHint] : [])).filter {
      seen.insert($0).inserted
    }
  }

  private func provide(_ format: String, _ completion: @escaping @MainActor ([UInt8]?) -> Void) {
    switch format {
    case DesktopFormats.secretHint: completion(Array("secret".utf8))
    case ClipboardFormat.text: gather(format) { completion(Self.joined($0, "\n")) }
    case DesktopFormats.uriList:
      gatherAddresses { completion(Array(DesktopFormats.uriList($0))) }
    default:
      guard let (item, type) = sources(format).first ?? promise(format) else {
        return completion(nil)
      }
      item.load(type) { completion($0.flatMap { DesktopFormats.encode($0, format) }) }
    }
  }

  /// The items that have a format, each with the type that stands for it.
  private func sources(_ format: String) -> [(item: PasteboardItem, type: String)] {
    items.compactMap { item in
      let type = item.visibleTypes.first { DesktopFormats.formats($0).contains(format) }
      return type.map { (item, $0) }
    }
  }

  private func promise(_ format: String) -> (item: PasteboardItem, type: String)? {
    guard format == DesktopFormats.bytes, let item = promisingItem else { return nil }
    return item.promisedType.map { (item, $0) }
  }

  /// Loads a format of all items and calls back with what there is, in their order.
  private func gather(_ format: String, _ completion: @escaping @MainActor ([Data]) -> Void) {
    let sources = sources(format)
    let gathering = Gathering<Data?>(count: sources.count) { completion($0.compactMap(\.self)) }
    for (index, source) in sources.enumerated() {
      source.item.load(source.type) { gathering.take($0, at: index) }
    }
  }

  private typealias Load = @MainActor (@escaping @MainActor (URL?) -> Void) -> Void

  /// Of items that are files, the files' own.
  private func gatherAddresses(_ completion: @escaping @MainActor ([URL]) -> Void) {
    let loads = items.compactMap { item -> Load? in
      if item.isFile { return item.loadFile }
      let type = item.visibleTypes.first {
        DesktopFormats.formats($0).contains(DesktopFormats.uriList)
      }
      return type.map { type -> Load in
        { done in item.load(type) { done($0.flatMap(ItemValue.url)) } }
      }
    }
    let gathering = Gathering<URL?>(count: loads.count) { completion($0.compactMap(\.self)) }
    for (index, load) in loads.enumerated() { load { gathering.take($0, at: index) } }
  }

  private static func joined(_ pieces: [Data], _ separator: String) -> [UInt8]? {
    pieces.isEmpty ? nil : Array(pieces.map { Array($0) }.joined(separator: separator.utf8))
  }
}

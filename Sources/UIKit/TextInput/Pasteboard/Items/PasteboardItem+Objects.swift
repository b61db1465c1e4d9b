import Foundation
import UniformTypeIdentifiers

// What an item is as text, an address, an image or a colour.
extension PasteboardItem {
  var text: String? {
    for type in types where ItemValue.isText(type) {
      if let text = value(type) as? String { return text }
    }
    // An address that was set with its own type only.
    return types.contains(UTType.url.identifier) ? url?.absoluteString : nil
  }

  /// Text that looks like an address counts as one, unless the item has a type for addresses.
  var url: URL? { urls.first }

  /// One program's item may hold several.
  var urls: [URL] {
    if case .desktop(let contents) = source, let urls = contents.urls { return urls }
    let type = types.first { UTType($0)?.conforms(to: .url) == true }
    if let type { return (value(type) as? URL).map { [$0] } ?? [] }
    return text.flatMap(PasteboardPatterns.wholeURL).map { [$0] } ?? []
  }

  var image: UIImage? { object { $0.conforms(to: .image) } as? UIImage }

  var color: UIColor? { object { $0.identifier == ItemValue.color } as? UIColor }

  /// The first value of a suitable type that makes an object.
  private func object(where isSuitable: (UTType) -> Bool) -> Any? {
    for type in types where UTType(type).map(isSuitable) == true {
      if let found = value(type), !(found is Data) { return found }
    }
    return nil
  }

  func has(_ list: [String]) -> Bool {
    types.contains { type in
      guard let own = UTType(type) else { return list.contains(type) }
      return list.contains { name in
        name == type || UTType(name).map { own.conforms(to: $0) } == true
      }
    }
  }

  /// Whether text is an address, which has a type of its own otherwise.
  var hasURL: Bool {
    has(UIPasteboard.typeListURL) || text.flatMap(PasteboardPatterns.wholeURL) != nil
  }
}

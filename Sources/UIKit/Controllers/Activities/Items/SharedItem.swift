import Foundation
import UniformTypeIdentifiers

/// An item as the system's services understand it.
enum SharedItem {
  case text(String)
  case attributedText(NSAttributedString)
  /// No file.
  case address(URL)
  /// That is there.
  case file(URL)
  case image(UIImage)
  case provider(NSItemProvider)

  /// Nil for objects of the program's own, and for files that are not there.
  init?(_ item: Any) {
    switch item {
    case let text as String: self = .text(text)
    case let text as NSString: self = .text(text.substring(from: 0))
    case let text as NSAttributedString: self = .attributedText(text)
    case let url as URL: self.init(url)
    case let url as NSURL: self.init(url as URL)
    case let image as UIImage: self = .image(image)
    case let provider as NSItemProvider: self = .provider(provider)
    case let object as any NSItemProviderWriting: self = .provider(NSItemProvider(object: object))
    default: return nil
    }
  }

  private init?(_ url: URL) {
    guard url.isFileURL else {
      self = .address(url)
      return
    }
    guard FileManager.default.isReadableFile(atPath: url.path) else { return nil }
    self = .file(url)
  }

  /// What programs add to their items for printing alone: no other service looks at it.
  @MainActor
  static func isForPrinting(_ item: Any) -> Bool {
    item is UIPrintFormatter || item is UIPrintPageRenderer || item is UIPrintInfo
  }

  /// The text that goes into a message; nil for what is attached to one.
  var message: String? {
    switch self {
    case .text(let text): text
    case .attributedText(let text): text.string
    case .address(let url): url.absoluteString
    case .file, .image, .provider: nil
    }
  }

  /// Whether it is a file, or an address of something that is elsewhere.
  var isThere: Bool {
    switch self {
    case .file, .address: true
    case .text, .attributedText, .image, .provider: false
    }
  }

  /// For the clipboard, and to make files.
  var provider: NSItemProvider {
    switch self {
    case .text(let text): Self.named("Text", NSString(string: text))
    case .attributedText(let text): Self.named("Text", text)
    case .address(let url): NSItemProvider(object: url as NSURL)
    case .file(let url): NSItemProvider(contentsOf: url, contentType: nil)
    case .image(let image): Self.named("Image", image)
    case .provider(let provider): provider
    }
  }

  private static func named(_ name: String, _ object: any NSItemProviderWriting) -> NSItemProvider {
    let provider = NSItemProvider(object: object)
    provider.suggestedName = name
    return provider
  }

  /// A file or an address with the name that the item would have, to look for programs.
  var exampleURL: URL? {
    switch self {
    case .text, .attributedText: URL(fileURLWithPath: "/Text.txt")
    case .image: URL(fileURLWithPath: "/Image.png")
    case .address(let url), .file(let url): url
    case .provider(let provider):
      provider.registeredTypeIdentifiers.lazy.compactMap { UTType($0)?.preferredFilenameExtension }
        .first.map { URL(fileURLWithPath: "/Item.\($0)") }
    }
  }
}

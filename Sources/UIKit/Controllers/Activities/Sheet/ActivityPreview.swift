import CoreGraphics
import Foundation
import UniformTypeIdentifiers

/// What the head of the sheet tells of the items.
struct ActivityPreview {
  static let size: CGFloat = 40
  /// Larger files are not read for a preview.
  private static let largestPicture = 8 << 20

  var title = ""
  var detail = ""
  var image: UIImage?
  var symbol = "doc"

  @MainActor
  init(_ items: ActivityItems, _ configuration: (any UIActivityItemsConfigurationReading)?) {
    let shown = items.placeholders.filter { !SharedItem.isForPrinting($0) }
    if let first = shown.lazy.compactMap(SharedItem.init).first { describe(first) }
    if shown.count > 1 { detail = "\(shown.count) Items" }
    let ofAll = configuration?.activityItemsConfigurationMetadata(key: .title) as? String
    let ofOne =
      shown.count == 1
      ? configuration?.activityItemsConfigurationMetadataForItem(at: 0, key: .title) as? String
      : nil
    title = ofAll ?? ofOne ?? items.subject(for: nil) ?? title
    if title.isEmpty { title = shown.count < 2 ? "1 Item" : "\(shown.count) Items" }
    let size = CGSize(width: Self.size, height: Self.size)
    image = items.thumbnail(size) ?? image
  }

  private mutating func describe(_ item: SharedItem) {
    switch item {
    case .text(let text): describe(text)
    case .attributedText(let text): describe(text.string)
    case .address(let url):
      (title, symbol) = (url.host ?? url.absoluteString, "link")
      detail = url.host == nil ? "" : url.absoluteString
    case .file(let url): describeFile(url)
    case .image(let picture):
      (title, image) = ("Image", picture)
      detail = "\(Int(picture.size.width)) × \(Int(picture.size.height))"
    case .provider(let provider):
      let type = provider.registeredTypeIdentifiers.first.flatMap { UTType($0) }
      title = provider.suggestedName ?? type?.localizedDescription ?? ""
      detail = title == type?.localizedDescription ? "" : type?.localizedDescription ?? ""
    }
  }

  private mutating func describe(_ text: String) {
    let line = text.prefix(200).split(whereSeparator: \.isNewline).first
    (title, detail, symbol) = (line.map(String.init) ?? "", "Plain Text", "doc.text")
  }

  private mutating func describeFile(_ url: URL) {
    title = url.deletingPathExtension().lastPathComponent
    let type = UTType(filenameExtension: url.pathExtension)
    let size = (try? FileManager.default.attributesOfItem(atPath: url.path))?[.size] as? Int ?? 0
    let bytes = ByteCountFormatter.string(fromByteCount: Int64(size), countStyle: .file)
    detail = [type?.localizedDescription, bytes].compactMap { $0 }.joined(separator: " · ")
    if type?.conforms(to: .image) ?? false, size <= Self.largestPicture {
      image = UIImage(contentsOfFile: url.path)
    }
  }
}

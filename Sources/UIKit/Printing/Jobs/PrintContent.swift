import CoreGraphics
import Foundation
import VectorImages

/// What is printed: pages that are drawn, or documents that are there.
@MainActor
enum PrintContent {
  case pages(UIPrintPageRenderer)
  case document(Data)

  /// More bytes than any document that is printed has.
  private static let longest = 512 << 20

  /// Nil for what is neither a picture nor a document.
  init?(items: [Any]) {
    let data = items.compactMap(Self.data)
    if items.count == 1, let only = data.first, Self.isDocument(only) {
      self = .document(only)
      return
    }
    let images = items.compactMap { ($0 as? UIImage) ?? Self.data($0).flatMap(UIImage.init(data:)) }
    guard !images.isEmpty, images.count == items.count else { return nil }
    self = .pages(ImagePages(images))
  }

  private static func data(_ item: Any) -> Data? {
    switch item {
    case let data as Data: data
    case let data as NSData: Data(referencing: data)
    case let url as URL: file(url)
    case let url as NSURL: file(url as URL)
    default: nil
    }
  }

  private static func file(_ url: URL) -> Data? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    guard url.isFileURL, attributes?[.type] as? FileAttributeType == .typeRegular,
      let size = attributes?[.size] as? Int, size <= longest
    else { return nil }
    return try? Data(contentsOf: url)
  }

  nonisolated static func isDocument(_ data: Data) -> Bool {
    data.starts(with: Array("%PDF-".utf8))
  }

  /// Nil where nobody counts the pages.
  var pageCount: Int? {
    switch self {
    case .pages(let renderer): max(0, renderer.numberOfPages)
    case .document: nil
    }
  }

  /// The paper as it lies, in points.
  var paperSize: CGSize {
    switch self {
    case .pages(let renderer): renderer.paperRect.size
    case .document: UIPrintPaper.usual.paperSize
    }
  }

  /// Paper is white: colours are those of light windows, however the program's look.
  static func withColorsOfPaper<Result>(_ body: () -> Result) -> Result {
    let former = UITraitCollection.current
    defer { UITraitCollection.current = former }
    UITraitCollection.current = former.modifyingTraits { $0.userInterfaceStyle = .light }
    return body()
  }

  /// Draws a page, of a document the first one, at the top left of the current context.
  func draw(_ page: Int, scale: CGFloat) {
    switch self {
    case .pages(let renderer):
      Self.withColorsOfPaper { renderer.drawPage(at: page, in: renderer.printableRect) }
    case .document(let data):
      guard page == 0, let picture = VectorImage(data, .pdf, name: "a document to print") else {
        return
      }
      let place = UIPrintPaper.fit(picture.size, in: CGRect(origin: .zero, size: paperSize))
      let image = picture.image(
        pixelsWide: max(1, Int(place.width * scale)), high: max(1, Int(place.height * scale)))
      image.map { UIImage(cgImage: $0, scale: scale, orientation: .up).draw(in: place) }
    }
  }
}

extension UIPrintPaper {
  /// In the middle, as large as possible.
  static func fit(_ size: CGSize, in room: CGRect) -> CGRect {
    let fitted = size.fitted(into: room.size)
    return CGRect(
      x: room.midX - fitted.width / 2, y: room.midY - fitted.height / 2, width: fitted.width,
      height: fitted.height)
  }
}

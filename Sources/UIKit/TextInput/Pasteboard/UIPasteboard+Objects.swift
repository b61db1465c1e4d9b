import CoreGraphics
public import Foundation

// The first item, or all items, as text, URLs, images and colours. Setting replaces all items; nil and
// an empty list empty the pasteboard.
extension UIPasteboard {
  /// The first item as text.
  public var string: String? {
    get { store.items.first?.text }
    set { setOne(newValue.map { $0 as NSString }) }
  }

  /// All items that are text; empty if there are none.
  public var strings: [String]? {
    get { store.items.compactMap(\.text) }
    set { setAll(newValue?.map { $0 as NSString }) }
  }

  /// The first item as a URL, also if it is text that looks like one.
  public var url: URL? {
    get { store.items.first?.url }
    set { setOne(newValue.map { $0 as NSURL }) }
  }

  /// All items that are URLs; empty if there are none.
  public var urls: [URL]? {
    get { store.items.flatMap(\.urls) }
    set { setAll(newValue?.map { $0 as NSURL }) }
  }

  /// The first item as an image.
  public var image: UIImage? {
    get { store.items.first?.image }
    set { setOne(newValue) }
  }

  /// All items that are images; empty if there are none.
  public var images: [UIImage]? {
    get { store.items.compactMap(\.image) }
    set { setAll(newValue) }
  }

  /// The first item as a colour.
  public var color: UIColor? {
    get { store.items.first?.color }
    set { setOne(newValue) }
  }

  /// All items that are colours; empty if there are none.
  public var colors: [UIColor]? {
    get { store.items.compactMap(\.color) }
    set { setAll(newValue) }
  }

  /// Whether any item is text.
  public var hasStrings: Bool { contains(pasteboardTypes: Self.typeListString) }
  /// Whether any item is a URL, or text that looks like one.
  public var hasURLs: Bool { store.items.contains(where: \.hasURL) }
  /// Whether any item is an image.
  public var hasImages: Bool { contains(pasteboardTypes: Self.typeListImage) }
  /// Whether any item is a colour.
  public var hasColors: Bool { contains(pasteboardTypes: Self.typeListColor) }

  private func setOne(_ object: (any NSItemProviderWriting)?) { setAll(object.map { [$0] }) }

  private func setAll(_ objects: [any NSItemProviderWriting]?) {
    replace((objects ?? []).map { PasteboardItem(object: $0) }, [:])
  }
}

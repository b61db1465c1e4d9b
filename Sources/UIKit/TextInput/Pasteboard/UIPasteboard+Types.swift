import Foundation
import UniformTypeIdentifiers

extension UIPasteboard {
  /// Types of text.
  public static let typeListString = ["public.utf8-plain-text", "public.text"]
  /// Types of addresses.
  public static let typeListURL = ["public.url"]
  /// Types of images.
  public static let typeListImage = [
    "public.png", "public.jpeg", "com.compuserve.gif", "com.apple.uikit.image",
  ]
  /// Types of colours.
  public static let typeListColor = ["com.apple.uikit.color"]
  /// Stands for the types that the class of a value has.
  public nonisolated static let typeAutomatic = "com.apple.uikit.type-automatic"

  /// Whether values of the type are text, URLs, images or colours.
  static func hasObjects(_ type: String) -> Bool {
    guard let known = UTType(type) else { return false }
    return ItemValue.isText(type) || known.conforms(to: .url) || known.conforms(to: .image)
      || type == ItemValue.color
  }

  /// Passes over indexes of items that aren't there.
  func chosen(_ itemSet: IndexSet?) -> [PasteboardItem] {
    let items = store.items
    guard let itemSet else { return items }
    return itemSet.filter(items.indices.contains).map { items[$0] }
  }
}

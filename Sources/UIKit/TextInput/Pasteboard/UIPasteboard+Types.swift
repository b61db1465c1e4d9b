public import Foundation
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

  /// The types of the first item.
  public var types: [String] { store.items.first?.types ?? [] }

  /// Whether any item has one of the types or a more special one.
  public func contains(pasteboardTypes: [String]) -> Bool {
    store.items.contains { $0.has(pasteboardTypes) }
  }

  /// Whether one of these items has one of the types or a more special one; nil means all items.
  public func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
    chosen(itemSet).contains { $0.has(pasteboardTypes) }
  }

  /// Which items have one of the types or a more special one; nil if none has.
  public func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
    let items = store.items
    let found = IndexSet(items.indices.filter { items[$0].has(pasteboardTypes) })
    return found.isEmpty ? nil : found
  }

  /// The types of each of these items; nil means all items. Nil if there are no items.
  public func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
    let items = chosen(itemSet)
    return items.isEmpty ? nil : items.map(\.types)
  }

  /// The first item's data of a type.
  public func data(forPasteboardType pasteboardType: String) -> Data? {
    store.items.first?.data(pasteboardType)
  }

  /// The data of a type of each of these items that has it; nil means all items. Nil if there are no
  /// items.
  public func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?)
    -> [Data]?
  {
    let items = chosen(itemSet)
    return items.isEmpty ? nil : items.compactMap { $0.data(pasteboardType) }
  }

  /// The first item's value of a type: text, a URL, an image, a colour, or what was set.
  public func value(forPasteboardType pasteboardType: String) -> Any? {
    store.items.first?.value(pasteboardType)
  }

  /// The value of a type of each of these items that has it; nil means all items. Nil if there are no
  /// items.
  public func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?)
    -> [Any]?
  {
    let items = chosen(itemSet)
    return items.isEmpty ? nil : items.compactMap { $0.value(pasteboardType) }
  }

  /// Replaces all items by one with this value.
  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    setItems([[pasteboardType: value]])
  }

  /// Replaces all items by one with these data.
  public func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    setItems([[pasteboardType: data]])
  }

  /// Passes over indexes of items that aren't there.
  private func chosen(_ itemSet: IndexSet?) -> [PasteboardItem] {
    let items = store.items
    guard let itemSet else { return items }
    return itemSet.filter(items.indices.contains).map { items[$0] }
  }
}

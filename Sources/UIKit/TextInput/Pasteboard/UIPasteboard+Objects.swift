import Foundation

// The first item, or all items, as text, URLs, images and colours. Setting replaces all items; nil and
// an empty list empty the pasteboard.
extension UIPasteboard {
  func setOne(_ object: (any NSItemProviderWriting)?) { setAll(object.map { [$0] }) }

  func setAll(_ objects: [any NSItemProviderWriting]?) {
    replace((objects ?? []).map { PasteboardItem(object: $0) }, [:])
  }
}

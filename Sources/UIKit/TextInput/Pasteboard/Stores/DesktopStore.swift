import Foundation
import PlatformKit
import UniformTypeIdentifiers

/// The items on a clipboard of the desktop: this program's, or what another one offers. Main thread
/// only.
@MainActor
final class DesktopStore: PasteboardStore {
  /// Called after another program has changed the contents, once its types are known.
  var onForeignChange: @MainActor () -> Void = {}

  private let clipboard: any Clipboard
  /// Whether text is read as soon as another program offers it.
  private let readsAhead: Bool
  /// The items of this program; nil while the clipboard is not its own.
  private var own: [PasteboardItem]?
  private var contents: DesktopContents
  private var isReplacing = false

  init(_ clipboard: any Clipboard, readsAhead: Bool) {
    (self.clipboard, self.readsAhead) = (clipboard, readsAhead)
    contents = DesktopContents(clipboard)
    clipboard.onChange = { [weak self] in self?.clipboardChanged() }
    contents.begin(readsAhead: readsAhead)
  }

  var changeCount: Int { clipboard.changeCount }

  var items: [PasteboardItem] {
    if let own { return own }
    if !clipboard.isWatched {
      contents = DesktopContents(clipboard)
      contents.begin(readsAhead: false)
    }
    return contents.isEmpty ? [] : [PasteboardItem(.desktop(contents))]
  }

  func replace(_ items: [PasteboardItem], isSecret: Bool) {
    isReplacing = true
    defer { isReplacing = false }
    own = items
    clipboard.setOffer(items.isEmpty ? nil : DesktopOffer(items, isSecret: isSecret).offer)
  }

  private func clipboardChanged() {
    if isReplacing { return }
    own = nil
    let new = DesktopContents(clipboard)
    contents = new
    new.begin(readsAhead: readsAhead) { [weak self] in self?.onForeignChange() }
  }
}

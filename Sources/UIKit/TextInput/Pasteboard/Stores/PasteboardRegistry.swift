import Foundation
import PlatformKit

/// The pasteboards of one application. The desktop's are opened when they are first asked for. Main
/// thread only.
@MainActor
final class PasteboardRegistry {
  private static let primaryName = UIPasteboard.Name("org.casement.pboard.primary")

  private unowned let platform: any Platform
  private var desktop: [ClipboardName: UIPasteboard] = [:]
  private var own: [UIPasteboard.Name: ProgramStore] = [:]
  /// The types that were last announced.
  var knownTypes: [UIPasteboard.Name: Set<String>] = [:]

  init(platform: any Platform) { self.platform = platform }

  var general: UIPasteboard { board(.general, named: .general) }
  var primarySelection: UIPasteboard { board(.primary, named: Self.primaryName) }

  private func board(_ clipboard: ClipboardName, named name: UIPasteboard.Name) -> UIPasteboard {
    if let board = desktop[clipboard] { return board }
    // What is merely selected is no reason to read it.
    let store = DesktopStore(platform.clipboard(clipboard), readsAhead: clipboard == .general)
    let board = UIPasteboard(name, store)
    store.onForeignChange = { [weak board] in board?.announceForeignChange() }
    desktop[clipboard] = board
    return board
  }

  /// The items of a pasteboard by name; nil if there is none and `create` is false.
  func store(_ name: UIPasteboard.Name, create: Bool) -> (any PasteboardStore)? {
    if name == .general { return general.store }
    if name == Self.primaryName { return primarySelection.store }
    if let store = own[name] { return store }
    guard create else { return nil }
    let store = ProgramStore()
    own[name] = store
    return store
  }

  /// A pasteboard that was removed comes back when something is written to it.
  func keep(_ store: any PasteboardStore, as name: UIPasteboard.Name) {
    if own[name] == nil, let store = store as? ProgramStore { own[name] = store }
  }

  func remove(_ name: UIPasteboard.Name) {
    if name == .general { return general.replace([], [:]) }
    guard let store = own.removeValue(forKey: name) else { return }
    let board = UIPasteboard(name, store)
    store.replace([], isSecret: false)
    knownTypes[name] = nil
    NotificationCenter.default.post(name: UIPasteboard.removedNotification, object: board)
  }
}

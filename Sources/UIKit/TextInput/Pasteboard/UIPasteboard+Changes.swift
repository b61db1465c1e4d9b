public import Foundation
import PlatformKit

extension UIPasteboard {
  /// Posted by a pasteboard after its items have changed; the user information has the types. The
  /// clipboard of the desktop is watched from its first use on, other programs' changes included.
  public nonisolated static let changedNotification = Notification.Name(
    "UIPasteboardChangedNotification")
  /// In the user information: a list of types that have come.
  public nonisolated static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
  /// In the user information: a list of types that are gone.
  public nonisolated static let changedTypesRemovedUserInfoKey =
    "UIPasteboardChangedTypesRemovedKey"
  /// Posted by a pasteboard of the program's own when it is removed.
  public nonisolated static let removedNotification = Notification.Name(
    "UIPasteboardRemovedNotification")

  static func options(localOnly: Bool, expirationDate: Date?) -> [OptionsKey: Any] {
    var options: [OptionsKey: Any] = [.localOnly: localOnly]
    options[.expirationDate] = expirationDate
    return options
  }

  /// Every change of the items by this program comes here.
  func replace(_ items: [PasteboardItem], _ options: [OptionsKey: Any]) {
    let before = registry.knownTypes[name] ?? []
    registry.keep(store, as: name)
    expiry?.cancel()
    expiry = nil
    let seconds = (options[.expirationDate] as? Date)?.timeIntervalSinceNow
    let isOver = seconds.map { $0 <= 0 } ?? false
    let isSecret = options[.localOnly] as? Bool == true || seconds != nil
    store.replace(isOver ? [] : items, isSecret: isSecret)
    if let seconds, !isOver { expire(in: seconds) }
    announce(isOver ? [] : items, before: before)
  }

  /// Another program has changed the items.
  func announceForeignChange() {
    expiry?.cancel()
    expiry = nil
    announce(store.items, before: registry.knownTypes[name] ?? [])
  }

  private var registry: PasteboardRegistry { UIApplication.shared.engine.pasteboards }

  /// A later change cancels it. A date centuries away is no date.
  private func expire(in seconds: Double) {
    guard seconds < 1e9 else { return }
    let engine = UIApplication.shared.engine!
    let count = changeCount
    expiry = engine.timers.set(at: engine.platform.clock.now() + seconds) { [weak self] in
      if let self, changeCount == count { replace([], [:]) }
    }
  }

  private func announce(_ items: [PasteboardItem], before: Set<String>) {
    let types = Set(items.flatMap(\.types))
    registry.knownTypes[name] = types
    NotificationCenter.default.post(
      name: Self.changedNotification, object: self,
      userInfo: [
        Self.changedTypesAddedUserInfoKey: types.subtracting(before).sorted(),
        Self.changedTypesRemovedUserInfoKey: before.subtracting(types).sorted(),
      ])
  }
}

import Foundation
import FoundationAdditions
import PlatformKit

extension UIDocument {
  /// Seconds from a change until it is saved; more changes don't put it off. A crash two seconds after a
  /// change takes nothing.
  static let autosaveDelay = 1.0
  /// Seconds until a save that failed is tried again; doubled each time, up to five minutes.
  private static let retryDelay = 10.0

  func note(_ change: ChangeKind) {
    changes.note(change)
    changesDidChange()
  }

  func noteSaved(_ token: Any) {
    guard let token = token as? DocumentChanges.Token else { return }
    changes.didSave(token)
    changesDidChange()
  }

  func changesDidChange() {
    if hasUnsavedChanges { scheduleAutosave() } else { cancelAutosave() }
    application?.engine.documents.changesDidChange(of: self)
  }

  func cancelAutosave() {
    autosaveTimer?.cancel()
    autosaveTimer = nil
  }

  func scheduleAutosave() {
    guard autosaveTimer == nil, hasUnsavedChanges, !state.contains(.closed),
      let engine = application?.engine
    else { return }
    let delay =
      failedSaves == 0
      ? Self.autosaveDelay : min(300, Self.retryDelay * Double(1 << min(failedSaves - 1, 5)))
    autosaveTimer = engine.timers.set(at: engine.platform.clock.now() + delay) { [weak self] in
      self?.autosaveTimer = nil
      self?.autosave(completionHandler: nil)
    }
  }
}

// The undo manager.
extension UIDocument {
  var madeUndoManager: UndoManager {
    if let ownUndoManager { return ownUndoManager }
    let made = UndoManager()
    use(made)
    return made
  }

  func use(_ manager: UndoManager?) {
    guard manager !== ownUndoManager else { return }
    ownUndoManager = manager
    undoObservers = manager.map { manager in
      UndoObservers(manager) { [weak self] name in
        DocumentFile.onMain { [weak self] in self?.undoManagerPosted(name) }
      }
    }
  }

  private func undoManagerPosted(_ name: Notification.Name) {
    guard let manager = ownUndoManager else { return }
    switch name {
    case .NSUndoManagerDidUndoChange: updateChangeCount(.undone)
    case .NSUndoManagerDidRedoChange: updateChangeCount(.redone)
    default:
      let isOutermost = manager.groupingLevel == 0
      if isOutermost, !manager.isUndoing, !manager.isRedoing, manager.canUndo {
        updateChangeCount(.done)
      }
    }
  }
}

/// Hears of what an undo manager records, undoes and redoes, while it lives.
final class UndoObservers {
  private static let names: [Notification.Name] = [
    .NSUndoManagerDidCloseUndoGroup, .NSUndoManagerDidUndoChange, .NSUndoManagerDidRedoChange,
  ]

  private let observers: [any NSObjectProtocol]

  init(_ manager: UndoManager, _ handler: @escaping @Sendable (Notification.Name) -> Void) {
    observers = Self.names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { _ in
        handler(name)
      }
    }
  }

  deinit { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
}

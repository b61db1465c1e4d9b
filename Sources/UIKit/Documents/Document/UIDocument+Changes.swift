import Foundation
import FoundationAdditions
import PlatformKit

extension UIDocument {
  /// Seconds from a change until it is saved; more changes don't put it off.
  static let autosaveDelay = 2.0
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
    forgetUndoManager()
    ownUndoManager = manager
    guard let manager else { return }
    observe(.NSUndoManagerDidCloseUndoGroup, manager) { document, manager in
      let isOutermost = manager.groupingLevel == 0
      if isOutermost, !manager.isUndoing, !manager.isRedoing, manager.canUndo {
        document.updateChangeCount(.done)
      }
    }
    observe(.NSUndoManagerDidUndoChange, manager) { document, _ in
      document.updateChangeCount(.undone)
    }
    observe(.NSUndoManagerDidRedoChange, manager) { document, _ in
      document.updateChangeCount(.redone)
    }
  }

  func forgetUndoManager() {
    for observer in undoObservers { NotificationCenter.default.removeObserver(observer) }
    undoObservers = []
    ownUndoManager = nil
  }

  private func observe(
    _ name: Notification.Name, _ manager: UndoManager,
    _ body: @escaping @MainActor @Sendable (UIDocument, UndoManager) -> Void
  ) {
    let observer = NotificationCenter.default.addObserver(
      forName: name, object: manager, queue: nil
    ) { [weak self] _ in
      DocumentFile.onMain { [weak self] in
        guard let self, let manager = ownUndoManager else { return }
        body(self, manager)
      }
    }
    undoObservers.append(observer)
  }
}

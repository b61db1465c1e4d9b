import Foundation
import FoundationAdditions

// The undo commands of the main menu. They go to the undo manager of the first responder.

extension UIWindow {
  nonisolated final class ObjCMembers: ObjectiveCMembers {
    static var selectors: [Selector] {
      [Selector("undo:", UIWindow.undo(_:)), Selector("redo:", UIWindow.redo(_:))]
    }
  }

  private var undoManagerInUse: UndoManager? { keyResponder.undoManager }

  private func undo(_ sender: Any?) { undoManagerInUse?.undo() }
  private func redo(_ sender: Any?) { undoManagerInUse?.redo() }

  /// True for any other action.
  func canUndo(_ action: Selector) -> Bool {
    switch action.description {
    case "undo:": undoManagerInUse?.canUndo ?? false
    case "redo:": undoManagerInUse?.canRedo ?? false
    default: true
    }
  }

  func nameUndo(_ command: UICommand) {
    guard let manager = undoManagerInUse else { return }
    switch command.action?.description {
    case "undo:": command.title = manager.undoMenuItemTitle
    case "redo:": command.title = manager.redoMenuItemTitle
    default: break
    }
  }
}

public import Foundation

extension UndoManager {
  /// Records a closure that takes a change back; what it registers in turn is for `redo()`.
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) {
    register(UndoAction(target) { handler(unsafeDowncast($0, to: TargetType.self)) })
  }

  func performUndo() {
    post(.NSUndoManagerCheckpoint)
    if !openGroups.isEmpty {
      raise("undoNestedGroup", "is in invalid state, undoNestedGroup called with open groups")
    }
    guard let group = undoGroups.popLast() else { return }
    post(.NSUndoManagerWillUndoChange)
    isUndoing = true
    run(group)
    isUndoing = false
    post(.NSUndoManagerDidUndoChange)
  }

  func performRedo() {
    post(.NSUndoManagerCheckpoint)
    if isUndoing { raise("redo", "is in invalid state, do not invoke this method while undoing") }
    guard let group = redoGroups.popLast() else { return }
    post(.NSUndoManagerWillRedoChange)
    isRedoing = true
    run(group)
    isRedoing = false
    post(.NSUndoManagerDidRedoChange)
  }

  /// What the actions register is one group with the same name.
  private func run(_ group: UndoGroup) {
    beginGroup()
    let opposite = openGroups[openGroups.count - 1]
    opposite.actionName = group.actionName
    opposite.isDiscardable = group.isDiscardable
    group.perform()
    while openGroups.last !== opposite { endGroup() }
    endGroup()
  }
}

extension Notification.Name {
  public static let NSUndoManagerCheckpoint = Notification.Name(
    "NSUndoManagerCheckpointNotification")
  public static let NSUndoManagerDidOpenUndoGroup = Notification.Name(
    "NSUndoManagerDidOpenUndoGroupNotification")
  public static let NSUndoManagerWillCloseUndoGroup = Notification.Name(
    "NSUndoManagerWillCloseUndoGroupNotification")
  public static let NSUndoManagerDidCloseUndoGroup = Notification.Name(
    "NSUndoManagerDidCloseUndoGroupNotification")
  public static let NSUndoManagerWillUndoChange = Notification.Name(
    "NSUndoManagerWillUndoChangeNotification")
  public static let NSUndoManagerDidUndoChange = Notification.Name(
    "NSUndoManagerDidUndoChangeNotification")
  public static let NSUndoManagerWillRedoChange = Notification.Name(
    "NSUndoManagerWillRedoChangeNotification")
  public static let NSUndoManagerDidRedoChange = Notification.Name(
    "NSUndoManagerDidRedoChangeNotification")
}

/// The key under which closing a group says whether it is discardable.
public let NSUndoManagerGroupIsDiscardableKey = "NSUndoManagerGroupIsDiscardableKey"

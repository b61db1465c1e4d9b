import Diagnostics

/// Actions that are undone together, oldest first; a group may contain groups.
final class UndoGroup {
  enum Item {
    case group(UndoGroup)
    case action(UndoAction)
  }

  var items: [Item] = []
  var actionName = ""
  var isDiscardable = false

  /// Removes a target's actions, and groups that become empty.
  func removeActions(where isRemoved: (UndoAction) -> Bool) {
    items.removeAll { item in
      switch item {
      case .action(let action): return isRemoved(action)
      case .group(let group):
        group.removeActions(where: isRemoved)
        return group.items.isEmpty
      }
    }
  }

  /// Last first.
  func perform() {
    for item in items.reversed() {
      switch item {
      case .action(let action): action.perform()
      case .group(let group): group.perform()
      }
    }
  }
}

/// One call that takes a change back. The target is not held, as in Apple's.
struct UndoAction {
  private let reference: WeakReference<AnyObject>
  private let body: (AnyObject) -> Void

  init(_ target: AnyObject, _ body: @escaping (AnyObject) -> Void) {
    reference = WeakReference(target)
    self.body = body
  }

  var target: AnyObject? { reference.object }

  func perform() {
    if let target { body(target) }
  }
}

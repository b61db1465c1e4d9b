public import Foundation

/// Records how to take changes back, and takes them back.
///
/// Changes of one turn of the run loop are undone together. Targets are not held; actions of a target
/// that is gone do nothing. Use a manager on one thread. `prepare(withInvocationTarget:)` is given the
/// method as well, which the porting tool writes.
open class UndoManager: NSObject {
  var undoGroups: [UndoGroup] = []
  var redoGroups: [UndoGroup] = []
  /// Groups that have begun and not ended, innermost last.
  var openGroups: [UndoGroup] = []
  var disabledCount = 0
  /// The manager has opened the outermost group itself, and ends it with the turn of the run loop.
  var hasTurnGroup = false

  /// Whether `undo()` is taking changes back.
  open internal(set) var isUndoing = false
  /// Whether `redo()` is making changes again.
  open internal(set) var isRedoing = false
  /// Whether the first action of a turn of the run loop begins a group that ends with the turn.
  open var groupsByEvent = true
  /// The modes of the run loop in which such a group ends.
  open var runLoopModes: [RunLoop.Mode] = [.default]

  /// The number of groups that are kept, oldest discarded first; 0 means all.
  open var levelsOfUndo: Int {
    get { levels }
    set {
      levels = newValue
      discardOldGroups()
    }
  }
  private var levels = 0

  public override init() { super.init() }

  // MARK: Groups

  /// Begins a group, inside those that are open.
  open func beginUndoGrouping() { beginGroup() }

  /// Ends the innermost group. Ends the process if none is open.
  open func endUndoGrouping() { endGroup() }

  /// The number of open groups.
  open var groupingLevel: Int { openGroups.count }

  // MARK: Registering

  /// Stops recording until `enableUndoRegistration()` is called as often.
  open func disableUndoRegistration() { disabledCount += 1 }

  /// Ends the process if recording is not disabled.
  open func enableUndoRegistration() {
    if disabledCount == 0 {
      raise(
        #function,
        "enableUndoRegistration may only be invoked with matching call to "
          + "disableUndoRegistration")
    }
    disabledCount -= 1
  }

  /// Whether actions are recorded.
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

  /// Records a call of a method that takes `anObject`.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    register(UndoAction(target as AnyObject) { selector.perform(on: $0, anObject) })
  }

  // MARK: Undoing

  /// Whether `undo()` has something to take back.
  open var canUndo: Bool { !undoGroups.isEmpty || openGroups.contains { !$0.items.isEmpty } }

  /// Whether `redo()` has something to do again.
  open var canRedo: Bool { !redoGroups.isEmpty }

  /// Ends the group of this turn and takes the last group back.
  open func undo() {
    if openGroups.count == 1 { endGroup() }
    if !openGroups.isEmpty {
      raise(#function, "undo was called with too many nested undo groups")
    }
    undoNestedGroup()
  }

  /// Makes the changes of the group last undone again.
  open func redo() { performRedo() }

  /// Takes back the last group. Ends the process if a group is open.
  open func undoNestedGroup() { performUndo() }

  /// Forgets everything recorded, and enables recording.
  open func removeAllActions() {
    openGroups.forEach { $0.items = [] }
    undoGroups = []
    redoGroups = []
    disabledCount = 0
  }

  /// Forgets the actions of a target.
  open func removeAllActions(withTarget target: Any) { remove(target as AnyObject) }

  // MARK: Names

  /// Names the group that is being recorded, or the last one.
  open func setActionName(_ actionName: String) { name(actionName) }

  /// Marks the open group as one whose loss needs no warning.
  open func setActionIsDiscardable(_ discardable: Bool) {
    openGroups.last?.isDiscardable = discardable
  }

  /// Whether the loss of what `undo()` takes back needs no warning.
  open var undoActionIsDiscardable: Bool { undoGroups.last?.isDiscardable ?? false }

  /// Whether the loss of what `redo()` does again needs no warning.
  open var redoActionIsDiscardable: Bool { redoGroups.last?.isDiscardable ?? false }

  /// The name of what `undo()` takes back, or "".
  open var undoActionName: String { (openGroups.first ?? undoGroups.last)?.actionName ?? "" }

  /// The name of what `redo()` does again, or "".
  open var redoActionName: String { redoGroups.last?.actionName ?? "" }

  /// "Undo Typing", or "Undo" for an action without a name.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

  /// "Redo Typing", or "Redo".
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// The title of a menu item that takes an action of this name back.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }

  /// The title of a menu item that does an action of this name again.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  func raise(_ method: String, _ reason: String) -> Never {
    NSException.raise(
      .internalInconsistencyException, "\(method): NSUndoManager \(described(self)) \(reason)")
  }
}

import Foundation

extension UndoManager {
  /// The outermost group of a turn is the manager's own, even if the program begins one: all groups of
  /// the turn end up in it.
  func beginGroup() {
    if openGroups.isEmpty && groupsByEvent && !isUndoing && !isRedoing { beginTurnGroup() }
    openGroup()
  }

  /// There is no checkpoint before an outermost group, as Apple has it.
  private func openGroup() {
    if !openGroups.isEmpty { post(.NSUndoManagerCheckpoint) }
    openGroups.append(UndoGroup())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  private func beginTurnGroup() {
    openGroup()
    hasTurnGroup = true
    if TurnGroups.add(self) { return }
    nonisolated(unsafe) weak let manager = self
    RunLoop.current.perform(inModes: runLoopModes) { manager?.endTurnGroup() }
  }

  /// Until `endTurn()`, this thread's groups end there, for an application whose turns are not those
  /// of a run loop.
  package static func beginTurn() { TurnGroups.begin() }

  /// Ends the groups of a turn that is over.
  package static func endTurn() {
    for manager in TurnGroups.take() { manager.endTurnGroup() }
  }

  private func endTurnGroup() {
    if hasTurnGroup && openGroups.count == 1 { endGroup() }
  }

  func endGroup() {
    post(.NSUndoManagerCheckpoint)
    guard let group = openGroups.last else {
      raise("endUndoGrouping", "is in invalid state, endUndoGrouping called with no matching begin")
    }
    post(
      .NSUndoManagerWillCloseUndoGroup,
      [NSUndoManagerGroupIsDiscardableKey: group.isDiscardable])
    openGroups.removeLast()
    close(group)
    if openGroups.isEmpty { hasTurnGroup = false }
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  /// Empty groups are dropped: there would be nothing to undo.
  private func close(_ group: UndoGroup) {
    guard !group.items.isEmpty else { return }
    if let outer = openGroups.last {
      outer.items.append(.group(group))
      if !group.actionName.isEmpty { outer.actionName = group.actionName }
      outer.isDiscardable = group.isDiscardable && outer.items.count == 1
    } else if isUndoing {
      redoGroups.append(group)
    } else {
      undoGroups.append(group)
      discardOldGroups()
    }
  }

  func discardOldGroups() {
    guard levelsOfUndo > 0 else { return }
    undoGroups.removeFirst(max(0, undoGroups.count - levelsOfUndo))
    redoGroups.removeFirst(max(0, redoGroups.count - levelsOfUndo))
  }

  func register(_ action: UndoAction) {
    guard disabledCount == 0 else { return }
    if openGroups.isEmpty {
      guard groupsByEvent else {
        raise("registerUndo", "is in invalid state, must begin a group before registering undo")
      }
      beginTurnGroup()
    }
    if !isUndoing && !isRedoing { redoGroups = [] }
    openGroups[openGroups.count - 1].items.append(.action(action))
  }

  func remove(_ target: AnyObject) {
    for group in openGroups + undoGroups + redoGroups {
      group.removeActions { $0.target === target || $0.target == nil }
    }
    undoGroups.removeAll(where: \.items.isEmpty)
    redoGroups.removeAll(where: \.items.isEmpty)
  }

  func name(_ actionName: String) {
    (openGroups.last ?? undoGroups.last)?.actionName = actionName
  }

  func post(_ name: Notification.Name, _ userInfo: [AnyHashable: Any]? = nil) {
    NotificationCenter.default.post(name: name, object: self, userInfo: userInfo)
  }
}

/// The headless platform's bridge: tests turn listening on, read the tree that a listener would have, and
/// send actions.
@MainActor
package final class HeadlessAccessibility: AccessibilityBridge {
  package var isActive = false { didSet { if isActive != oldValue { activityDidChange() } } }
  package var isScreenReaderRunning = false {
    didSet { if isScreenReaderRunning != oldValue { onChange() } }
  }
  package weak var source: (any AccessibilitySource)?
  package var onChange: @MainActor () -> Void = {}
  /// What a listener knows; nil before the first update.
  package private(set) var tree: AccessibilityTree?
  /// What each update has changed, the oldest first.
  package private(set) var changes: [[AccessibilityChange]] = []
  package private(set) var announcements: [AccessibilityAnnouncement] = []
  /// Updates that made no tree, and why.
  package private(set) var faults: [AccessibilityTreeError] = []
  /// Whether a window has been shown.
  package private(set) var hasBegun = false

  package func begin() { hasBegun = true }

  package func publish(_ update: AccessibilityUpdate) {
    do {
      var tree = self.tree ?? AccessibilityTree()
      changes.append(try tree.apply(update))
      self.tree = tree
    } catch { faults.append(error) }
  }

  package func announce(_ announcement: AccessibilityAnnouncement) {
    announcements.append(announcement)
  }

  /// Performs an action as an assistive technology does.
  @discardableResult
  package func perform(_ action: AccessibilityAction, on node: AccessibilityNodeID) -> Bool {
    source?.perform(action, on: node) ?? false
  }

  /// The changes since the last call.
  package func takeChanges() -> [AccessibilityChange] {
    defer { changes = [] }
    return changes.flatMap(\.self)
  }

  private func activityDidChange() {
    if !isActive { tree = nil }
    onChange()
  }
}

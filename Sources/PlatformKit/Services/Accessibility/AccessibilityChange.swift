/// One thing that an update changed in a tree.
package enum AccessibilityChange: Hashable, Sendable {
  case added(AccessibilityNodeID, parent: AccessibilityNodeID, index: Int)
  /// The node as it was.
  case removed(AccessibilityNode, parent: AccessibilityNodeID, index: Int)
  /// Its children are the same in another order.
  case reordered(AccessibilityNodeID)
  case renamed(AccessibilityNodeID)
  case described(AccessibilityNodeID)
  case roleChanged(AccessibilityNodeID)
  case valueChanged(AccessibilityNodeID)
  /// States that came or went.
  case states(AccessibilityNodeID, AccessibilityStates, isSet: Bool)
  case textRemoved(AccessibilityNodeID, at: Int, String)
  case textInserted(AccessibilityNodeID, at: Int, String)
  case caretMoved(AccessibilityNodeID, to: Int)
  case selectionChanged(AccessibilityNodeID)
  /// Its text may be edited now, or no more.
  case editable(AccessibilityNodeID, Bool)
  case moved(AccessibilityNodeID)
  case focused(AccessibilityNodeID?, from: AccessibilityNodeID?)
}

/// What changed between two trees. Costs as much as there is that was updated or removed.
struct AccessibilityDifference {
  let old: AccessibilityTree
  let new: AccessibilityTree
  let updated: [AccessibilityNode]

  /// What went before what came, what came before what changed, the focus after that. Carets last: screen readers take one
  /// that moves for news of what has the focus, and would not say what that is.
  var changes: [AccessibilityChange] {
    var changes: [AccessibilityChange] = []
    for node in updated { removals(from: node, &changes) }
    for node in updated { additions(to: node, &changes) }
    for node in updated {
      guard let before = old.nodes[node.id], before != node else { continue }
      compare(before, node, &changes)
    }
    if old.focus != new.focus { changes.append(.focused(new.focus, from: old.focus)) }
    for node in updated { compareCarets(of: node, &changes) }
    return changes
  }

  /// Only the outermost of what is gone: who listens knows what was in it.
  private func removals(from node: AccessibilityNode, _ changes: inout [AccessibilityChange]) {
    guard let before = old.nodes[node.id], before.children != node.children else { return }
    let kept = Set(node.children)
    for (index, child) in before.children.enumerated().reversed() where !kept.contains(child) {
      guard let lost = old.nodes[child] else { continue }
      changes.append(.removed(lost, parent: node.id, index: index))
    }
  }

  private func additions(to node: AccessibilityNode, _ changes: inout [AccessibilityChange]) {
    // A new element comes with what is in it.
    guard let before = old.nodes[node.id], before.children != node.children else { return }
    let known = Set(before.children)
    for (index, child) in node.children.enumerated() where !known.contains(child) {
      changes.append(.added(child, parent: node.id, index: index))
    }
    let stayed = Set(node.children).intersection(known)
    if before.children.filter(stayed.contains) != node.children.filter(stayed.contains) {
      changes.append(.reordered(node.id))
    }
  }

  private func compare(
    _ before: AccessibilityNode, _ node: AccessibilityNode, _ changes: inout [AccessibilityChange]
  ) {
    let id = node.id
    if before.role != node.role { changes.append(.roleChanged(id)) }
    if before.name != node.name { changes.append(.renamed(id)) }
    if before.description != node.description { changes.append(.described(id)) }
    if before.extents != node.extents { changes.append(.moved(id)) }
    // The focus is told once, by itself.
    let came = node.states.subtracting(before.states).subtracting(.focused)
    let went = before.states.subtracting(node.states).subtracting(.focused)
    if !went.isEmpty { changes.append(.states(id, went, isSet: false)) }
    if !came.isEmpty { changes.append(.states(id, came, isSet: true)) }
    let hasText = before.text != nil && node.text != nil
    if before.number != node.number || !hasText && before.value != node.value {
      changes.append(.valueChanged(id))
    }
    if let old = before.text, let new = node.text, old != new { compare(old, new, id, &changes) }
  }

  private func compare(
    _ old: AccessibilityText, _ new: AccessibilityText, _ id: AccessibilityNodeID,
    _ changes: inout [AccessibilityChange]
  ) {
    if old.isEditable != new.isEditable { changes.append(.editable(id, new.isEditable)) }
    if old.string != new.string {
      let edit = TextEdit(from: Array(old.string.utf16), to: Array(new.string.utf16))
      if !edit.removed.isEmpty { changes.append(.textRemoved(id, at: edit.start, edit.removed)) }
      if !edit.inserted.isEmpty { changes.append(.textInserted(id, at: edit.start, edit.inserted)) }
    }
  }

  private func compareCarets(of node: AccessibilityNode, _ changes: inout [AccessibilityChange]) {
    guard let before = old.nodes[node.id]?.text, let text = node.text else { return }
    if before.caret != text.caret { changes.append(.caretMoved(node.id, to: text.caret)) }
    if before.selection != text.selection, !(before.selection.isEmpty && text.selection.isEmpty) {
      changes.append(.selectionChanged(node.id))
    }
  }
}

/// The one replacement that makes a text of another: what is between their common start and end.
private struct TextEdit {
  let start: Int
  let removed: String
  let inserted: String

  init(from old: [UInt16], to new: [UInt16]) {
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start] == new[start] { start += 1 }
    // Not between the two units of one character.
    if start > 0, UTF16.isLeadSurrogate(old[start - 1]) { start -= 1 }
    var end = 0
    while end < shorter - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    if end > 0, UTF16.isTrailSurrogate(old[old.count - end]) { end -= 1 }
    self.start = start
    removed = String(decoding: old[start..<old.count - end], as: UTF16.self)
    inserted = String(decoding: new[start..<new.count - end], as: UTF16.self)
  }
}

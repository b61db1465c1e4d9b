import DifferenceKit

/// One thing that an update changed in a tree.
package enum AccessibilityChange: Hashable, Sendable {
  case added(AccessibilityNodeID, parent: AccessibilityNodeID, index: Int)
  /// The node as it was.
  case removed(AccessibilityNode, parent: AccessibilityNodeID, index: Int)
  /// It leaves its place, and comes to another one: among the same children, or in another element.
  case left(AccessibilityNodeID, parent: AccessibilityNodeID, index: Int)
  case entered(AccessibilityNodeID, parent: AccessibilityNodeID, index: Int)
  /// It is in another element than before.
  case adopted(AccessibilityNodeID, by: AccessibilityNodeID)
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

  /// What went before what came, what came before what changed, the focus after that. Who has the lists of children and
  /// takes these steps one after the other has the new lists. Carets last: screen readers take one that moves for news of
  /// what has the focus, and would not say what that is.
  var changes: [AccessibilityChange] {
    var changes: [AccessibilityChange] = []
    let steps = updated.compactMap { node in
      childSteps(of: node).map { (node: node, before: $0.before, steps: $0.steps) }
    }
    for (node, before, steps) in steps { leaving(node.id, before, steps, &changes) }
    for (node, _, steps) in steps { coming(node, steps, &changes) }
    for node in updated { adoptions(by: node, &changes) }
    for node in updated {
      guard let before = old.nodes[node.id], before != node else { continue }
      compare(before, node, &changes)
    }
    if old.focus != new.focus { changes.append(.focused(new.focus, from: old.focus)) }
    for node in updated { compareCarets(of: node, &changes) }
    return changes
  }

  /// Nil for an element that is new, as it comes with what is in it, and for one that has its children still.
  private func childSteps(
    of node: AccessibilityNode
  ) -> (before: [AccessibilityNodeID], steps: Difference)? {
    guard let before = old.nodes[node.id]?.children, before != node.children else { return nil }
    return (before, Difference(from: before, to: node.children))
  }

  /// Only the outermost of what is gone: who listens knows what was in it.
  private func leaving(
    _ parent: AccessibilityNodeID, _ before: [AccessibilityNodeID], _ steps: Difference,
    _ changes: inout [AccessibilityChange]
  ) {
    for index in (steps.deletes + steps.moves.map(\.from)).sorted(by: >) {
      let child = before[index]
      if new.nodes[child] != nil {
        changes.append(.left(child, parent: parent, index: index))
      } else if let lost = old.nodes[child] {
        changes.append(.removed(lost, parent: parent, index: index))
      }
    }
  }

  /// Each at the place that it has in the end.
  private func coming(
    _ node: AccessibilityNode, _ steps: Difference, _ changes: inout [AccessibilityChange]
  ) {
    for index in (steps.inserts + steps.moves.map(\.to)).sorted() {
      let child = node.children[index]
      let isNew = old.nodes[child] == nil
      changes.append(
        isNew
          ? .added(child, parent: node.id, index: index)
          : .entered(child, parent: node.id, index: index))
    }
  }

  private func adoptions(by node: AccessibilityNode, _ changes: inout [AccessibilityChange]) {
    for child in node.children where old.nodes[child] != nil && old.parents[child] != node.id {
      changes.append(.adopted(child, by: node.id))
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

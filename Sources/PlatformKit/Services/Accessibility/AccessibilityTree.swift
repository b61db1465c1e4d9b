/// A program's elements as the other side of a bridge sees them. A pure value: updates in, changes out.
package struct AccessibilityTree: Sendable {
  package private(set) var nodes: [AccessibilityNodeID: AccessibilityNode] = [:]
  package private(set) var parents: [AccessibilityNodeID: AccessibilityNodeID] = [:]
  package private(set) var focus: AccessibilityNodeID?

  package init() {}

  package subscript(id: AccessibilityNodeID) -> AccessibilityNode? { nodes[id] }

  /// Takes an update and says what it changed. Throws, and stays as it was, if the result would be no tree.
  package mutating func apply(
    _ update: AccessibilityUpdate
  ) throws(AccessibilityTreeError) -> [AccessibilityChange] {
    var next = self
    let changes = next.take(update)
    try next.check(update, since: self)
    self = next
    return changes
  }

  /// An element and what is in it, each before what is in it.
  package func preorder(from id: AccessibilityNodeID = .application) -> [AccessibilityNode] {
    guard let node = nodes[id] else { return [] }
    return [node] + node.children.flatMap { preorder(from: $0) }
  }

  /// The elements that an element is in, the nearest first.
  package func ancestors(of id: AccessibilityNodeID) -> [AccessibilityNodeID] {
    Array(
      sequence(state: id) { id in
        guard let parent = parents[id] else { return nil }
        id = parent
        return parent
      })
  }
}

extension AccessibilityTree {
  private mutating func take(_ update: AccessibilityUpdate) -> [AccessibilityChange] {
    let old = self
    for node in update.nodes { nodes[node.id] = node }
    remove(adopt(update.nodes, from: old))
    focus = update.focus
    return AccessibilityDifference(old: old, new: self, updated: update.nodes).changes
  }

  /// Sets the parents anew. Returns what lost its parent and found none.
  private mutating func adopt(
    _ updated: [AccessibilityNode], from old: AccessibilityTree
  ) -> [AccessibilityNodeID] {
    var left: [AccessibilityNodeID] = []
    for node in updated {
      for child in old.nodes[node.id]?.children ?? [] where parents[child] == node.id {
        parents[child] = nil
        left.append(child)
      }
    }
    for node in updated {
      for child in node.children { parents[child] = node.id }
    }
    return left.filter { parents[$0] == nil }
  }

  /// Removes elements with what is in them, unless that went elsewhere.
  private mutating func remove(_ orphans: [AccessibilityNodeID]) {
    var rest = orphans
    while let id = rest.popLast() {
      guard let node = nodes.removeValue(forKey: id) else { continue }
      for child in node.children where parents[child] == id {
        parents[child] = nil
        rest.append(child)
      }
    }
  }
}

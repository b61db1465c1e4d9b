/// Why an update was refused.
package struct AccessibilityTreeError: Error, Hashable, CustomStringConvertible {
  package var description: String
}

extension AccessibilityTree {
  /// Looks only at what the update concerns.
  func check(
    _ update: AccessibilityUpdate, since old: AccessibilityTree
  ) throws(AccessibilityTreeError) {
    guard nodes[.application] != nil else { throw fault("there is no root") }
    if let focus, nodes[focus] == nil { throw fault("the focus \(focus.rawValue) is no element") }
    for node in update.nodes where nodes[node.id] != nil {
      try checkChildren(of: node)
      try checkFormerParents(of: node.children, old)
      if node.id != .application, parents[node.id] == nil {
        throw fault("\(node.id.rawValue) is in no other element")
      }
    }
  }

  /// Looks at all elements; for tests.
  package func checkAll() throws(AccessibilityTreeError) {
    for node in nodes.values { try checkChildren(of: node) }
    let reached = preorder().count
    if reached != nodes.count { throw fault("\(nodes.count - reached) elements are not reached") }
  }

  /// Those that have moved must have left the element that they were in.
  private func checkFormerParents(
    of children: [AccessibilityNodeID], _ old: AccessibilityTree
  ) throws(AccessibilityTreeError) {
    for child in children {
      guard let former = old.parents[child], former != parents[child] else { continue }
      if nodes[former]?.children.contains(child) == true {
        throw fault("\(child.rawValue) is in two elements")
      }
    }
  }

  private func checkChildren(of node: AccessibilityNode) throws(AccessibilityTreeError) {
    guard Set(node.children).count == node.children.count else {
      throw fault("\(node.id.rawValue) has a child twice")
    }
    for child in node.children {
      guard nodes[child] != nil else {
        throw fault("the child \(child.rawValue) of \(node.id.rawValue) was never sent")
      }
      guard parents[child] == node.id, child != node.id else {
        throw fault("\(child.rawValue) is in two elements")
      }
    }
  }

  private func fault(_ text: String) -> AccessibilityTreeError {
    AccessibilityTreeError(description: text)
  }
}

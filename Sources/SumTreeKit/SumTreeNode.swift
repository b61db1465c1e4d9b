/// A leaf with elements, or a branch with nodes that are all one lower.
///
/// Nodes may be shared by trees: only one that has a single reference is changed.
@usableFromInline
final class SumTreeNode<Element: Summarized> {
  @usableFromInline let height: Int
  @usableFromInline var elements: [Element]
  @usableFromInline var children: [SumTreeNode]
  @usableFromInline var count: Int
  @usableFromInline var summary: Element.Summary

  @inlinable
  init(elements: [Element]) {
    height = 0
    self.elements = elements
    children = []
    count = elements.count
    summary = elements.reduce(.zero) { $0 + $1.summary }
  }

  /// `children` are of one height.
  @inlinable
  init(children: [SumTreeNode]) {
    height = children[0].height + 1
    elements = []
    self.children = children
    count = children.reduce(0) { $0 + $1.count }
    summary = children.reduce(.zero) { $0 + $1.summary }
  }

  @inlinable var isLeaf: Bool { height == 0 }

  /// How many elements or children the node itself has.
  @inlinable var width: Int { isLeaf ? elements.count : children.count }

  /// A node with the same content that nothing else refers to.
  @inlinable
  func copy() -> SumTreeNode {
    isLeaf ? SumTreeNode(elements: elements) : SumTreeNode(children: children)
  }
}

extension SumTreeNode {
  /// Replaces an element; this node must not be shared.
  @inlinable
  func update(at index: Int, _ body: (inout Element) -> Void) {
    if isLeaf {
      body(&elements[index])
      summary = elements.reduce(.zero) { $0 + $1.summary }
      return
    }
    var (slot, index) = (0, index)
    while index >= children[slot].count {
      index -= children[slot].count
      slot += 1
    }
    if !isKnownUniquelyReferenced(&children[slot]) { children[slot] = children[slot].copy() }
    children[slot].update(at: index, body)
    summary = children.reduce(.zero) { $0 + $1.summary }
  }
}

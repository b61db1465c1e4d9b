extension SumTree {
  /// Changes one element in place.
  ///
  /// - Complexity: logarithmic.
  @inlinable
  package mutating func update(at index: Int, _ body: (inout Element) -> Void) {
    precondition(index >= 0 && index < count, "index \(index) of \(count) elements")
    if !isKnownUniquelyReferenced(&root) { root = root.copy() }
    root.update(at: index, body)
  }

  /// Replaces the elements of a range.
  ///
  /// - Complexity: logarithmic, and linear in the number of new elements.
  @inlinable
  package mutating func replace(_ range: Range<Int>, with elements: [Element]) {
    if range.count == 1, elements.count == 1 {
      return update(at: range.lowerBound) { $0 = elements[0] }
    }
    replace(range, with: SumTree(elements, fanOut: fanOut))
  }

  /// Replaces the elements of a range by those of another tree, which is shared.
  ///
  /// - Complexity: logarithmic.
  @inlinable
  package mutating func replace(_ range: Range<Int>, with other: SumTree) {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= count, "range \(range) of \(count) elements")
    precondition(other.fanOut == fanOut, "both trees need the same fan-out")
    let parts = [
      Self.slice(root, 0..<range.lowerBound, fanOut), other.root,
      Self.slice(root, range.upperBound..<count, fanOut),
    ]
    root = parts.dropFirst().reduce(parts[0]) { Self.join($0, $1, fanOut) }
  }

  /// The elements of a range as a tree that shares their nodes.
  ///
  /// - Complexity: logarithmic.
  @inlinable
  package func slice(_ range: Range<Int>) -> SumTree {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= count, "range \(range) of \(count) elements")
    return SumTree(root: Self.slice(root, range, fanOut), fanOut: fanOut)
  }
}

extension SumTree {
  @inlinable
  static func slice(
    _ node: SumTreeNode<Element>, _ range: Range<Int>, _ fanOut: Int
  ) -> SumTreeNode<Element> {
    if range.count == node.count { return node }
    if node.isLeaf { return SumTreeNode(elements: Array(node.elements[range])) }
    var result = SumTreeNode<Element>(elements: [])
    var start = 0
    for child in node.children {
      let part = range.clamped(to: start..<start + child.count)
      if !part.isEmpty {
        let own = part.lowerBound - start..<part.upperBound - start
        result = join(result, slice(child, own, fanOut), fanOut)
      }
      start += child.count
    }
    return result
  }

  /// One tree of two, whose roots may have too few children.
  @inlinable
  static func join(
    _ a: SumTreeNode<Element>, _ b: SumTreeNode<Element>, _ fanOut: Int
  ) -> SumTreeNode<Element> {
    if a.count == 0 { return b }
    if b.count == 0 { return a }
    if a.height == b.height { return merge(a, b, fanOut) }
    if a.height > b.height {
      let end = join(a.children[a.children.count - 1], b, fanOut)
      let added = end.height == a.height ? end.children : [end]
      return gather(Array(a.children.dropLast()) + added, fanOut)
    }
    let start = join(a, b.children[0], fanOut)
    let added = start.height == b.height ? start.children : [start]
    return gather(added + b.children.dropFirst(), fanOut)
  }

  /// One tree of two of the same height.
  @inlinable
  static func merge(
    _ a: SumTreeNode<Element>, _ b: SumTreeNode<Element>, _ fanOut: Int
  ) -> SumTreeNode<Element> {
    if a.width * 2 >= fanOut, b.width * 2 >= fanOut { return SumTreeNode(children: [a, b]) }
    if !a.isLeaf { return gather(a.children + b.children, fanOut) }
    let all = a.elements + b.elements
    let leaves = parts(all.count, fanOut).map { SumTreeNode(elements: Array(all[$0])) }
    return leaves.count == 1 ? leaves[0] : SumTreeNode(children: leaves)
  }

  /// A tree of nodes of the same height, at most twice as many as a node can have.
  @inlinable
  static func gather(
    _ nodes: [SumTreeNode<Element>], _ fanOut: Int
  ) -> SumTreeNode<Element> {
    if nodes.count == 1 { return nodes[0] }
    let branches = parts(nodes.count, fanOut).map { SumTreeNode(children: Array(nodes[$0])) }
    return branches.count == 1 ? branches[0] : SumTreeNode(children: branches)
  }
}

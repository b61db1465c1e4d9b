extension SumTree {
  /// An element, and what lies before it.
  @usableFromInline
  package struct Place {
    @usableFromInline package let index: Int
    /// The sum of the elements before it.
    @usableFromInline package let before: Summary
    @usableFromInline package let element: Element

    @inlinable
    package init(index: Int, before: Summary, element: Element) {
      (self.index, self.before, self.element) = (index, before, element)
    }
  }

  /// An element by its index.
  ///
  /// - Complexity: logarithmic.
  @inlinable
  package subscript(index: Int) -> Element { place(at: index).element }

  /// An element by its index, with the sum of those before it.
  ///
  /// - Complexity: logarithmic.
  @inlinable
  package func place(at index: Int) -> Place {
    precondition(index >= 0 && index < count, "index \(index) of \(count) elements")
    var (node, before, rest) = (root, Summary.zero, index)
    while !node.isLeaf {
      for child in node.children {
        if rest < child.count {
          node = child
          break
        }
        rest -= child.count
        before = before + child.summary
      }
    }
    for element in node.elements[..<rest] { before = before + element.summary }
    return Place(index: index, before: before, element: node.elements[rest])
  }

  /// The first element with which the sum reaches a goal; nil if the sum of all does not.
  ///
  /// `reaches` must stay true for larger sums once it is true.
  ///
  /// - Complexity: logarithmic.
  @inlinable
  package func first(where reaches: (Summary) -> Bool) -> Place? {
    guard count > 0, reaches(summary) else { return nil }
    var (node, before, index) = (root, Summary.zero, 0)
    while !node.isLeaf {
      var slot = 0
      while slot < node.children.count - 1 {
        let sum = before + node.children[slot].summary
        if reaches(sum) { break }
        before = sum
        index += node.children[slot].count
        slot += 1
      }
      node = node.children[slot]
    }
    var slot = 0
    while slot < node.elements.count - 1 {
      let sum = before + node.elements[slot].summary
      if reaches(sum) { break }
      before = sum
      slot += 1
    }
    return Place(index: index + slot, before: before, element: node.elements[slot])
  }

  /// Calls `body` with the elements from an index on until it returns false.
  ///
  /// - Complexity: logarithmic, and linear in the number of calls.
  @inlinable
  package func visit(from index: Int = 0, _ body: (Place) -> Bool) {
    var state = Place.Start(index: 0, before: Summary.zero)
    _ = Self.visit(root, from: index, &state, body)
  }

  /// All elements in order.
  @inlinable
  package var elements: [Element] {
    var all: [Element] = []
    all.reserveCapacity(count)
    visit {
      all.append($0.element)
      return true
    }
    return all
  }

  @inlinable
  static func visit(
    _ node: SumTreeNode<Element>, from first: Int, _ state: inout Place.Start,
    _ body: (Place) -> Bool
  ) -> Bool {
    if state.index + node.count <= first {
      state.index += node.count
      state.before = state.before + node.summary
      return true
    }
    let after = state.before + node.summary
    for child in node.children where !visit(child, from: first, &state, body) { return false }
    for element in node.elements {
      let place = Place(index: state.index, before: state.before, element: element)
      if state.index >= first, !body(place) { return false }
      state.index += 1
      state.before = state.before + element.summary
    }
    // Of numbers that are rounded, the same sums as `place(at:)` finds.
    state.before = after
    return true
  }
}

extension SumTree.Place {
  /// Where a walk has got to.
  @usableFromInline
  struct Start {
    @usableFromInline var index: Int
    @usableFromInline var before: Element.Summary

    @inlinable
    init(index: Int, before: Element.Summary) { (self.index, self.before) = (index, before) }
  }
}

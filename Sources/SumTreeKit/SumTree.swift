// Workaround: without `@usableFromInline` for the type and what it stores, `@inlinable` is ignored outside this
// module where it is `package`.

/// A sequence in a B-tree whose nodes keep the sums of what is below them.
///
/// Copies share nodes. Finding an element by its index or by any sum, changing one, and replacing a
/// range take logarithmic time.
@usableFromInline
package struct SumTree<Element: Summarized> {
  @usableFromInline package typealias Summary = Element.Summary

  @usableFromInline var root: SumTreeNode<Element>
  /// The most elements or children of a node; nodes other than the root have at least half as many.
  @usableFromInline let fanOut: Int

  /// A tree of given elements. Tests choose a small fan-out, so that few elements make a high tree.
  ///
  /// - Complexity: linear.
  @inlinable
  package init(_ elements: [Element] = [], fanOut: Int = 16) {
    precondition(fanOut >= 4, "a node needs room for four elements")
    self.fanOut = fanOut
    root = Self.build(elements, fanOut)
  }

  @inlinable
  init(root: SumTreeNode<Element>, fanOut: Int) {
    self.root = root
    self.fanOut = fanOut
  }

  /// The number of elements.
  @inlinable package var count: Int { root.count }

  /// The sum of all elements.
  @inlinable package var summary: Summary { root.summary }

  @inlinable
  static func build(_ elements: [Element], _ fanOut: Int) -> SumTreeNode<Element> {
    guard elements.count > fanOut else { return SumTreeNode(elements: elements) }
    var level = parts(elements.count, fanOut).map { SumTreeNode(elements: Array(elements[$0])) }
    while level.count > fanOut {
      level = parts(level.count, fanOut).map { SumTreeNode(children: Array(level[$0])) }
    }
    return SumTreeNode(children: level)
  }

  /// As few ranges as can hold a count, of nearly the same length.
  @inlinable
  static func parts(_ count: Int, _ most: Int) -> [Range<Int>] {
    let number = (count + most - 1) / most
    return (0..<number).map { count * $0 / number..<count * ($0 + 1) / number }
  }
}

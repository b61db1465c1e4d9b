extension SumTree {
  /// What is wrong with the shape of the tree; nil if nothing is.
  package var brokenInvariant: String? { Self.fault(root, isRoot: true, fanOut) }

  /// The widths of the nodes from the root down, such as `2(3 4)`.
  package var dump: String { Self.dump(root) }

  private static func fault(
    _ node: SumTreeNode<Element>, isRoot: Bool, _ fanOut: Int
  ) -> String? {
    if node.width > fanOut { return "a node of \(node.width) is too wide" }
    if !isRoot, node.width * 2 < fanOut - 1 { return "a node of \(node.width) is too narrow" }
    if node.isLeaf { return node.count == node.elements.count ? nil : "a leaf's count is wrong" }
    if node.children.count < 2 { return "a branch has a single child" }
    if node.count != node.children.reduce(0, { $0 + $1.count }) { return "a count is wrong" }
    if node.children.contains(where: { $0.height != node.height - 1 }) {
      return "children differ in height"
    }
    for child in node.children {
      if let fault = fault(child, isRoot: false, fanOut) { return fault }
    }
    return nil
  }

  private static func dump(_ node: SumTreeNode<Element>) -> String {
    if node.isLeaf { return "\(node.width)" }
    return "\(node.width)(\(node.children.map { dump($0) }.joined(separator: " ")))"
  }
}

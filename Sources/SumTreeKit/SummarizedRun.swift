/// Neighbouring items that are alike, as one element of a tree.
@usableFromInline
package protocol SummarizedRun: Summarized where Summary: CountedSummary {
  /// The number of items; at least one in a tree.
  var count: Int { get set }

  /// Whether items of the two are alike.
  func isLike(_ other: Self) -> Bool
}

/// A sum that tells the number of items.
@usableFromInline
package protocol CountedSummary: TreeSummary {
  var count: Int { get }
}

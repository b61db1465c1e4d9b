/// What elements add up to. Addition is associative and need not commute.
@usableFromInline
package protocol TreeSummary: Sendable {
  /// The sum of no elements.
  static var zero: Self { get }

  static func + (a: Self, b: Self) -> Self
}

/// An element of a tree that keeps sums.
@usableFromInline
package protocol Summarized {
  associatedtype Summary: TreeSummary

  var summary: Summary { get }
}

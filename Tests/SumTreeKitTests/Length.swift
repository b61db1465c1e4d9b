import SumTreeKit

/// An element whose sums are rounded: they depend on what is added first.
struct Length: Summarized {
  struct Sum: TreeSummary {
    var length = 0.0

    static let zero = Sum()

    static func + (a: Self, b: Self) -> Self { Sum(length: a.length + b.length) }
  }

  var length: Double

  var summary: Sum { Sum(length: length) }
}

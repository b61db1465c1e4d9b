import SumTreeKit

/// Units that have the same attributes.
package struct AttributeRun: Summarized {
  package var length: Int
  package var attributes: AttributeSet

  package init(length: Int, attributes: AttributeSet) {
    (self.length, self.attributes) = (length, attributes)
  }

  package var summary: RunLength { RunLength(units: length) }
}

/// A number of UTF-16 units.
package struct RunLength: TreeSummary, Equatable {
  package var units: Int

  package static let zero = RunLength(units: 0)

  package static func + (a: Self, b: Self) -> Self { RunLength(units: a.units + b.units) }
}

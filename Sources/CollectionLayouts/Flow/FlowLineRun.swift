import Foundation
import SumTreeKit

/// Neighbouring lines that are alike.
struct FlowLineRun: SummarizedRun {
  /// The number of lines.
  var count: Int
  let itemsPerLine: Int
  /// Of each line, along the scrolling.
  let length: CGFloat
  let justification: FlowJustification

  var itemCount: Int { count * itemsPerLine }

  var summary: FlowLineSum {
    FlowLineSum(count: count, items: itemCount, length: CGFloat(count) * length)
  }

  func isLike(_ other: FlowLineRun) -> Bool {
    itemsPerLine == other.itemsPerLine && length == other.length
      && justification == other.justification
  }
}

/// How many lines, how many items they hold, and how long they are together, without the spaces.
struct FlowLineSum: CountedSummary {
  var count: Int
  var items: Int
  var length: CGFloat

  static let zero = FlowLineSum(count: 0, items: 0, length: 0)

  static func + (a: FlowLineSum, b: FlowLineSum) -> FlowLineSum {
    FlowLineSum(count: a.count + b.count, items: a.items + b.items, length: a.length + b.length)
  }
}

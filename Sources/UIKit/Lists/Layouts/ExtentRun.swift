import CoreGraphics
import SumTreeKit

/// Neighbouring items of the same extent.
struct ExtentRun: Hashable, SummarizedRun {
  var count: Int
  var extent: Extent

  var summary: ExtentSum {
    ExtentSum(count: count, length: CGFloat(count) * extent.length)
  }

  func isLike(_ other: ExtentRun) -> Bool { extent == other.extent }
}

/// How many items, and how long they are together.
struct ExtentSum: Hashable, CountedSummary {
  var count: Int
  var length: CGFloat

  static let zero = ExtentSum(count: 0, length: 0)

  static func + (a: ExtentSum, b: ExtentSum) -> ExtentSum {
    ExtentSum(count: a.count + b.count, length: a.length + b.length)
  }
}

import Foundation
import SumTreeKit

/// Neighbouring items of one size.
struct FlowSizeRun: SummarizedRun {
  var count: Int
  /// Nil for items that have not said theirs.
  let size: CGSize?

  init(count: Int, size: CGSize?) { (self.count, self.size) = (count, size?.usable) }

  var summary: FlowSizeSum { FlowSizeSum(count: count, unknown: size == nil ? count : 0) }

  func isLike(_ other: FlowSizeRun) -> Bool { size == other.size }
}

/// How many items, and how many of them have not said their size.
struct FlowSizeSum: CountedSummary {
  var count: Int
  var unknown: Int

  static let zero = FlowSizeSum(count: 0, unknown: 0)

  static func + (a: FlowSizeSum, b: FlowSizeSum) -> FlowSizeSum {
    FlowSizeSum(count: a.count + b.count, unknown: a.unknown + b.unknown)
  }
}

extension CGSize {
  /// Without lengths that nothing can be laid out with.
  var usable: CGSize {
    CGSize(
      width: width.isFinite ? max(width, 0) : 0, height: height.isFinite ? max(height, 0) : 0)
  }
}

import CoreGraphics
import SumTreeKit

/// A section along the axis: a gap, a header, the rows, a footer and another gap.
struct SectionExtents: Summarized {
  /// Above the header.
  var lead: CGFloat = 0
  var header = Extent.measured(0)
  var rows = ExtentIndex()
  var footer = Extent.measured(0)
  /// Below the footer.
  var trail: CGFloat = 0

  var length: CGFloat { lead + header.length + rows.length + footer.length + trail }
  var summary: ExtentSum { ExtentSum(count: 1, length: length) }

  /// From the start of the section.
  var startOfRows: CGFloat { lead + header.length }
  var startOfFooter: CGFloat { startOfRows + rows.length }
  var end: CGFloat { startOfFooter + footer.length }
}

import Foundation

/// A line of a flow layout.
struct FlowLine {
  let items: Range<Int>
  /// Along the scrolling direction, from the first line's start.
  let start: CGFloat
  /// That of the tallest item.
  let length: CGFloat
  let justification: FlowJustification

  /// Where an item stands in the line.
  func place(of item: Int, _ sizes: FlowSizes, across: LayoutAxis) -> CGFloat {
    let before = items.lowerBound..<item
    return justification.first + CGFloat(before.count) * justification.gap
      + sizes.length(of: before, across)
  }
}

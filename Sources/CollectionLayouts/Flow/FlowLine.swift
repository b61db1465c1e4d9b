import Foundation

/// A line of a flow layout.
struct FlowLine {
  let items: Range<Int>
  /// Along the scrolling direction, from the first line's start.
  let start: CGFloat
  /// That of the tallest item.
  let length: CGFloat
  /// The place of the first item.
  let first: CGFloat
  /// Between one item and the next.
  let gap: CGFloat

  /// Where an item stands in the line.
  func place(of item: Int, _ sizes: FlowSizes, across: LayoutAxis) -> CGFloat {
    if case .uniform(let size, _) = sizes {
      return first + CGFloat(item - items.lowerBound) * (size.usable[across] + gap)
    }
    return (items.lowerBound..<item).reduce(first) { $0 + sizes[$1].usable[across] + gap }
  }
}

/// How the room that is left in a line is given out.
struct FlowJustification {
  let first: CGFloat
  let gap: CGFloat

  /// Full lines spread what is left between the items. The last line does as if it were full where its items
  /// have one length, and keeps the least distance elsewhere. One item in a line that has no room for a second
  /// one of its length is centred.
  init(lengths: some Collection<CGFloat>, isLast: Bool, room: CGFloat, spacing: CGFloat) {
    let length = lengths.first ?? 0
    let isEven = lengths.allSatisfy { $0 == length }
    let capacity = Self.capacity(of: length, room: room, spacing: spacing)
    if lengths.count <= 1 {
      (first, gap) = (capacity == 1 ? (room - length) / 2 : 0, spacing)
    } else if isEven && capacity > 1 {
      let count = isLast ? capacity : lengths.count
      (first, gap) = (0, max((room - length * CGFloat(count)) / CGFloat(count - 1), spacing))
    } else if isLast {
      (first, gap) = (0, spacing)
    } else {
      (first, gap) = (0, (room - lengths.reduce(0, +)) / CGFloat(lengths.count - 1))
    }
  }

  /// How many of that length a line has room for.
  static func capacity(of length: CGFloat, room: CGFloat, spacing: CGFloat) -> Int {
    let count = (room + spacing + PixelScale.tolerance) / max(length + spacing, 1e-3)
    return max(Int(min(count, 1e6)), 1)
  }
}

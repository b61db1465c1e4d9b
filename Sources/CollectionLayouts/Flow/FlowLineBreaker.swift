import Foundation

/// Breaks items into lines.
struct FlowLineBreaker {
  let sizes: FlowSizes
  let across: LayoutAxis
  let room: CGFloat
  /// The least distance between the items of a line.
  let spacing: CGFloat

  /// The line that begins with an item, and with it those behind it that are like it.
  func lines(from item: Int) -> FlowLineRun {
    let stretch = sizes.stretch(from: item)
    let capacity = FlowJustification.capacity(
      of: stretch.size[across], room: room, spacing: spacing)
    let full = fullLines(of: stretch.count, from: item, capacity)
    guard full > 0 else { return line(from: item) }
    var content = FlowLineContent()
    content.add(stretch.size, count: capacity, across: across)
    return lines(content, count: full, isLast: false)
  }

  /// The last one may have room for a smaller item of the next size, and is left to `line(from:)`.
  private func fullLines(of count: Int, from item: Int, _ capacity: Int) -> Int {
    let endsTheLine = count % capacity == 0 && item + count < sizes.count
    return count / capacity - (endsTheLine ? 1 : 0)
  }

  private func line(from item: Int) -> FlowLineRun {
    var (content, next) = (FlowLineContent(), item)
    while next < sizes.count {
      let stretch = sizes.stretch(from: next)
      let capacity = content.capacity(for: stretch.size[across], room: room, spacing: spacing)
      let taken = min(stretch.count, capacity)
      if taken > 0 { content.add(stretch.size, count: taken, across: across) }
      next += taken
      if taken < stretch.count { break }
    }
    return lines(content, count: 1, isLast: next == sizes.count)
  }

  private func lines(_ content: FlowLineContent, count: Int, isLast: Bool) -> FlowLineRun {
    let justification = FlowJustification(content, isLast: isLast, room: room, spacing: spacing)
    return FlowLineRun(
      count: count, itemsPerLine: content.count, length: content.tallest,
      justification: justification)
  }
}

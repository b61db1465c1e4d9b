import Foundation

/// How the room that is left in a line is given out.
struct FlowJustification: Equatable {
  /// The place of the first item.
  let first: CGFloat
  /// Between one item and the next.
  let gap: CGFloat

  /// Full lines spread what is left between the items. The last line does as if it were full where its items
  /// have one length, and keeps the least distance elsewhere. One item in a line that has no room for a second
  /// one of its length is centred.
  init(_ line: FlowLineContent, isLast: Bool, room: CGFloat, spacing: CGFloat) {
    let (count, length) = (line.count, line.firstLength)
    let capacity = Self.capacity(of: length, room: room, spacing: spacing)
    if count <= 1 {
      (first, gap) = (capacity == 1 ? (room - length) / 2 : 0, spacing)
    } else if line.isEven && capacity > 1 {
      let count = isLast ? capacity : count
      (first, gap) = (0, max((room - length * CGFloat(count)) / CGFloat(count - 1), spacing))
    } else if isLast {
      (first, gap) = (0, spacing)
    } else {
      (first, gap) = (0, (room - line.total) / CGFloat(count - 1))
    }
  }

  /// How many of that length a line has room for; at least one.
  static func capacity(of length: CGFloat, room: CGFloat, spacing: CGFloat) -> Int {
    max(fitting(length, in: room + spacing, spacing: spacing), 1)
  }

  /// How many of that length, each with a space before it, there is room for.
  static func fitting(_ length: CGFloat, in room: CGFloat, spacing: CGFloat) -> Int {
    let count = (room + PixelScale.tolerance) / max(length + spacing, 1e-3)
    return count > 0 ? Int(min(count, 1e6)) : 0
  }
}

/// What is in a line, across the scrolling.
struct FlowLineContent {
  private(set) var count = 0
  /// Of the first item.
  private(set) var firstLength: CGFloat = 0
  /// Of all items, without the spaces.
  private(set) var total: CGFloat = 0
  /// Whether all items have one length.
  private(set) var isEven = true
  /// Along the scrolling.
  private(set) var tallest: CGFloat = 0

  mutating func add(_ size: CGSize, count added: Int, across: LayoutAxis) {
    let length = size[across]
    if count == 0 { firstLength = length }
    isEven = isEven && length == firstLength
    tallest = max(tallest, size[across.crossing])
    total += length * CGFloat(added)
    count += added
  }

  /// How many more of that length there is room for. The first one always has room.
  func capacity(for length: CGFloat, room: CGFloat, spacing: CGFloat) -> Int {
    guard count > 0 else {
      return FlowJustification.capacity(of: length, room: room, spacing: spacing)
    }
    let left = room - total - CGFloat(count - 1) * spacing
    return FlowJustification.fitting(length, in: left, spacing: spacing)
  }
}

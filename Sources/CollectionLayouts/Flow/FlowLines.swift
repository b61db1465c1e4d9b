import Foundation

/// The lines of a section. Those of items of one size are computed when asked for.
struct FlowLines: Sendable {
  let length: CGFloat
  private let storage: Storage

  private enum Storage: Sendable {
    case uniform(UniformLines)
    /// In order.
    case each([FlowLine])
  }

  init(
    _ sizes: FlowSizes, _ metrics: FlowSection.Metrics, across: LayoutAxis, room: CGFloat
  ) {
    switch sizes {
    case .uniform(let size, let count):
      let lines = UniformLines(
        size: size.usable, count: count, metrics, across: across, room: room)
      storage = .uniform(lines)
      length = lines.length
    case .each(let sizes):
      let lines = Self.breakLines(sizes.map(\.usable), metrics, across: across, room: room)
      storage = .each(lines)
      length = lines.last.map { $0.start + $0.length } ?? 0
    }
  }

  func line(ofItem item: Int) -> FlowLine {
    switch storage {
    case .uniform(let lines): return lines.line(item / lines.capacity)
    case .each(let lines):
      return lines[lines.partitioningIndex { $0.items.upperBound > item }]
    }
  }

  /// The items from the first line that reaches far enough up to the first that begins too far; both are told
  /// where a line begins, `reaches` how long it is too.
  func items(
    from reaches: (_ start: CGFloat, _ length: CGFloat) -> Bool,
    until isBehind: (_ start: CGFloat) -> Bool
  ) -> Range<Int> {
    switch storage {
    case .uniform(let lines):
      let indices = 0..<lines.lineCount
      let first = indices.partitioningIndex { reaches(CGFloat($0) * lines.pitch, lines.lineLength) }
      let last = indices.partitioningIndex { isBehind(CGFloat($0) * lines.pitch) }
      guard first < last else { return 0..<0 }
      return first * lines.capacity..<min(last * lines.capacity, lines.count)
    case .each(let lines):
      let first = lines.partitioningIndex { reaches($0.start, $0.length) }
      let last = lines.partitioningIndex { isBehind($0.start) }
      guard first < last else { return 0..<0 }
      return lines[first].items.lowerBound..<lines[last - 1].items.upperBound
    }
  }

  private static func breakLines(
    _ sizes: [CGSize], _ metrics: FlowSection.Metrics, across: LayoutAxis, room: CGFloat
  ) -> [FlowLine] {
    var lines = [FlowLine]()
    var (first, start) = (0, CGFloat(0))
    while first < sizes.count {
      var end = first + 1
      var filled = sizes[first][across]
      while end < sizes.count,
        filled + metrics.itemSpacing + sizes[end][across] <= room + PixelScale.tolerance
      {
        filled += metrics.itemSpacing + sizes[end][across]
        end += 1
      }
      let members = sizes[first..<end]
      let justification = FlowJustification(
        lengths: members.map { $0[across] }, isLast: end == sizes.count, room: room,
        spacing: metrics.itemSpacing)
      let length = members.map { $0[across.crossing] }.max() ?? 0
      lines.append(
        FlowLine(
          items: first..<end, start: start, length: length, first: justification.first,
          gap: justification.gap))
      start += length + metrics.lineSpacing
      first = end
    }
    return lines
  }
}

/// Lines of items of one size.
struct UniformLines: Sendable {
  let size: CGSize
  let count: Int
  let capacity: Int
  let lineLength: CGFloat
  let pitch: CGFloat
  let first: CGFloat
  let gap: CGFloat

  init(
    size: CGSize, count: Int, _ metrics: FlowSection.Metrics, across: LayoutAxis, room: CGFloat
  ) {
    self.size = size
    self.count = max(count, 0)
    lineLength = size[across.crossing]
    pitch = lineLength + metrics.lineSpacing
    capacity = FlowJustification.capacity(
      of: size[across], room: room, spacing: metrics.itemSpacing)
    let justification = FlowJustification(
      lengths: repeatElement(size[across], count: min(capacity, 2)), isLast: true, room: room,
      spacing: metrics.itemSpacing)
    (first, gap) = (justification.first, justification.gap)
  }

  var lineCount: Int { (count + capacity - 1) / capacity }

  var length: CGFloat {
    lineCount == 0 ? 0 : CGFloat(lineCount - 1) * pitch + lineLength
  }

  func line(_ index: Int) -> FlowLine {
    FlowLine(
      items: index * capacity..<min((index + 1) * capacity, count),
      start: CGFloat(index) * pitch, length: lineLength, first: first, gap: gap)
  }
}

extension RandomAccessCollection where Index == Int {
  /// The first index whose element satisfies the predicate, as those of all after it do.
  package func partitioningIndex(_ isBehind: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

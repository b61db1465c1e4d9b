import CollectionLayouts
import Foundation

/// Items broken into lines one by one: what flow sections must be equal to.
struct PlainFlow {
  private(set) var frames: [CGRect] = []
  private(set) var length: CGFloat = 0

  init(
    _ sizes: [CGSize], _ metrics: FlowSection.Metrics, scrolling axis: LayoutAxis, breadth: CGFloat,
    scale: CGFloat
  ) {
    let across = axis.crossing
    let room = breadth - metrics.inset.sum(across)
    let origin = metrics.header + metrics.inset.before(axis)
    var (rest, start, linesLength) = (sizes[...], CGFloat(0), CGFloat(0))
    while !rest.isEmpty {
      let line = Self.takeLine(&rest, across, room, metrics.itemSpacing)
      let lengths = line.map { $0[across] }
      let tallest = line.map { $0[axis] }.max() ?? 0
      let (first, gap) = Self.justify(
        lengths, isLast: rest.isEmpty, room: room, spacing: metrics.itemSpacing)
      for (index, size) in line.enumerated() {
        let along = origin + start + (tallest - size[axis]) / 2
        let place = first + CGFloat(index) * gap + lengths[..<index].reduce(0, +)
        let point = CGPoint(
          axis, (along * scale).rounded() / scale,
          ((metrics.inset.before(across) + place) * scale).rounded() / scale)
        frames.append(CGRect(origin: point, size: size))
      }
      linesLength = start + tallest
      start += tallest + metrics.lineSpacing
    }
    length = origin + linesLength + metrics.inset.after(axis) + metrics.footer
  }

  private static func takeLine(
    _ rest: inout ArraySlice<CGSize>, _ across: LayoutAxis, _ room: CGFloat, _ spacing: CGFloat
  ) -> ArraySlice<CGSize> {
    var (count, filled) = (0, -spacing)
    for size in rest {
      filled += spacing + size[across]
      if count > 0, filled > room + 1e-6 { break }
      count += 1
    }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  private static func justify(
    _ lengths: [CGFloat], isLast: Bool, room: CGFloat, spacing: CGFloat
  ) -> (first: CGFloat, gap: CGFloat) {
    let (length, total) = (lengths[0], lengths.reduce(0, +))
    let holdsTwo = length * 2 + spacing <= room + 1e-6
    if lengths.count == 1 { return (holdsTwo ? 0 : (room - length) / 2, spacing) }
    guard Set(lengths).count == 1, holdsTwo else {
      return (0, isLast ? spacing : (room - total) / CGFloat(lengths.count - 1))
    }
    var full = lengths.count
    while isLast, length * CGFloat(full + 1) + spacing * CGFloat(full) <= room + 1e-6 { full += 1 }
    return (0, max((room - length * CGFloat(full)) / CGFloat(full - 1), spacing))
  }
}

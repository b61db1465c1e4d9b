import Foundation

/// The items of a group, one after the other, and how often there is room for them.
struct Run {
  let items: [LayoutItem]
  let axis: LayoutAxis
  let spacing: LayoutSpacing
  let container: CGSize
  let scale: PixelScale
  /// The number of items that share the room evenly; nil where they have lengths of their own.
  var sharedBy: Int?

  /// The sizes of the items' places. A share is one of what spacings between the repeats leave.
  func sizes(repeats: Int) -> [CGSize] {
    let gaps = spacing.least * CGFloat(items.count * repeats - 1)
    var rest = container
    rest[axis] = max(container[axis] - gaps, 0)
    let run = items.map { item -> CGSize in
      var size = item.size.size(in: rest, scale)
      if let sharedBy { size[axis] = scale.down(rest[axis] / CGFloat(sharedBy)) }
      return size
    }
    return Array(repeatElement(run, count: repeats).joined())
  }

  /// How often the items fit; none where the first alone is too long.
  var capacity: Int {
    guard !items.isEmpty, leastLength(sizes(repeats: 1)[0..<1]) <= room else { return 0 }
    var count = 1
    while count < 10_000 {
      let next = sizes(repeats: count + 1)
      guard leastLength(next[...]) <= room, next.contains(where: { $0[axis] > 0 }) else { break }
      count += 1
    }
    return count
  }

  private var room: CGFloat { container[axis] + PixelScale.tolerance }

  private func leastLength(_ sizes: ArraySlice<CGSize>) -> CGFloat {
    length(sizes) { $0.least }
  }

  private func length(
    _ sizes: ArraySlice<CGSize>, _ spaceLength: (LayoutSpacing) -> CGFloat
  ) -> CGFloat {
    var sum = CGFloat(max(sizes.count - 1, 0)) * spaceLength(spacing)
    for (index, size) in sizes.enumerated() {
      let edges = items[index % items.count].edgeSpacing
      sum += size[axis] + spaceLength(edges.before(axis)) + spaceLength(edges.after(axis))
    }
    return sum
  }

  /// What each flexible spacing is given of the room left over. It may be negative.
  func flexibleShare(_ sizes: [CGSize]) -> CGFloat {
    var count = spacing.isFlexible ? max(sizes.count - 1, 0) : 0
    for index in sizes.indices {
      let edges = items[index % items.count].edgeSpacing
      count += (edges.before(axis).isFlexible ? 1 : 0) + (edges.after(axis).isFlexible ? 1 : 0)
    }
    guard count > 0 else { return 0 }
    return (container[axis] - length(sizes[...]) { $0.fixedLength }) / CGFloat(count)
  }

  /// Where an item begins across the run.
  func crossStart(_ item: LayoutItem, _ size: CGSize) -> CGFloat {
    let cross = axis.crossing
    let (before, after) = (item.edgeSpacing.before(cross), item.edgeSpacing.after(cross))
    guard before.isFlexible else { return before.fixedLength }
    let rest = container[cross] - size[cross] - after.fixedLength
    return rest / (after.isFlexible ? 2 : 1)
  }
}

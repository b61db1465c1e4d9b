import CollectionLayouts
import CoreGraphics
import Foundation

/// A section of a compositional layout with what its views have said of their sizes.
///
/// Without such answers it is as its values say, and costs the same for any number of items.
struct CompositionalSection {
  let source: NSCollectionLayoutSection
  let layout: SectionLayout
  /// Where it starts along the layout's axis.
  var start: CGFloat = 0
  /// The lengths of the groups with the spacing behind them; nil while all are as estimated.
  private var lengths: ExtentIndex?
  private var resized: [Int: GroupLayout] = [:]
  private let groupSize: LayoutDimensions

  @MainActor
  init(
    _ source: NSCollectionLayoutSection, itemCount: Int, scrolling axis: LayoutAxis,
    container: CGSize, scale: PixelScale, measured: MeasuredElements
  ) {
    self.source = source
    var section = source.value
    groupSize = section.group.size
    for (index, item) in section.boundaryItems.enumerated() {
      guard let size = measured.boundaries[item.kind] else { continue }
      if item.size.width.isEstimated {
        section.boundaryItems[index].size.width = .absolute(size.width)
      }
      if item.size.height.isEstimated {
        section.boundaryItems[index].size.height = .absolute(size.height)
      }
    }
    layout = SectionLayout(
      section, itemCount: itemCount, scrolling: axis, container: container, scale: scale)
    resize(measured.items)
  }

  private mutating func resize(_ sizes: [Int: CGSize]) {
    let perGroup = layout.group.cells.count
    guard !sizes.isEmpty, perGroup > 0 else { return }
    var lengths = ExtentIndex(count: layout.groupCount, .estimated(layout.pitch))
    let byGroup = Dictionary(grouping: sizes.filter { $0.key < layout.itemCount }) {
      $0.key / perGroup
    }
    for (group, sizes) in byGroup {
      let own = Dictionary(uniqueKeysWithValues: sizes.map { ($0.key % perGroup, $0.value) })
      let fitted = layout.group.resized(own, allowing: groupSize)
      resized[group] = fitted
      let length = fitted.size[layout.groupAxis] + layout.section.groupSpacing
      lengths.set(.measured(length), of: group)
    }
    self.lengths = lengths
  }

  var itemCount: Int { layout.itemCount }
  var scrollsAcross: Bool { layout.section.scrollsAcross }

  /// How much longer the groups are than they were estimated.
  private var growth: CGFloat {
    guard let lengths else { return 0 }
    return lengths.length - CGFloat(lengths.count) * layout.pitch
  }

  /// How much higher a row that scrolls on its own is than it was estimated.
  private var rise: CGFloat {
    let estimate = layout.group.size[layout.axis]
    guard scrollsAcross, !resized.isEmpty else { return 0 }
    let tallest = resized.values.map { $0.size[layout.axis] }.max() ?? estimate
    return (resized.count < layout.groupCount ? max(tallest, estimate) : tallest) - estimate
  }

  /// Along the layout's axis.
  var length: CGFloat {
    let estimated = layout.length
    return estimated > 0 ? estimated + (scrollsAcross ? rise : growth) : 0
  }

  /// Of the groups that scroll on their own.
  var rowLength: CGFloat { max(0, layout.groupsLength + growth) }

  /// Where groups rest that scroll on their own, from the first one's start.
  func offset(ofGroup group: Int) -> CGFloat {
    lengths?.offset(of: group) ?? CGFloat(group) * layout.pitch
  }

  func group(_ index: Int) -> GroupLayout { resized[index] ?? layout.group }

  func cell(_ item: Int) -> GroupLayout.Cell {
    let perGroup = layout.group.cells.count
    let index = item / perGroup
    var cell = group(index).cells[item % perGroup]
    cell.frame = place(cell.frame, inGroup: index)
    return cell
  }

  /// From the section's start.
  func place(_ frame: CGRect, inGroup index: Int) -> CGRect {
    var origin = layout.groupsOrigin
    origin[layout.groupAxis] += offset(ofGroup: index)
    return CGRect(
      x: layout.scale.nearest(frame.origin.x + origin.x),
      y: layout.scale.nearest(frame.origin.y + origin.y), width: frame.size.width,
      height: frame.size.height)
  }

  /// The groups that a rectangle meets.
  func groups(in rect: CGRect) -> Range<Int> {
    let axis = layout.groupAxis
    let start = layout.groupsOrigin[axis]
    guard let lengths else {
      let items = layout.items(in: rect)
      let perGroup = max(1, layout.group.cells.count)
      return items.lowerBound / perGroup..<(items.upperBound + perGroup - 1) / perGroup
    }
    return lengths.indexes(from: rect.start(axis) - start, to: rect.end(axis) - start)
  }

  func items(inGroup index: Int) -> Range<Int> {
    let perGroup = layout.group.cells.count
    return index * perGroup..<min((index + 1) * perGroup, itemCount)
  }

  var boundaryFrames: [CGRect] { layout.boundaryFrames(length: length) }
}

/// What the views of a section have said of their sizes.
struct MeasuredElements {
  var items: [Int: CGSize] = [:]
  /// By kind.
  var boundaries: [String: CGSize] = [:]
}

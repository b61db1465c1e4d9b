import CollectionLayouts
import CoreGraphics
import Foundation

/// A section of a compositional layout with what its views have said of their sizes.
///
/// Without such answers it is as its values say, and costs the same for any number of items.
struct CompositionalSection {
  let source: NSCollectionLayoutSection
  private(set) var layout: SectionLayout
  /// Where it starts along the layout's axis, as its layout has it.
  var start: CGFloat = 0
  /// The lengths of the groups with the spacing behind them; nil while all are as estimated.
  private var lengths: ExtentIndex?
  private var resized: [Int: GroupLayout] = [:]
  /// Of the groups that were measured, across the section's own scrolling.
  private var tallest: CGFloat = 0
  /// What the views at the edges of groups and items have said, by kind and number.
  var viewSizes: [String: [Int: CGSize]]
  private let groupSize: LayoutDimensions
  private let container: CGSize
  /// As the program describes it, within the view's insets.
  private let section: LayoutSection

  /// The view's insets that count are `outer`.
  @MainActor
  init(
    _ source: NSCollectionLayoutSection, within outer: LayoutInsets, itemCount: Int,
    scrolling axis: LayoutAxis, container: CGSize, scale: PixelScale, measured: MeasuredElements
  ) {
    self.source = source
    self.container = container
    var section = source.value
    section.contentInsets = section.contentInsets + outer
    self.section = section
    groupSize = section.group.size
    viewSizes = measured.views
    layout = SectionLayout(
      section.with(measured.boundaries), itemCount: itemCount, scrolling: axis,
      container: container, scale: scale)
    fit(measured.items.keys, sizes: measured.items)
  }

  /// Fits the groups of some items to what their cells have said. Costs what these groups cost.
  mutating func fit(_ items: some Sequence<Int>, sizes: [Int: CGSize]) {
    let (perGroup, count) = (layout.group.cells.count, itemCount)
    guard perGroup > 0 else { return }
    for group in Set(items.lazy.filter { $0 < count }.map { $0 / perGroup }) {
      let own = (0..<perGroup).compactMap { place in
        sizes[group * perGroup + place].map { (place, $0) }
      }
      let fitted = layout.group.resized(
        Dictionary(uniqueKeysWithValues: own), allowing: groupSize)
      let former = resized.updateValue(fitted, forKey: group)
      noteTallest(former?.size[layout.axis], fitted.size[layout.axis])
      setLength(fitted.size[layout.groupAxis] + layout.section.groupSpacing, ofGroup: group)
    }
  }

  /// Takes the sizes of headers and footers. False if these change the room of the groups.
  mutating func fit(boundaries: [String: CGSize]) -> Bool {
    let fitted = SectionLayout(
      section.with(boundaries), itemCount: itemCount, scrolling: layout.axis,
      container: container, scale: layout.scale)
    guard fitted.group.size == layout.group.size else { return false }
    layout = fitted
    return true
  }

  private mutating func setLength(_ length: CGFloat, ofGroup group: Int) {
    if lengths == nil {
      lengths = ExtentIndex(count: layout.groupCount, .estimated(layout.pitch))
    }
    lengths?.set(.measured(length), of: group)
  }

  private mutating func noteTallest(_ former: CGFloat?, _ new: CGFloat) {
    if new >= tallest {
      tallest = new
    } else if former == tallest {
      tallest = resized.values.map { $0.size[layout.axis] }.max() ?? 0
    }
  }

  /// Whether views of a kind stand at the section's edges.
  @MainActor
  func hasBoundary(_ kind: String) -> Bool {
    source.boundarySupplementaryItems.contains { $0.elementKind == kind }
  }

  var itemCount: Int { layout.itemCount }
  /// Its own and those of the view that count.
  var contentInsets: LayoutInsets { section.contentInsets }
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
    return (resized.count < layout.groupCount ? max(tallest, estimate) : tallest) - estimate
  }

  /// Along the layout's axis.
  var length: CGFloat {
    let estimated = layout.length
    return estimated > 0 ? estimated + (scrollsAcross ? rise : growth) : 0
  }

  /// Across the layout's axis, with the insets; none where it scrolls on its own.
  var breadth: CGFloat {
    let across = layout.axis.crossing
    return scrollsAcross
      ? 0
      : layout.groupsOrigin[across] + layout.group.size[across] + contentInsets.after(across)
  }

  /// Of the groups that scroll on their own.
  var rowLength: CGFloat { max(0, layout.groupsLength + growth) }

  /// Where groups rest that scroll on their own, from the first one's start.
  func offset(ofGroup group: Int) -> CGFloat {
    lengths?.offset(of: group) ?? CGFloat(group) * layout.pitch
  }

  var groupPlaces: GroupPlaces {
    GroupPlaces(lengths: lengths, pitch: layout.pitch, spacing: layout.section.groupSpacing)
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

extension LayoutSection {
  /// With headers and footers as large as they have said, where that was estimated.
  func with(_ boundaries: [String: CGSize]) -> LayoutSection {
    var section = self
    for (index, item) in boundaryItems.enumerated() {
      guard let size = boundaries[item.kind] else { continue }
      if item.size.width.isEstimated {
        section.boundaryItems[index].size.width = .absolute(size.width)
      }
      if item.size.height.isEstimated {
        section.boundaryItems[index].size.height = .absolute(size.height)
      }
    }
    return section
  }
}

/// What the views of a section have said of their sizes.
struct MeasuredElements {
  var items: [Int: CGSize] = [:]
  /// By kind.
  var boundaries: [String: CGSize] = [:]
  /// Of views at the edges of groups and items, by kind and number.
  var views: [String: [Int: CGSize]] = [:]
}

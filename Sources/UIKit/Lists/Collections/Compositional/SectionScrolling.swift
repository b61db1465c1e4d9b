import CollectionLayouts
import CoreGraphics
import Foundation

/// How a section scrolls on its own.
struct SectionScrolling {
  /// Of the scroll view, in the content.
  var frame: CGRect
  let contentSize: CGSize
  /// Room in front of the first group and behind the last, so that their middles can rest in the view's.
  let margin: CGFloat
  /// Where it may rest; nil for anywhere.
  var rests: [CGFloat]?
  let isPaging: Bool
  /// Whether a throw goes on by one group only.
  let goesByGroups: Bool
  /// Of the scroll view among the elements.
  let depth: Int
  /// Whether the first group is the rightmost one.
  var isMirrored = false

  /// The same in content of this width whose left and right are exchanged.
  func mirrored(in width: CGFloat) -> SectionScrolling {
    var mirrored = self
    mirrored.isMirrored = true
    mirrored.frame.origin.x = width - frame.maxX
    mirrored.rests = rests?.map { contentSize.width - frame.width - $0 }.reversed()
    return mirrored
  }
}

extension UICollectionViewCompositionalLayout {
  func scrollOffset(ofSection index: Int) -> CGPoint {
    guard let scroller = collectionView?.scrollers[index] else { return .zero }
    let offset = scroller.contentOffset
    guard isMirrored else { return offset }
    return CGPoint(x: scroller.contentSize.width - scroller.bounds.width - offset.x, y: offset.y)
  }

  /// Nil for sections that don't.
  func scrolling(_ section: CompositionalSection) -> SectionScrolling? {
    guard section.scrollsAcross else { return nil }
    let insets = section.source.contentInsets.layoutInsets
    let row = section.layout.groupsOrigin
    let viewport = max(0, room[across] - insets.sum(across))
    let start = CGPoint(axis, section.start + row[axis], row[across])
    let height = section.length - row[axis] - insets.after(axis)
    let behavior = section.source.orthogonalScrollingBehavior
    return SectionScrolling(
      frame: CGRect(origin: start, size: CGSize(axis, max(0, height), viewport)),
      contentSize: CGSize(axis, max(0, height), section.rowLength),
      margin: behavior == .groupPagingCentered ? margin(section, viewport) : 0,
      rests: rests(section, viewport, behavior), isPaging: behavior == .paging,
      goesByGroups: behavior == .groupPaging || behavior == .groupPagingCentered,
      depth: section.source.decorationItems.isEmpty ? 0 : 1)
  }

  private func margin(_ section: CompositionalSection, _ viewport: CGFloat) -> CGFloat {
    max(0, (viewport - section.group(0).size[across]) / 2)
  }

  private func rests(
    _ section: CompositionalSection, _ viewport: CGFloat,
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> [CGFloat]? {
    let groups = 0..<section.layout.groupCount
    switch behavior {
    case .none, .continuous, .paging: return nil
    case .continuousGroupLeadingBoundary, .groupPaging:
      let end = max(0, section.rowLength - viewport)
      return groups.map { min(section.offset(ofGroup: $0), end) }
    case .groupPagingCentered:
      return groups.map {
        section.offset(ofGroup: $0) + (section.group($0).size[across] - viewport) / 2
      }
    }
  }
}

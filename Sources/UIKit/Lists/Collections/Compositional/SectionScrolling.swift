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
  var rests: SectionRests?
  let isPaging: Bool
  /// Whether a throw goes on by one group only.
  let goesByGroups: Bool
  let decelerationRate: UIScrollView.DecelerationRate
  let bounce: UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce
  /// Of the scroll view among the elements.
  let depth: Int
  /// Whether the first group is the rightmost one.
  var isMirrored = false

  /// The same in content of this width whose left and right are exchanged.
  func mirrored(in width: CGFloat) -> SectionScrolling {
    var mirrored = self
    mirrored.isMirrored = true
    mirrored.frame.origin.x = width - frame.maxX
    mirrored.rests = rests?.mirrored(to: contentSize.width - frame.width)
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
    let insets = section.contentInsets
    let row = section.layout.groupsOrigin
    let viewport = max(0, room[across] - insets.sum(across))
    let start = CGPoint(axis, section.start + row[axis], row[across])
    let height = section.length - row[axis] - insets.after(axis)
    let behavior = section.source.orthogonalScrollingBehavior
    let properties = section.source.orthogonalScrollingProperties
    let rests = rests(section, viewport, behavior)
    return SectionScrolling(
      frame: CGRect(origin: start, size: CGSize(axis, max(0, height), viewport)),
      contentSize: CGSize(axis, max(0, height), section.rowLength),
      margin: behavior == .groupPagingCentered ? margin(section, viewport) : 0,
      rests: rests, isPaging: behavior == .paging,
      goesByGroups: behavior == .groupPaging || behavior == .groupPagingCentered,
      decelerationRate: properties.decelerationRate.rate(automatic: rests == nil ? .normal : .fast),
      bounce: properties.bounce,
      depth: section.source.decorationItems.isEmpty ? 0 : 1)
  }

  private func margin(_ section: CompositionalSection, _ viewport: CGFloat) -> CGFloat {
    max(0, (viewport - section.group(0).size[across]) / 2)
  }

  private func rests(
    _ section: CompositionalSection, _ viewport: CGFloat,
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> SectionRests? {
    let (count, groups) = (section.layout.groupCount, section.groupPlaces)
    guard count > 0 else { return nil }
    switch behavior {
    case .none, .continuous, .paging: return nil
    case .continuousGroupLeadingBoundary, .groupPaging:
      let end = max(0, section.rowLength - viewport)
      return SectionRests(count: count) { min(groups.start($0), end) }
    case .groupPagingCentered:
      return SectionRests(count: count) {
        groups.start($0) + (groups.length($0) - viewport) / 2
      }
    }
  }
}

extension UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate {
  fileprivate func rate(
    automatic: UIScrollView.DecelerationRate
  ) -> UIScrollView.DecelerationRate {
    switch self {
    case .automatic: automatic
    case .normal: .normal
    case .fast: .fast
    }
  }
}

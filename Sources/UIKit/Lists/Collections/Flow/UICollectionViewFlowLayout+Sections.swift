import CollectionLayouts
import CoreGraphics
import Foundation

extension UICollectionViewFlowLayout {
  var axis: LayoutAxis { scrollDirection == .vertical ? .vertical : .horizontal }
  var across: LayoutAxis { axis.crossing }

  private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
  }

  func makeSections() -> FlowSections {
    guard let view = collectionView else { return FlowSections() }
    (hasOneItemSize, knownEstimate) = (false, estimate)
    let scale = PixelScale(view.window?.screen.scale ?? UIScreen.main.scale)
    let known = bySection(measured.all.keys)
    return FlowSections(
      (0..<view.numberOfSections).map { section in
        FlowSection(
          sizes(in: section, view, known[section] ?? [:]), metrics(of: section, view),
          scrolling: axis, breadth: room[across], scale: scale)
      })
  }

  /// Breaks lines again where cells have said their sizes.
  func fit(_ paths: Set<IndexPath>) {
    let (estimate, former) = (estimate, knownEstimate)
    knownEstimate = estimate
    sections.fit(bySection(paths), estimate: estimate, isOther: estimate != former)
  }

  /// The sizes that cells at these paths have said.
  private func bySection(_ paths: some Sequence<IndexPath>) -> [Int: [Int: CGSize]] {
    var known: [Int: [Int: CGSize]] = [:]
    for path in paths where path.count == 2 {
      known[path.section, default: [:]][path.item] = measured[path]
    }
    return known
  }

  private func metrics(of section: Int, _ view: UICollectionView) -> FlowSection.Metrics {
    let delegate = flowDelegate
    var metrics = FlowSection.Metrics()
    let inset = delegate?.collectionView(view, layout: self, insetForSectionAt: section)
    metrics.inset = referenced(inset ?? sectionInset, view)
    metrics.lineSpacing =
      delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
      ?? minimumLineSpacing
    metrics.itemSpacing =
      delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
      ?? minimumInteritemSpacing
    let header = delegate?.collectionView(
      view, layout: self, referenceSizeForHeaderInSection: section)
    metrics.header = (header ?? headerReferenceSize)[axis]
    let footer = delegate?.collectionView(
      view, layout: self, referenceSizeForFooterInSection: section)
    metrics.footer = (footer ?? footerReferenceSize)[axis]
    return metrics
  }

  /// Across the scrolling, what of the reference's insets goes beyond the content's counts as well.
  private func referenced(_ inset: UIEdgeInsets, _ view: UICollectionView) -> LayoutInsets {
    let reference: UIEdgeInsets =
      switch sectionInsetReference {
      case .fromContentInset: view.adjustedContentInset
      case .fromSafeArea: view.safeAreaInsets
      case .fromLayoutMargins: view.layoutMargins
      }
    let own = view.adjustedContentInset
    func beyond(_ inset: CGFloat, _ reference: CGFloat, _ own: CGFloat) -> CGFloat {
      sectionInsetReference == .fromContentInset ? inset : max(inset + reference - own, 0)
    }
    var insets = LayoutInsets(
      top: inset.top, leading: inset.left, bottom: inset.bottom, trailing: inset.right)
    if axis == .vertical {
      insets.leading = beyond(inset.left, reference.left, own.left)
      insets.trailing = beyond(inset.right, reference.right, own.right)
    } else {
      insets.top = beyond(inset.top, reference.top, own.top)
      insets.bottom = beyond(inset.bottom, reference.bottom, own.bottom)
    }
    return insets
  }

  /// Cells that have not said how large they are, are taken to be like the others on average.
  private var estimate: CGSize {
    let first = estimatedItemSize.width > 1e300 ? itemSize : estimatedItemSize
    return estimatedItemSize == .zero ? itemSize : measured.average ?? first
  }

  private func sizes(
    in section: Int, _ view: UICollectionView, _ known: [Int: CGSize]
  ) -> FlowSizes {
    let count = view.numberOfItems(inSection: section)
    let isEstimated = estimatedItemSize != .zero
    guard let asked = askedSizes(of: count, in: section, view) else {
      return isEstimated
        ? .estimated(estimate, count: count, known: known) : .uniform(itemSize, count: count)
    }
    guard isEstimated else { return .each(asked) }
    return .each(asked.enumerated().map { known[$0.offset] ?? $0.element })
  }

  /// What the delegate says; nil if it leaves sizes to the layout.
  private func askedSizes(
    of count: Int, in section: Int, _ view: UICollectionView
  ) -> [CGSize]? {
    guard count > 0, !hasOneItemSize, let delegate = flowDelegate else { return nil }
    func ask(_ item: Int) -> CGSize {
      let shown = IndexPath(item: item, section: section)
      let path = view.presentation.dataPath(shown) ?? shown
      return delegate.collectionView(view, layout: self, sizeForItemAt: path)
    }
    let first = ask(0)
    return hasOneItemSize ? nil : [first] + (1..<count).map { ask($0) }
  }
}

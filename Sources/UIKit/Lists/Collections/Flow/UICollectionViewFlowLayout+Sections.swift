import CollectionLayouts
import CoreGraphics
import Foundation

extension UICollectionViewFlowLayout {
  var axis: LayoutAxis { scrollDirection == .vertical ? .vertical : .horizontal }
  var across: LayoutAxis { axis == .vertical ? .horizontal : .vertical }

  /// The view without its insets.
  var room: CGSize {
    guard let view = collectionView else { return .zero }
    return view.bounds.inset(by: view.adjustedContentInset).size
  }

  private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
  }

  func makeSections() -> FlowSections {
    guard let view = collectionView else { return FlowSections() }
    hasOneItemSize = false
    let scale = PixelScale(view.window?.screen.scale ?? UIScreen.main.scale)
    let average = averageSize
    var sections = FlowSections()
    for section in 0..<view.numberOfSections {
      sections.append(
        FlowSection(
          sizes(in: section, view, average), metrics(of: section, view), scrolling: axis,
          breadth: room[across], scale: scale))
    }
    return sections
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

  /// Of the cells that have said how large they are. The others are taken to be like them.
  private var averageSize: CGSize? {
    guard estimatedItemSize != .zero, !measured.isEmpty else { return nil }
    let sum = measured.values.reduce(into: CGSize.zero) { sum, size in
      sum.width += size.width
      sum.height += size.height
    }
    let count = CGFloat(measured.count)
    return CGSize(width: sum.width / count, height: sum.height / count)
  }

  private func sizes(
    in section: Int, _ view: UICollectionView, _ average: CGSize?
  ) -> FlowSizes {
    let count = view.numberOfItems(inSection: section)
    let delegate = flowDelegate
    func asked(_ item: Int) -> CGSize? {
      guard !hasOneItemSize else { return nil }
      let shown = IndexPath(item: item, section: section)
      let path = view.presentation.dataPath(shown) ?? shown
      let size = delegate?.collectionView(view, layout: self, sizeForItemAt: path)
      return hasOneItemSize ? nil : size
    }
    guard estimatedItemSize == .zero else {
      let estimate = average ?? (isAutomatic ? itemSize : estimatedItemSize)
      return .each(
        (0..<count).map { measured[IndexPath(item: $0, section: section)] ?? asked($0) ?? estimate }
      )
    }
    guard count > 0, delegate != nil, let first = asked(0) else {
      return .uniform(itemSize, count: count)
    }
    return .each([first] + (1..<max(count, 1)).map { asked($0) ?? itemSize })
  }

  private var isAutomatic: Bool { estimatedItemSize.width > 1e300 }
}

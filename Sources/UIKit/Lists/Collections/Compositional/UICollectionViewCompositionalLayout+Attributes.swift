import CollectionLayouts
import CoreGraphics
import Foundation

extension UICollectionViewCompositionalLayout {
  func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    var found: [UICollectionViewLayoutAttributes] = []
    for index in sections.indices(from: rect.start(axis), to: rect.end(axis)).reversed() {
      found += elements(ofSection: index, in: rect)
    }
    return found + ownSupplementaries.filter { $0.frame.intersects(rect) }
  }

  private func elements(
    ofSection index: Int, in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes] {
    let section = sections[index]
    let scroll = section.scrollsAcross ? scrollOffset(ofSection: index) : .zero
    let inside = inner(rect, section).offsetBy(dx: scroll.x, dy: scroll.y)
    var (cells, views) = (
      [UICollectionViewLayoutAttributes](), [UICollectionViewLayoutAttributes]()
    )
    for group in section.groups(in: inside) where group < section.layout.groupCount {
      cells += section.items(inGroup: group).map { cell($0, section, index) }
      views += supplementaries(ofGroup: group, section, index)
    }
    views += boundaries(of: section, index).filter { $0.frame.intersects(rect) }
    section.source.visibleItemsInvalidationHandler.map {
      change(cells + views, of: section, scroll, $0)
    }
    return cells + views + decorations(of: section, index).filter { $0.frame.intersects(rect) }
  }

  /// From the section's start.
  private func inner(_ rect: CGRect, _ section: CompositionalSection) -> CGRect {
    let start = CGPoint(axis, section.start, 0)
    return rect.offsetBy(dx: -start.x, dy: -start.y)
  }

  private func change(
    _ elements: [UICollectionViewLayoutAttributes], of section: CompositionalSection,
    _ offset: CGPoint, _ handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler
  ) {
    let outer = elements.map(\.frame)
    for element in elements { element.scroller.map { element.frame = $0.frame } }
    let traits = collectionView?.traitCollection ?? .current
    let offset = section.scrollsAcross ? offset : collectionView?.contentOffset ?? .zero
    handler(elements, offset, CollectionLayoutEnvironment(room, traits))
    for (element, frame) in zip(elements, outer) {
      guard let inner = element.scroller else { continue }
      let shift = CGPoint(
        x: element.frame.minX - inner.frame.minX, y: element.frame.minY - inner.frame.minY)
      element.scroller?.frame = element.frame
      element.frame = frame.offsetBy(dx: shift.x, dy: shift.y)
    }
  }

  // MARK: Cells and what belongs to groups

  func cell(
    _ item: Int, _ section: CompositionalSection, _ index: Int
  ) -> UICollectionViewLayoutAttributes {
    let cell = section.cell(item)
    let attributes = makeAttributes(.cell(IndexPath(item: item, section: index)))
    attributes.estimates = (cell.estimatesWidth, cell.estimatesHeight)
    attributes.zIndex = cell.zIndex + (section.source.decorationItems.isEmpty ? 0 : 1)
    place(attributes, cell.frame, section, index)
    collectionView?.prepareSwipes(for: section.source.list)
    attributes.list = rowPlace(of: attributes.element, in: section)
    return attributes
  }

  /// Nil where the section isn't a list.
  func rowPlace(of element: CollectionElement, in section: CompositionalSection) -> ListPlace? {
    guard let list = section.source.list else { return nil }
    guard element.category == .cell else {
      return ListPlace(
        barOf: list, isFooter: element.kind == UICollectionView.elementKindSectionFooter)
    }
    return ListPlace(
      list, element.path, of: section.itemCount, hasHeader: section.hasHeader)
  }

  /// In content coordinates, and, where the section scrolls on its own, in its scroll view's.
  private func place(
    _ attributes: UICollectionViewLayoutAttributes, _ frame: CGRect,
    _ section: CompositionalSection, _ index: Int
  ) {
    let start = CGPoint(axis, section.start, 0)
    guard section.scrollsAcross, let scrolling = scrolling(section) else {
      attributes.frame = frame.offsetBy(dx: start.x, dy: start.y)
      return
    }
    let content = frame.offsetBy(dx: start.x, dy: start.y)
    let offset = scrollOffset(ofSection: index)
    attributes.frame = content.offsetBy(dx: -offset.x, dy: -offset.y)
    attributes.scroller = (
      index, content.offsetBy(dx: -scrolling.frame.minX, dy: -scrolling.frame.minY)
    )
  }

  private func supplementaries(
    ofGroup group: Int, _ section: CompositionalSection, _ index: Int
  ) -> [UICollectionViewLayoutAttributes] {
    let layout = section.group(group)
    let there = section.items(inGroup: group).count
    var numbers: [String: Int] = [:]
    let perKind = Dictionary(grouping: layout.supplementaries, by: \.kind).mapValues(\.count)
    return layout.supplementaries.compactMap { view in
      let number = numbers[view.kind, default: 0]
      numbers[view.kind] = number + 1
      guard view.cellsNeeded <= there else { return nil }
      let item = group * (perKind[view.kind] ?? 0) + number
      let attributes = makeAttributes(
        .supplementary(view.kind, IndexPath(item: item, section: index)))
      attributes.zIndex = view.zIndex
      attributes.estimates = (
        view.value.size.width.isEstimated, view.value.size.height.isEstimated
      )
      let frame = layout.frame(of: view, said: section.viewSizes[view.kind]?[item])
      place(attributes, section.place(frame, inGroup: group), section, index)
      return attributes
    }
  }

  // MARK: Headers, footers and decorations

  private func boundaries(
    of section: CompositionalSection, _ index: Int
  ) -> [UICollectionViewLayoutAttributes] {
    guard section.length > 0 else { return [] }
    return zip(section.source.boundarySupplementaryItems, section.boundaryFrames).map {
      item, frame in
      let attributes = makeAttributes(
        .supplementary(item.elementKind, IndexPath(item: 0, section: index)))
      let start = CGPoint(axis, section.start, 0)
      attributes.frame = frame.offsetBy(dx: start.x, dy: start.y)
      attributes.zIndex = item.zIndex
      attributes.estimates = (
        item.layoutSize.widthDimension.isEstimated, item.layoutSize.heightDimension.isEstimated
      )
      attributes.list = rowPlace(of: attributes.element, in: section)
      if item.pinToVisibleBounds {
        pin(attributes, item.alignment, from: section.start, to: section.start + section.length)
      }
      return attributes
    }
  }

  /// Keeps a view in sight as long as what it belongs to is.
  private func pin(
    _ attributes: UICollectionViewLayoutAttributes, _ alignment: NSRectAlignment,
    from start: CGFloat, to end: CGFloat
  ) {
    guard let view = collectionView else { return }
    let visible = mirrored(view.bounds.inset(by: view.adjustedContentInset))
    let edge: LayoutAnchor.Edges = axis == .vertical ? .bottom : .trailing
    let own = attributes.size[axis]
    var origin = attributes.frame.origin
    if alignment.edges.contains(edge) {
      origin[axis] = max(min(origin[axis], visible.end(axis) - own), start)
    } else {
      origin[axis] = min(max(origin[axis], visible.start(axis)), end - own)
    }
    attributes.frame.origin = origin
    attributes.zIndex += 1_000_000_000
  }

  /// The layout's own headers and footers.
  private var ownSupplementaries: [UICollectionViewLayoutAttributes] {
    guard let frame else { return [] }
    let frames = frame.boundaryFrames(length: contentLength)
    return zip(configuration.boundarySupplementaryItems, frames).map { item, frame in
      let attributes = makeAttributes(
        .supplementary(item.elementKind, IndexPath(item: .max, section: 0)))
      attributes.frame = frame
      attributes.zIndex = item.zIndex
      attributes.estimates = (
        item.layoutSize.widthDimension.isEstimated, item.layoutSize.heightDimension.isEstimated
      )
      if item.pinToVisibleBounds { pin(attributes, item.alignment, from: 0, to: contentLength) }
      return attributes
    }
  }

  func supplementary(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    if path.item == .max {
      return ownSupplementaries.first { $0.representedElementKind == kind }
    }
    guard sections.indices.contains(path.section) else { return nil }
    let section = sections[path.section]
    let bars = boundaries(of: section, path.section)
    if let bar = bars.first(where: { $0.representedElementKind == kind }) { return bar }
    let perGroup = section.layout.group.supplementaries.count { $0.kind == kind }
    guard perGroup > 0 else { return nil }
    return supplementaries(ofGroup: path.item / perGroup, section, path.section).first {
      $0.representedElementKind == kind && $0.indexPath == path
    }
  }

  func decorations(
    of section: CompositionalSection, _ index: Int
  ) -> [UICollectionViewLayoutAttributes] {
    guard section.length > 0 else { return [] }
    let whole = CGRect(
      origin: CGPoint(axis, section.start, 0), size: CGSize(axis, section.length, room[across]))
    return section.source.decorationItems.map { item in
      let attributes = makeAttributes(
        CollectionElement(
          category: .decorationView, kind: item.elementKind,
          path: IndexPath(item: 0, section: index)))
      attributes.frame = item.contentInsets.layoutInsets.inside(whole)
      attributes.zIndex = item.zIndex
      return attributes
    }
  }
}

extension CompositionalSection {
  @MainActor
  var hasHeader: Bool { source.list?.headerMode == .firstItemInSection }
}

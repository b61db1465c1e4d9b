import CollectionLayouts
import CoreGraphics
import Foundation

extension UICollectionViewFlowLayout {
  func collectAttributes(
    in rect: CGRect, into found: inout [UICollectionViewLayoutAttributes]
  ) {
    for section in sections.indices(from: rect.start(axis), to: rect.end(axis)) {
      let start = sections.start(of: section)
      let offset = CGPoint(axis, start, 0)
      let inside = rect.offsetBy(dx: -offset.x, dy: -offset.y)
      for item in sections[section].items(in: inside) {
        let attributes = cell(item, section)
        if attributes.frame.intersects(rect) { found.append(attributes) }
      }
      let header = bar(UICollectionView.elementKindSectionHeader, section)
      if let header, header.frame.intersects(rect) { found.append(header) }
      let footer = bar(UICollectionView.elementKindSectionFooter, section)
      if let footer, footer.frame.intersects(rect) { found.append(footer) }
    }
  }

  func item(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
    cell(path.item, path.section)
  }

  private func cell(_ item: Int, _ section: Int) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(.cell(IndexPath(item: item, section: section)))
    let offset = CGPoint(axis, sections.start(of: section), 0)
    attributes.frame = sections[section].frame(ofItem: item)
      .offsetBy(dx: offset.x, dy: offset.y)
    let measures = estimatedItemSize != .zero
    attributes.estimates = (measures, measures)
    return attributes
  }

  /// A section's header or footer; nil where there is none.
  func bar(_ kind: String, _ section: Int) -> UICollectionViewLayoutAttributes? {
    guard (0..<sections.count).contains(section) else { return nil }
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    guard isHeader || kind == UICollectionView.elementKindSectionFooter else { return nil }
    let own = sections[section]
    guard let frame = isHeader ? own.headerFrame : own.footerFrame else { return nil }
    let attributes = makeAttributes(
      .supplementary(kind, IndexPath(item: 0, section: section)))
    let offset = CGPoint(axis, sections.start(of: section), 0)
    attributes.frame = frame.offsetBy(dx: offset.x, dy: offset.y)
    if isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds {
      pin(attributes, isHeader: isHeader, section)
    }
    return attributes
  }

  /// Keeps a bar in view as long as its section is.
  private func pin(
    _ attributes: UICollectionViewLayoutAttributes, isHeader: Bool, _ section: Int
  ) {
    guard let view = collectionView else { return }
    let visible = mirrored(view.bounds.inset(by: view.adjustedContentInset))
    let (start, length) = (sections.start(of: section), sections[section].length)
    let own = attributes.size[axis]
    var origin = attributes.frame.origin
    if isHeader {
      origin[axis] = min(max(origin[axis], visible.start(axis)), start + length - own)
    } else {
      origin[axis] = max(min(origin[axis], visible.end(axis) - own), start)
    }
    attributes.frame.origin = origin
    attributes.zIndex = 1_000_000_000
  }
}

import CollectionLayouts
import CoreGraphics
import Foundation

extension UICollectionViewFlowLayout {
  func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    var found: [UICollectionViewLayoutAttributes] = []
    for section in sections.indices(from: rect.start(axis), to: rect.end(axis)) {
      let start = sections.start(of: section)
      let offset = CGPoint(axis, start, 0)
      let inside = rect.offsetBy(dx: -offset.x, dy: -offset.y)
      for item in sections.all[section].items(in: inside) {
        let attributes = cell(item, section)
        if attributes.frame.intersects(rect) { found.append(attributes) }
      }
      for kind in [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ] {
        if let bar = bar(kind, section), bar.frame.intersects(rect) { found.append(bar) }
      }
    }
    return found
  }

  func item(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
    cell(path.item, path.section)
  }

  private func cell(_ item: Int, _ section: Int) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(.cell(IndexPath(item: item, section: section)))
    let offset = CGPoint(axis, sections.start(of: section), 0)
    attributes.frame = sections.all[section].frame(ofItem: item)
      .offsetBy(dx: offset.x, dy: offset.y)
    let measures = estimatedItemSize != .zero
    attributes.estimates = (measures, measures)
    return attributes
  }

  /// A section's header or footer; nil where there is none.
  func bar(_ kind: String, _ section: Int) -> UICollectionViewLayoutAttributes? {
    guard sections.all.indices.contains(section) else { return nil }
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    guard isHeader || kind == UICollectionView.elementKindSectionFooter else { return nil }
    let own = sections.all[section]
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
    let (start, length) = (sections.start(of: section), sections.all[section].length)
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

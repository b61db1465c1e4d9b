import Foundation
import UIKitTesting
@testable import UIKit

/// A collection view in a window, with numbered items and a record of what was asked and told.
@MainActor
final class CollectionFixture: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  let harness = AppHarness()
  let view: UICollectionView
  var sections: [[Int]]
  /// What was asked and told, the oldest first.
  var book: [String] = []
  var bound = 0

  init(
    _ layout: UICollectionViewLayout, _ sections: [[Int]], width: CGFloat = 320,
    height: CGFloat = 480, cell: UICollectionViewCell.Type = NumberCell.self
  ) {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
    self.sections = sections
    super.init()
    view.register(cell, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter, "badge",
    ] {
      view.register(
        NumberHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
    }
    view.dataSource = self
    view.delegate = self
    harness.show(view)
  }

  convenience init(_ layout: UICollectionViewLayout, count: Int, height: CGFloat = 480) {
    self.init(layout, [Array(0..<count)], height: height)
  }

  func takeBook() -> [String] {
    defer { book = [] }
    return book
  }

  func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewCell? {
    view.cellForItem(at: IndexPath(item: item, section: section))
  }

  /// The frames of the cells in view, in the order of their paths.
  var frames: [CGRect] {
    view.indexPathsForVisibleItems.sorted().compactMap { view.cellForItem(at: $0)?.frame }
  }

  /// The numbers in view, section after section; empty ones are left out.
  var numbers: [[Int]] {
    let paths = view.indexPathsForVisibleItems.sorted()
    return Dictionary(grouping: paths, by: \.section).sorted { $0.key < $1.key }.map {
      $0.value.compactMap { (view.cellForItem(at: $0) as? NumberCell)?.number }
    }
  }

  // MARK: UICollectionViewDataSource

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    bound += 1
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? NumberCell)?.number = sections[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }

  // MARK: UICollectionViewDelegate

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    book.append("shouldHighlight \(indexPath.item)")
    return true
  }
  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) { book.append("didHighlight \(indexPath.item)") }
  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { book.append("didUnhighlight \(indexPath.item)") }
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    book.append("shouldSelect \(indexPath.item)")
    return true
  }
  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    book.append("shouldDeselect \(indexPath.item)")
    return true
  }
  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { book.append("didSelect \(indexPath.item)") }
  func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { book.append("didDeselect \(indexPath.item)") }
}

/// Shows a number, and has a height by it where one is asked for.
class NumberCell: UICollectionViewCell {
  static var made = 0
  static var heights: [Int: CGFloat] = [:]
  var number = -1

  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.made += 1
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let height = Self.heights[number] else { return layoutAttributes }
    layoutAttributes.size.height = height
    return layoutAttributes
  }
}

/// Has a height by its kind where one is asked for.
final class NumberHeader: UICollectionReusableView {
  static var heights: [String: CGFloat] = [:]

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let height = Self.heights[layoutAttributes.representedElementKind ?? ""] else {
      return super.preferredLayoutAttributesFitting(layoutAttributes)
    }
    layoutAttributes.size.height = height
    return layoutAttributes
  }
}

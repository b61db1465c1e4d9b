import Foundation
import Testing
import UIKitTesting
@testable import UIKit

/// The titles at the edge of a collection.
@MainActor
struct CollectionIndexTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    var titles: [String]? = ["A", "B", "C", "D"]
    var count = 4
    var leadsNowhere = false

    func numberOfSections(in collectionView: UICollectionView) -> Int { count }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 10 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
    func indexTitles(for collectionView: UICollectionView) -> [String]? { titles }
    func collectionView(
      _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: leadsNowhere ? 99 : 0, section: index) }
  }

  private let harness = AppHarness()
  private let source = Source()
  private let layout = UICollectionViewFlowLayout()
  private let view: UICollectionView

  init() {
    layout.itemSize = CGSize(width: 320, height: 50)
    layout.minimumLineSpacing = 0
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
  }

  private func show() {
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = source
    harness.show(view)
  }

  /// Puts a finger on a title: four lines of 14 points in the middle of 480.
  private func touch(line: Int) {
    let place = CGPoint(x: 312, y: view.bounds.minY + 212 + 14 * CGFloat(line) + 7)
    harness.touchDown(view, at: place)
    harness.advance(by: 0.2)
    harness.touchUp()
    harness.advance(by: 1)
  }

  @Test func aTitleLeadsToItsSection() {
    show()
    #expect(view.indexBar?.frame == CGRect(x: 305, y: 0, width: 15, height: 480))
    touch(line: 2)
    #expect(view.contentOffset.y == 1000)
    #expect(view.indexBar?.frame.minY == 1000, "it does not scroll")
    touch(line: 3)
    #expect(view.contentOffset.y == 1500)
  }

  @Test func theHeaderShowsToo() {
    layout.headerReferenceSize = CGSize(width: 320, height: 30)
    show()
    touch(line: 1)
    #expect(view.contentOffset.y == 530)
  }

  @Test func aTitleMayLeadNowhere() {
    source.leadsNowhere = true
    show()
    touch(line: 2)
    #expect(view.contentOffset.y == 0)
  }

  @Test func titlesAreAskedForAgainWhenSectionsCome() {
    show()
    (source.titles, source.count) = (["A", "B", "C", "D", "E"], 5)
    view.insertSections([4])
    harness.advance(by: 1)
    #expect(view.indexBar?.titles.last == "E")
    source.titles = nil
    view.reloadData()
    harness.settle()
    #expect(view.indexBar == nil && !view.subviews.contains { $0 is SectionIndexBar })
  }

  @Test func itIsAtTheLeftWhereLayoutGoesFromRightToLeft() {
    view.traitOverrides.layoutDirection = .rightToLeft
    show()
    #expect(view.indexBar?.frame.minX == 0)
  }

  private final class Letters: UICollectionViewDiffableDataSource<String, Int> {
    override func indexTitles(for collectionView: UICollectionView) -> [String]? {
      snapshot().sectionIdentifiers
    }
  }

  @Test func aDiffableSourceMayHaveTitles() {
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
    let letters = Letters(collectionView: view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
    }
    harness.show(view)
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["K", "L"])
    snapshot.appendItems(Array(0..<20), toSection: "K")
    snapshot.appendItems(Array(20..<40), toSection: "L")
    letters.apply(snapshot, animatingDifferences: false)
    harness.settle()
    #expect(view.indexBar?.titles == ["K", "L"])
    harness.tap(view, at: CGPoint(x: 312, y: 248))
    #expect(view.contentOffset.y == 1000)
  }
}

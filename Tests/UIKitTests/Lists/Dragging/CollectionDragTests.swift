import Foundation
import Testing
import UIKitTesting
@testable import UIKit

/// Items dragged within a collection, between a table and a collection, and moved by hand.
@MainActor
struct CollectionDragTests {
  /// A table at the left and a collection of squares at the right.
  @MainActor
  private final class Stage: NSObject, UICollectionViewDataSource, UICollectionViewDelegate,
    UICollectionViewDragDelegate, UICollectionViewDropDelegate
  {
    let drag = DragStage([["a", "b"]], [["-"]])
    let view: UICollectionView
    var items = ["0", "1", "2", "3", "4"]
    var moves: [String] = []
    var source: IndexPath?
    var selected: [Int] = []
    /// In place of inserting what is dropped.
    var onDrop: ((any UICollectionViewDropCoordinator) -> Void)?

    override init() {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 100)
      layout.minimumInteritemSpacing = 0
      layout.minimumLineSpacing = 0
      view = UICollectionView(
        frame: CGRect(x: 300, y: 0, width: 300, height: 480), collectionViewLayout: layout)
      super.init()
      view.register(TextCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = self
      view.delegate = self
      view.dragDelegate = self
      view.dropDelegate = self
      drag.right.table.isHidden = true
      drag.page.addSubview(view)
      drag.harness.settle()
    }

    var shown: [String] {
      view.layoutIfNeeded()
      return view.visibleCells.sorted {
        ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX)
      }.compactMap { ($0 as? TextCell)?.text }
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { items.count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? TextCell)?.text = items[indexPath.item]
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { selected.append(indexPath.item) }
    func collectionView(
      _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { items[indexPath.item] != "4" }
    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      moves.append("\(sourceIndexPath.item) to \(destinationIndexPath.item)")
      items.insert(items.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }
    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      let item = UIDragItem(
        itemProvider: NSItemProvider(object: NSString(string: items[indexPath.item])))
      item.localObject = items[indexPath.item]
      return [item]
    }
    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
      UICollectionViewDropProposal(
        operation: collectionView.hasActiveDrag ? .move : .copy,
        intent: .insertAtDestinationIndexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView,
      performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      if let onDrop { return onDrop(coordinator) }
      guard let item = coordinator.items.first else { return }
      source = item.sourceIndexPath
      let path = coordinator.destinationIndexPath ?? IndexPath(item: items.count, section: 0)
      collectionView.performBatchUpdates {
        if let source = item.sourceIndexPath {
          self.items.remove(at: source.item)
          collectionView.deleteItems(at: [source])
        }
        self.items.insert(item.dragItem.localObject as? String ?? "", at: path.item)
        collectionView.insertItems(at: [path])
      }
      coordinator.drop(item.dragItem, toItemAt: path)
    }
  }

  private final class TextCell: UICollectionViewCell { var text = "" }

  @Test func aRowIsDroppedAmongItems() {
    let stage = Stage()
    stage.drag.drag((50, 20), (450, 50), releases: false)
    #expect(stage.view.numberOfItems(inSection: 0) == 6, "the gap")
    #expect(stage.shown == ["0", "1", "2", "3", "4"])
    #expect(stage.view.layoutAttributesForItem(at: IndexPath(item: 5, section: 0)) != nil)
    stage.drag.release(at: CGPoint(x: 450, y: 50))
    #expect(stage.items == ["0", "a", "1", "2", "3", "4"] && stage.shown == stage.items)
    #expect(stage.view.numberOfItems(inSection: 0) == 6 && !stage.view.hasUncommittedUpdates)
    #expect(stage.view.visibleCells.allSatisfy { $0.alpha == 1 })
  }

  @Test func anItemIsDroppedAmongRows() {
    let stage = Stage()
    stage.drag.drag((350, 50), (50, 45))
    #expect(stage.drag.left.rows == [["a", "0", "b"]] && stage.shown.count == 5)
  }

  @Test func anItemMovesWithinTheCollection() {
    let stage = Stage()
    stage.drag.drag((350, 50), (550, 60), releases: false)
    #expect(stage.shown == ["1", "2", "0", "3", "4"])
    stage.drag.release(at: CGPoint(x: 550, y: 60))
    #expect(stage.source == IndexPath(item: 0, section: 0) && stage.moves == [])
    #expect(stage.items == ["1", "2", "0", "3", "4"] && stage.shown == stage.items)
  }

  @Test func aPlaceholderWaitsForItsData() throws {
    let stage = Stage()
    let context = try placeholder(of: stage)
    #expect(stage.shown == ["0", "loading", "1", "2", "3", "4"])
    #expect(stage.view.hasUncommittedUpdates && stage.items.count == 5)
    stage.items.insert("w", at: 0)
    stage.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    stage.drag.harness.advance(by: 0.5)
    #expect(stage.shown == ["w", "0", "loading", "1", "2", "3", "4"])
    stage.items.remove(at: 2)
    stage.view.deleteItems(at: [IndexPath(item: 2, section: 0)])
    stage.drag.harness.advance(by: 0.5)
    #expect(stage.shown == ["w", "0", "loading", "2", "3", "4"])
    for column in [50, 250] {
      stage.drag.harness.click(stage.view, at: CGPoint(x: column, y: column == 50 ? 150 : 50))
    }
    #expect(stage.selected == [2], "paths of the data; the placeholder is no item")
    var place: IndexPath?
    let isCommitted = context.commitInsertion { path in
      place = path
      stage.items.insert("a", at: path.item)
    }
    #expect(isCommitted && place == IndexPath(item: 2, section: 0))
    #expect(stage.shown == stage.items && stage.items == ["w", "0", "a", "2", "3", "4"])
    #expect(!stage.view.hasUncommittedUpdates && !context.deletePlaceholder())
  }

  @Test func aPlaceholderWhoseDataDoesNotComeIsDeleted() throws {
    let stage = Stage()
    let context = try placeholder(of: stage)
    #expect(context.deletePlaceholder() && !context.deletePlaceholder())
    stage.drag.harness.advance(by: 0.5)
    #expect(stage.shown == stage.items && stage.view.numberOfItems(inSection: 0) == 5)
    #expect(!context.commitInsertion { _ in Issue.record("it is gone") })
    let other = try placeholder(of: stage)
    stage.view.reloadData()
    stage.drag.harness.advance(by: 0.5)
    #expect(stage.shown == stage.items && !other.deletePlaceholder(), "new data have none")
  }

  /// Drops a row before the second item, which shows "loading".
  private func placeholder(
    of stage: Stage
  ) throws -> any UICollectionViewDropPlaceholderContext {
    var waiting: (any UICollectionViewDropPlaceholderContext)?
    stage.onDrop = { coordinator in
      let placeholder = UICollectionViewDropPlaceholder(
        insertionIndexPath: IndexPath(item: 1, section: 0), reuseIdentifier: "cell")
      placeholder.cellUpdateHandler = { ($0 as? TextCell)?.text = "loading" }
      waiting = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
    }
    stage.drag.drag((50, 20), (450, 50))
    stage.drag.harness.advance(by: 0.5)
    return try #require(waiting)
  }

  @Test func itemsGoBackWhenTheDragLeaves() {
    let stage = Stage()
    stage.drag.drag((50, 20), (350, 50), (50, 400), releases: false)
    #expect(stage.view.numberOfItems(inSection: 0) == 5)
    #expect(stage.shown == ["0", "1", "2", "3", "4"])
    stage.drag.release(at: CGPoint(x: 50, y: 400))
  }

  @Test func aSlowCadenceWaits() {
    let stage = Stage()
    stage.view.reorderingCadence = .slow
    stage.drag.drag((50, 20), (450, 50), releases: false)
    #expect(stage.view.numberOfItems(inSection: 0) == 5)
    stage.drag.harness.advance(by: 0.6)
    #expect(stage.view.numberOfItems(inSection: 0) == 6)
    stage.drag.release(at: CGPoint(x: 450, y: 50))
    #expect(stage.items.count == 6 && stage.shown == stage.items)
  }

  @Test func anItemIsMovedByHand() {
    let stage = Stage()
    let view = stage.view
    #expect(!view.beginInteractiveMovementForItem(at: IndexPath(item: 4, section: 0)))
    #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 40))
    stage.drag.harness.advance(by: 0.5)
    #expect(
      stage.moves == [] && view.cellForItem(at: IndexPath(item: 2, section: 0))?.center.y == 40)
    view.endInteractiveMovement()
    stage.drag.harness.advance(by: 0.5)
    #expect(stage.moves == ["0 to 2"] && stage.items == ["1", "2", "0", "3", "4"])
    #expect(stage.shown == stage.items)
    view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 40))
    view.cancelInteractiveMovement()
    stage.drag.harness.advance(by: 0.5)
    #expect(stage.moves == ["0 to 2"] && stage.shown == stage.items)
  }

  @Test func whereItemsAreShownAndWhereTheyAre() {
    func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }
    for (moving, place) in [
      (path(0, 1), path(0, 3)), (path(0, 3), path(0, 0)), (path(0, 2), path(1, 1)),
      (nil, path(1, 0)), (nil, path(0, 4)),
    ] as [(IndexPath?, IndexPath)] {
      let presentation = ItemPresentation(moving: moving, place: place)
      let shown = presentation.counts([4, 2])
      #expect(presentation.dataCounts(shown) == [4, 2])
      var seen: [IndexPath] = []
      for section in 0..<2 {
        for item in 0..<shown[section] {
          guard let data = presentation.dataPath(path(section, item)) else { continue }
          #expect(presentation.shownPath(data) == path(section, item))
          seen.append(data)
        }
      }
      #expect(Set(seen).count == 6 && seen.count == 6)
    }
  }

  @Test func placeholdersStandBetweenItems() {
    func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }
    let presentation = ItemPresentation(placeholders: [
      path(0, 0), path(0, 2), path(0, 3), path(1, 2),
    ])
    #expect(presentation.counts([3, 2, 1]) == [6, 3, 1])
    #expect(presentation.dataCounts([6, 3, 1]) == [3, 2, 1])
    let items = (0..<6).map { presentation.dataPath(path(0, $0))?.item }
    #expect(items == [nil, 0, nil, nil, 1, 2])
    #expect((0..<3).map { presentation.shownPath(path(0, $0)).item } == [1, 4, 5])
    #expect((0..<3).map { presentation.dataPath(path(1, $0))?.item } == [0, 1, nil])
    #expect(presentation.withoutPlaceholders(path(0, 3)) == path(0, 1))
    #expect(presentation.dataPath(path(2, 0)) == path(2, 0))
  }
}

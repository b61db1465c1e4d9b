import Testing
import UIKitTesting
@testable import UIKit

/// An item that a finger moves, as the layout sees it.
@MainActor
struct InteractiveMovementTests {
  /// A column that enlarges the item that moves.
  private final class Column: UICollectionViewFlowLayout {
    var book: [String] = []
    var isBroken = false

    override func layoutAttributesForInteractivelyMovingItem(
      at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
      let attributes = super.layoutAttributesForInteractivelyMovingItem(
        at: indexPath, withTargetPosition: position)
      attributes.transform = CGAffineTransform(scaleX: 1.1, y: 1.1)
      attributes.alpha = 0.5
      if isBroken { attributes.center.x = .nan }
      return attributes
    }
    override func targetIndexPath(
      forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath {
      let path = super.targetIndexPath(
        forInteractivelyMovingItem: previousIndexPath, withPosition: position)
      return IndexPath(item: max(path.item, 1), section: path.section)
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      super.invalidateLayout(with: context)
      guard let from = context.previousIndexPathsForInteractivelyMovingItems else { return }
      let to = context.targetIndexPathsForInteractivelyMovingItems ?? []
      let point = context.interactiveMovementTarget
      book.append("\(from.map(\.item)) \(to.map(\.item)) \(Int(point.y))")
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    var numbers = Array(0..<6)
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { numbers.count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { true }
    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { numbers.insert(numbers.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
  }

  private let harness = AppHarness()
  private let source = Source()

  private func show(_ layout: UICollectionViewFlowLayout) -> UICollectionView {
    (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 320, height: 50), 0)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    harness.show(view)
    return view
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test func aFlowLayoutPutsTheMiddleOfTheItemAtTheFinger() throws {
    let view = show(UICollectionViewFlowLayout())
    let cell = try #require(view.cellForItem(at: path(4)))
    #expect(view.beginInteractiveMovementForItem(at: path(4)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 30))
    harness.advance(by: 0.5)
    #expect(cell.center == CGPoint(x: 100, y: 30) && cell.alpha == 1)
    view.endInteractiveMovement()
    harness.advance(by: 0.5)
    #expect(source.numbers == [4, 0, 1, 2, 3, 5])
    #expect(cell.frame == CGRect(x: 0, y: 0, width: 320, height: 50))
  }

  @Test func aLayoutSaysHowTheItemLooksAndWhereItGoes() throws {
    let layout = Column()
    let view = show(layout)
    let cell = try #require(view.cellForItem(at: path(4)))
    #expect(view.beginInteractiveMovementForItem(at: path(4)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 20))
    harness.advance(by: 0.5)
    #expect(cell.transform == CGAffineTransform(scaleX: 1.1, y: 1.1) && cell.alpha == 0.5)
    #expect(cell.center == CGPoint(x: 160, y: 20))
    view.endInteractiveMovement()
    harness.advance(by: 0.5)
    #expect(source.numbers == [0, 4, 1, 2, 3, 5], "not before the first")
    #expect(layout.book == ["[4] [1] 20", "[1] [1] 0"])
    #expect(cell.transform == .identity && cell.alpha == 1)
    #expect(cell.frame == CGRect(x: 0, y: 50, width: 320, height: 50))
  }

  @Test func anItemThatGoesNowhereStaysWhereItWasSeen() throws {
    let layout = Column()
    let view = show(layout)
    let cell = try #require(view.cellForItem(at: path(2)))
    #expect(view.beginInteractiveMovementForItem(at: path(2)))
    let place = cell.center
    layout.isBroken = true
    view.updateInteractiveMovementTargetPosition(.zero)
    view.updateInteractiveMovementTargetPosition(CGPoint(x: CGFloat.nan, y: 0))
    #expect(cell.center == place)
    view.cancelInteractiveMovement()
    harness.advance(by: 0.5)
    #expect(source.numbers == Array(0..<6) && cell.center == place)
  }
}

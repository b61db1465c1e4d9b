import Testing
import UIKitTesting
@testable import UIKit

/// A finger that rests on an item of a collection view controller moves it, where the data source moves items.
@MainActor
struct ItemMovementGestureTests {
  private class Column: UICollectionViewController {
    var numbers = Array(0..<6)
    var selected: [Int] = []

    init() {
      let layout = UICollectionViewFlowLayout()
      (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 320, height: 50), 0)
      super.init(collectionViewLayout: layout)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { numbers.count }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    override func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { selected.append(indexPath.item) }
  }

  private final class MovingColumn: Column {
    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { numbers.insert(numbers.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
  }

  private let harness = AppHarness()

  /// Rests on the first item and goes to the middle of the fourth.
  private func drag(_ controller: Column) -> CGPoint? {
    harness.show(controller, size: CGSize(width: 320, height: 480))
    let cell = controller.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))
    harness.touchDown(controller.view, at: CGPoint(x: 160, y: 25))
    harness.advance(by: 0.7)
    for y in stride(from: CGFloat(35), through: 175, by: 10) {
      harness.touchMove(to: CGPoint(x: 160, y: y), in: controller.view)
      harness.advance(by: 1 / 60)
    }
    let place = cell?.center
    harness.touchUp()
    harness.advance(by: 0.5)
    return place
  }

  @Test func anItemGoesWithTheFinger() {
    let controller = MovingColumn()
    #expect(drag(controller) == CGPoint(x: 160, y: 175))
    #expect(controller.numbers == [1, 2, 3, 0, 4, 5] && controller.selected.isEmpty)
  }

  @Test func withoutTheMethodNothingIsLifted() {
    let controller = Column()
    #expect(drag(controller) == CGPoint(x: 160, y: 25))
    #expect(controller.numbers == Array(0..<6))
  }

  @Test func programsTurnTheGestureOff() {
    let controller = MovingColumn()
    controller.installsStandardGestureForInteractiveMovement = false
    #expect(drag(controller) == CGPoint(x: 160, y: 25))
    #expect(controller.numbers == Array(0..<6))
  }
}

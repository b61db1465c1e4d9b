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

  /// Writes down what it is asked.
  private final class AskedColumn: Column {
    let choosesItems: Bool
    var book: [String] = []

    init(choosesItems: Bool) {
      self.choosesItems = choosesItems
      super.init()
    }
    required init?(coder: NSCoder) { nil }

    override func collectionView(
      _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { choosesItems || super.collectionView(collectionView, canMoveItemAt: indexPath) }
    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { book.append("\(sourceIndexPath.item) to \(destinationIndexPath.item)") }
  }

  private let harness = AppHarness()

  /// Rests on the first item and goes to the middle of the fourth.
  private func drag(_ controller: Column) -> CGPoint? {
    if controller.viewIfLoaded?.window == nil {
      harness.show(controller, size: CGSize(width: 320, height: 480))
    }
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

  @Test func aSourceThatChoosesItemsIsNotAskedToLeaveOne() {
    let controller = AskedColumn(choosesItems: true)
    _ = drag(controller)
    #expect(controller.book == ["0 to 3"])
  }

  @Test func aSourceIsAskedOnceToLeaveAnItem() {
    let controller = AskedColumn(choosesItems: false)
    for _ in 0..<2 { _ = drag(controller) }
    #expect(controller.book == ["0 to 0", "0 to 3", "0 to 3"])
  }

  @Test func anExchangedViewKeepsNoGesture() throws {
    let controller = MovingColumn()
    controller.loadViewIfNeeded()
    let old = try #require(controller.collectionView)
    let before = old.gestureRecognizers?.count ?? 0
    let new = UICollectionView(
      frame: old.frame, collectionViewLayout: UICollectionViewFlowLayout())
    let own = new.gestureRecognizers?.count ?? 0
    controller.collectionView = new
    #expect(old.gestureRecognizers?.count == before - 1)
    #expect(new.gestureRecognizers?.count == own + 1)
  }

  @Test func programsTurnTheGestureOff() {
    let controller = MovingColumn()
    controller.installsStandardGestureForInteractiveMovement = false
    #expect(drag(controller) == CGPoint(x: 160, y: 25))
    #expect(controller.numbers == Array(0..<6))
  }
}

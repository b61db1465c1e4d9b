import Testing
import UIKitTesting
@testable import UIKit

/// The list of a controller that a swipe brings back.
@MainActor
struct ClearedSelectionTests {
  private final class Table: UITableViewController {
    /// How many rows were selected once the view was about to appear.
    var left: [Int] = []

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      left.append(tableView.indexPathsForSelectedRows?.count ?? 0)
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  }

  private final class Items: UICollectionViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private let harness = AppHarness()
  private let path = IndexPath(item: 1, section: 0)

  /// Selects something, goes on to another page, and swipes back from its middle to a place.
  private func swipeBack(
    to list: UIViewController, asFarAs end: CGFloat, duration: Double, _ select: () -> Void
  ) -> Bool {
    let navigation = UINavigationController(rootViewController: list)
    let window = harness.show(navigation, size: CGSize(width: 400, height: 600))
    select()
    navigation.pushViewController(UIViewController(), animated: false)
    harness.settle()
    harness.drag(
      from: CGPoint(x: 150, y: 300), to: CGPoint(x: end, y: 300), in: window, duration: duration)
    harness.advance(by: 2)
    return navigation.topViewController === list
  }

  private func swipeBack(to table: Table, asFarAs end: CGFloat, duration: Double) -> Bool {
    swipeBack(to: table, asFarAs: end, duration: duration) {
      table.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
    }
  }

  @Test func aRowIsDeselectedOnTheWayBack() {
    let table = Table(style: .plain)
    #expect(swipeBack(to: table, asFarAs: 390, duration: 0.4))
    #expect(table.left == [0, 0] && table.tableView.indexPathForSelectedRow == nil)
  }

  @Test func aRowIsSelectedAgainWhenTheSwipeIsGivenUp() {
    let table = Table(style: .plain)
    #expect(!swipeBack(to: table, asFarAs: 200, duration: 1))
    #expect(table.left == [0, 0], "it was deselected on the way")
    #expect(table.tableView.indexPathForSelectedRow == path)
    #expect(table.tableView.cellForRow(at: path)?.isSelected == true)
  }

  @Test func aControllerMayKeepTheSelection() {
    let table = Table(style: .plain)
    table.clearsSelectionOnViewWillAppear = false
    #expect(swipeBack(to: table, asFarAs: 390, duration: 0.4))
    #expect(table.left == [0, 1] && table.tableView.indexPathForSelectedRow == path)
  }

  @Test(arguments: [true, false])
  func itemsAreDeselectedAndSelectedAgainToo(isGivenUp: Bool) {
    let items = Items(collectionViewLayout: UICollectionViewFlowLayout())
    let end: CGFloat = isGivenUp ? 200 : 390
    let isBack = swipeBack(to: items, asFarAs: end, duration: isGivenUp ? 1 : 0.4) {
      items.collectionView.selectItem(at: path, animated: false, scrollPosition: [])
    }
    let selected = items.collectionView.indexPathsForSelectedItems
    #expect(isBack != isGivenUp)
    #expect((selected ?? []).count == (isGivenUp ? 1 : 0))
  }
}

import Testing
import UIKitTesting
@testable import UIKit

/// A refresh control in a table and in a collection: it hangs above the first row, which comes back to the top.
@MainActor
struct ListRefreshTests {
  @MainActor
  private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    var count = 3
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    }
  }

  private let harness = AppHarness()
  private let source = Source()

  private func table() -> UIScrollView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.rowHeight = 50
    table.dataSource = source
    return table
  }

  private func collection() -> UIScrollView {
    let layout = UICollectionViewFlowLayout()
    (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 320, height: 50), 0)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
    view.dataSource = source
    view.alwaysBounceVertical = true
    return view
  }

  private func cells(of list: UIScrollView) -> [UIView] {
    list.subviews.filter { !$0.isHidden && ($0 is UITableViewCell || $0 is UICollectionViewCell) }
      .sorted { $0.frame.minY < $1.frame.minY }
  }

  @Test(arguments: [true, false])
  func aPullRefreshesAndNewRowsComeInBelowIt(_ isTable: Bool) throws {
    let list = isTable ? table() : collection()
    let control = UIRefreshControl()
    var events = 0
    control.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
    list.refreshControl = control
    harness.show(list)
    harness.touchDown(list, at: CGPoint(x: 100, y: 20))
    for step in 1...20 {
      harness.touchMove(to: CGPoint(x: 100, y: 20 + CGFloat(step) * 20), in: list.window ?? list)
      harness.advance(by: 1 / 60)
    }
    #expect(events == 1 && control.isRefreshing)
    harness.touchUp()
    harness.advance(by: 2)
    #expect(list.contentOffset.y == -60, "the control stays in sight")
    source.count = 5
    (list as? UITableView)?.reloadData()
    (list as? UICollectionView)?.reloadData()
    harness.settle()
    #expect(cells(of: list).map(\.frame.minY) == [0, 50, 100, 150, 200])
    control.endRefreshing()
    harness.advance(by: 2)
    #expect(list.contentOffset.y == 0 && control.isHidden && cells(of: list).count == 5)
  }
}

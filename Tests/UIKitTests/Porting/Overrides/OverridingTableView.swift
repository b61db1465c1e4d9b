import UIKit

// What programs override in tables, as Apple's SDK declares it. Not @testable, which would let tests override
// what is closed to programs.

@MainActor
final class OverridingTableView: UITableView {
  /// Names of what was called, in order.
  var calls: [String] = []

  override var style: UITableView.Style { .insetGrouped }
  override func beginUpdates() {
    calls.append("begin")
    super.beginUpdates()
  }
  override func endUpdates() {
    calls.append("end")
    super.endUpdates()
  }
  override func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { super.performBatchUpdates(updates, completion: completion) }
  override func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {}
  override func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {}
  override func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {}
  override func moveSection(_ section: Int, toSection newSection: Int) {}
  override func insertRows(
    at indexPaths: [IndexPath], with animation: UITableView.RowAnimation
  ) {
    calls.append("insert")
    super.insertRows(at: indexPaths, with: animation)
  }
  override func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {}
  override func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {}
  override func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
  override func reconfigureRows(at indexPaths: [IndexPath]) {}
  override var hasUncommittedUpdates: Bool { super.hasUncommittedUpdates }
  override var indexPathForSelectedRow: IndexPath? { super.indexPathForSelectedRow }
  override var indexPathsForSelectedRows: [IndexPath]? { super.indexPathsForSelectedRows }
  override func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
  ) {
    calls.append("select")
    super.selectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition)
  }
  override func deselectRow(at indexPath: IndexPath, animated: Bool) {
    super.deselectRow(at: indexPath, animated: animated)
  }
  override func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) {
    calls.append("scroll")
    super.scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
  }
  override func scrollToNearestSelectedRow(
    at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) { super.scrollToNearestSelectedRow(at: scrollPosition, animated: animated) }
  override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    super.cellForRow(at: indexPath)
  }
  override func indexPath(for cell: UITableViewCell) -> IndexPath? { super.indexPath(for: cell) }
  override func indexPathForRow(at point: CGPoint) -> IndexPath? {
    super.indexPathForRow(at: point)
  }
  override func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    super.indexPathsForRows(in: rect)
  }
  override var visibleCells: [UITableViewCell] { super.visibleCells }
  override var indexPathsForVisibleRows: [IndexPath]? { super.indexPathsForVisibleRows }
  override func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    super.headerView(forSection: section)
  }
  override func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    super.footerView(forSection: section)
  }
  override func rect(forSection section: Int) -> CGRect { super.rect(forSection: section) }
  override func rectForHeader(inSection section: Int) -> CGRect { .zero }
  override func rectForFooter(inSection section: Int) -> CGRect { .zero }
  override func rectForRow(at indexPath: IndexPath) -> CGRect { super.rectForRow(at: indexPath) }
  override func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    super.register(cellClass, forCellReuseIdentifier: identifier)
  }
  override func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {}
  override func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { nil }
  override var dataSource: (any UITableViewDataSource)? { didSet { calls.append("source") } }
  override var tableHeaderView: UIView? { didSet {} }
}

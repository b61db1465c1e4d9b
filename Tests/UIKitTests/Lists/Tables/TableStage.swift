import Foundation
import UIKitTesting
@testable import UIKit

/// A table of 320 by 480 in a window, with numbered rows of 40 points, and what it asks and tells.
@MainActor
final class TableStage: NSObject, UITableViewDataSource, UITableViewDelegate {
  let harness = AppHarness()
  let table: UITableView
  /// The items of each section.
  var rows: [[Int]]
  var headers: [String?] = []
  var log: [String] = []
  /// What goes into the log.
  var notes: Set<String> = []
  var configure: (UITableViewCell, IndexPath) -> Void = { _, _ in }

  init(_ rows: [[Int]], style: UITableView.Style = .plain, rowHeight: CGFloat = 40) {
    self.rows = rows
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
    super.init()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.rowHeight = rowHeight
    table.dataSource = self
    table.delegate = self
    harness.show(table)
  }

  func said() -> [String] {
    defer { log = [] }
    return log
  }

  /// The items in sight, from the top, as their cells show them.
  var shown: [Int] { table.visibleCells.map { Int($0.textLabel?.text ?? "") ?? -1 } }

  /// What is wrong with the cells in sight; nil if nothing is.
  var fault: String? {
    table.layoutIfNeeded()
    for path in table.indexPathsForVisibleRows ?? [] {
      guard let cell = table.cellForRow(at: path) else { return "no cell at \(path)" }
      if cell.textLabel?.text != "\(rows[path.section][path.row])" {
        return "\(cell.textLabel?.text ?? "nothing") at \(path)"
      }
      if cell.frame != table.rectForRow(at: path) { return "\(cell.frame) at \(path)" }
      if cell.isHidden || cell.alpha != 1 || cell.transform != .identity {
        return "look at \(path)"
      }
    }
    let known = (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
    return known == rows.map(\.count) ? nil : "counts \(known)"
  }

  private func note(_ kind: String, _ path: IndexPath?) {
    guard notes.contains(kind) else { return }
    log.append(path.map { "\(kind) \($0.section).\($0.row)" } ?? kind)
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    note("sections", nil)
    return rows.count
  }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    if notes.contains("rows") { log.append("rows \(section)") }
    return rows[section].count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    note("cell", indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = "\(rows[indexPath.section][indexPath.row])"
    configure(cell, indexPath)
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headers.indices.contains(section) ? headers[section] : nil
  }
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    note("display", indexPath)
  }
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    note("end", indexPath)
  }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    note("shouldHighlight", indexPath)
    return true
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    note("highlight", indexPath)
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    note("unhighlight", indexPath)
  }
  func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    note("willSelect", indexPath)
    return indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    note("select", indexPath)
  }
  func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    note("willDeselect", indexPath)
    return indexPath
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    note("deselect", indexPath)
  }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    note("commit \(editingStyle)", indexPath)
    guard editingStyle == .delete else { return }
    rows[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    note("move", sourceIndexPath)
    note("to", destinationIndexPath)
    let item = rows[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    rows[destinationIndexPath.section].insert(item, at: destinationIndexPath.row)
  }
}

extension IndexPath {
  /// Such as `IndexPath(1, 4)`: the fourth row of the second section.
  init(_ section: Int, _ row: Int) { self.init(row: row, section: section) }
}

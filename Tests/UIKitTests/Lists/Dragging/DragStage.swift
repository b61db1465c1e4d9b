import Foundation
import UIKitTesting
@testable import UIKit

/// Two tables beside each other, of 300 by 480, with rows of 40 points that can be dragged.
@MainActor
final class DragStage: NSObject {
  let harness = AppHarness()
  let left: DraggedList
  let right: DraggedList
  let page = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 480))

  init(_ one: [[String]], _ other: [[String]]) {
    left = DraggedList(one)
    right = DraggedList(other)
    super.init()
    left.table.frame = CGRect(x: 0, y: 0, width: 300, height: 480)
    right.table.frame = CGRect(x: 300, y: 0, width: 300, height: 480)
    page.addSubview(left.table)
    page.addSubview(right.table)
    harness.show(page)
  }

  /// Presses the mouse, moves it in steps through places of the page, and releases it at the last.
  func drag(_ places: (CGFloat, CGFloat)..., releases: Bool = true) {
    let points = places.map { CGPoint(x: $0.0, y: $0.1) }
    harness.mouseDown(page, at: points[0])
    for (start, end) in zip(points, points.dropFirst()) {
      for step in 1...10 {
        let part = CGFloat(step) / 10
        let place = CGPoint(
          x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
        harness.mouseDrag(to: place, in: page)
        harness.advance(by: 1 / 60)
      }
    }
    if releases, let last = points.last { release(at: last) }
  }

  func release(at place: CGPoint) {
    harness.mouseUp(page, at: place)
    harness.advance(by: 1)
  }
}

/// A table of texts that drags and takes rows.
@MainActor
final class DraggedList: NSObject, UITableViewDataSource, UITableViewDelegate,
  UITableViewDragDelegate, UITableViewDropDelegate
{
  let table = UITableView()
  var rows: [[String]]
  var book: [String] = []
  var intent = UITableViewDropProposal.Intent.insertAtDestinationIndexPath
  var operation: UIDropOperation?
  var onDrop: ((any UITableViewDropCoordinator) -> Void)?

  init(_ rows: [[String]]) {
    self.rows = rows
    super.init()
    table.rowHeight = 40
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
    table.dragDelegate = self
    table.dropDelegate = self
  }

  func takeBook() -> [String] {
    defer { book = [] }
    return book
  }

  /// The texts in sight, from the top, as they are shown.
  var shown: [String] {
    table.layoutIfNeeded()
    return table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
      .filter { $0.alpha == 1 }.map { $0.textLabel?.text ?? "" }
  }

  /// Where the texts in sight are, from the top.
  var places: [CGFloat] {
    table.visibleCells.filter { $0.alpha == 1 }.map(\.frame.minY).sorted()
  }

  private func note(_ kind: String, _ path: IndexPath?) {
    let text = path.map { "\(kind) \($0.section).\($0.row)" } ?? "\(kind) nowhere"
    if book.last != text { book.append(text) }
  }

  func numberOfSections(in tableView: UITableView) -> Int { rows.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows[section].count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = rows[indexPath.section][indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    note("select", indexPath)
  }

  // MARK: Drags

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    let text = rows[indexPath.section][indexPath.row]
    if text.hasPrefix("fixed") { return [] }
    let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: text)))
    item.localObject = text
    return [item]
  }
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] {
    self.tableView(tableView, itemsForBeginning: session, at: indexPath)
  }
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
    book.append("begin")
  }
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    book.append("end")
  }

  // MARK: Drops

  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
    book.append("enter")
  }
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    note("over", destinationIndexPath)
    return UITableViewDropProposal(
      operation: operation ?? (tableView.hasActiveDrag ? .move : .copy), intent: intent)
  }
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
    book.append("exit")
  }
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
    book.append("drop ended")
  }
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    note("drop at", coordinator.destinationIndexPath)
    if let onDrop { return onDrop(coordinator) }
    insert(coordinator)
  }

  private func insert(_ coordinator: any UITableViewDropCoordinator) {
    let end = IndexPath(rows.count - 1, rows[rows.count - 1].count)
    for item in coordinator.items {
      let path = coordinator.destinationIndexPath ?? end
      rows[path.section].insert(item.dragItem.localObject as? String ?? "", at: path.row)
      table.insertRows(at: [path], with: .automatic)
      coordinator.drop(item.dragItem, toRowAt: path)
    }
  }
}

/// A table whose data source moves rows.
@MainActor
final class MovingRows: NSObject, UITableViewDataSource {
  let list: DraggedList
  var moves: [String] = []
  init(_ list: DraggedList) {
    self.list = list
    super.init()
    list.table.dataSource = self
  }
  func numberOfSections(in tableView: UITableView) -> Int { list.rows.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    list.rows[section].count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    list.tableView(tableView, cellForRowAt: indexPath)
  }
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    moves.append("\(sourceIndexPath.row) to \(destinationIndexPath.row)")
    let text = list.rows[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    list.rows[destinationIndexPath.section].insert(text, at: destinationIndexPath.row)
  }
}

import Foundation
import FoundationAdditions

extension UITableView {
  func registerCell(_ cellClass: AnyClass?, _ identifier: String) {
    guard let cellClass else { return registrations.cells[identifier] = nil }
    guard let type = cellClass as? UITableViewCell.Type else {
      ListFault.raise(
        "must pass a class of kind UITableViewCell", .invalidArgumentException)
    }
    registrations.cells[identifier] = type
  }

  func registerMarginal(_ aClass: AnyClass?, _ identifier: String) {
    guard let aClass else { return registrations.marginals[identifier] = nil }
    guard let type = aClass as? UITableViewHeaderFooterView.Type else {
      ListFault.raise(
        "must pass a class of kind UITableViewHeaderFooterView", .invalidArgumentException)
    }
    registrations.marginals[identifier] = type
  }

  func dequeueMarginal(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = marginalPool.take(identifier) {
      view.prepareForReuse()
      return view
    }
    return registrations.marginals[identifier].map { TableHeaderMaker.make($0, identifier) }
  }

  func dequeueCell(_ identifier: String) -> UITableViewCell? {
    if let (cell, own) = reconfigured, own == identifier { return cell }
    if let cell = cellPool.take(identifier) {
      UIView.performWithoutAnimation { cell.prepareForReuse() }
      return cell
    }
    guard let type = registrations.cells[identifier] else { return nil }
    let cell = TableCellMaker.make(type, identifier)
    cell.table = self
    return cell
  }

  func dequeueCell(_ identifier: String, for path: IndexPath) -> UITableViewCell {
    guard let cell = dequeueCell(identifier) else {
      ListFault.raise(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for "
          + "the identifier or connect a prototype cell in a storyboard")
    }
    return cell
  }
}

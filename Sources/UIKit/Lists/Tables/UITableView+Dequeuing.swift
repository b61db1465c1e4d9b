import Foundation
import FoundationAdditions

extension UITableView {
  func registerCell(_ cellClass: AnyClass?, _ identifier: String) {
    registrations.register(nil, cell: identifier)
    guard let cellClass else { return registrations.cells[identifier] = nil }
    guard let type = cellClass as? UITableViewCell.Type else {
      ListFault.raise(
        "must pass a class of kind UITableViewCell", .invalidArgumentException)
    }
    registrations.cells[identifier] = type
  }

  func registerMarginal(_ aClass: AnyClass?, _ identifier: String) {
    registrations.register(nil, marginal: identifier)
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
    if let nib = registrations.marginalNibs[identifier] {
      let view = nib.onlyObject(UITableViewHeaderFooterView.self, identifier)
      view.take(identifier)
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
    guard let cell = makeCell(identifier) else { return nil }
    cell.table = self
    return cell
  }

  private func makeCell(_ identifier: String) -> UITableViewCell? {
    guard let nib = registrations.cellNibs[identifier] else {
      return registrations.cells[identifier].map { TableCellMaker.make($0, identifier) }
    }
    let cell = nib.onlyObject(UITableViewCell.self, identifier)
    cell.take(identifier)
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

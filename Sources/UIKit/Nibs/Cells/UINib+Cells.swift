import Foundation
import InterfaceFiles

extension UINib {
  /// The cell of a nib that was registered for cells. Ends the process if there are others beside it.
  func onlyObject<Cell: UIView>(_ type: Cell.Type, _ identifier: String) -> Cell {
    let objects = instantiate(withOwner: nil).filter { !($0 is UIGestureRecognizer) }
    guard objects.count == 1, let cell = objects[0] as? Cell else {
      NibFault.raise(
        "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level "
          + "object which must be a \(type) instance", .internalInconsistencyException)
    }
    return cell
  }
}

extension UIView {
  /// Ends the process where a cell's nib and its registration have different names.
  func checkIdentifier(_ own: String?, against registered: String?) {
    guard let own, !own.isEmpty, let registered, own != registered else { return }
    NibFault.raise(
      "cell reuse indentifier in nib (\(own)) does not match the identifier used to register the nib "
        + "(\(registered))", .internalInconsistencyException)
  }
}

extension UITableView {
  /// A cell of a storyboard's table.
  func register(_ nib: UINib, _ prototype: InterfaceElement) {
    guard let identifier = prototype.attributes["reuseIdentifier"], !identifier.isEmpty else {
      return
    }
    register(nib, forCellReuseIdentifier: identifier)
  }

  var staticRows: StaticRows? {
    get { registrations.staticRows }
    set { registrations.staticRows = newValue }
  }
}

extension UICollectionView {
  /// A cell, header or footer of a storyboard's collection view.
  func register(_ nib: UINib, _ prototype: InterfaceElement, _ kind: String) {
    guard let identifier = prototype.attributes["reuseIdentifier"], !identifier.isEmpty else {
      return
    }
    register(nib, kind, identifier)
  }
}

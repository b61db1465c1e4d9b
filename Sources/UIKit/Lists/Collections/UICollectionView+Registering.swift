import CoreGraphics
import Foundation

extension UICollectionView {
  static let cellKind = "UICollectionElementKindCell"

  func register(_ viewClass: AnyClass?, _ kind: String, _ identifier: String) {
    let key = ReuseKey(kind: kind, identifier: identifier)
    registered[key] = viewClass as? UICollectionReusableView.Type
    registeredNibs[key] = nil
  }

  func register(_ nib: UINib?, _ kind: String, _ identifier: String) {
    let key = ReuseKey(kind: kind, identifier: identifier)
    registered[key] = nil
    registeredNibs[key] = nib
  }

  func dequeueCell(_ identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
    if let reconfigured, reconfigured.path == indexPath {
      ListFault.require(
        reconfigured.cell.reuseIdentifier == identifier,
        "Attempted to dequeue a cell for a different registration or reuse identifier than the "
          + "existing cell when reconfiguring an item, which is not allowed. You can only configure "
          + "the existing cell, not dequeue a different one.")
      return reconfigured.cell
    }
    let view = dequeue(UICollectionView.cellKind, identifier, for: indexPath)
    guard let cell = view as? UICollectionViewCell else {
      ListFault.raise(
        "\(type(of: view)) is registered for cells and is no UICollectionViewCell")
    }
    return cell
  }

  func dequeue(
    _ kind: String, _ identifier: String, for path: IndexPath
  ) -> UICollectionReusableView {
    let key = ReuseKey(kind: kind, identifier: identifier)
    if let view = pool.take(key) {
      view.prepareForReuse()
      prepareRow(view, kind, path)
      return view
    }
    if let nib = registeredNibs[key] { return make(nib, kind, identifier, path) }
    guard let type = registered[key] else {
      ListFault.raise(
        "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a "
          + "nib or a class for the identifier or connect a prototype cell in a storyboard")
    }
    return make(type, kind, identifier, path)
  }

  /// Rows know their place in the list before they are filled.
  private func prepareRow(_ view: UICollectionReusableView, _ kind: String, _ path: IndexPath) {
    guard let row = view as? UICollectionViewListCell else { return }
    let isCell = kind == UICollectionView.cellKind
    row.take(currentLayout.listPlace(of: isCell ? .cell(path) : .supplementary(kind, path)))
    row.isAboveSelected =
      isCell && !selectedPaths.isEmpty
      && selectedPaths.contains(IndexPath(item: path.item + 1, section: path.section))
  }

  private func make(
    _ nib: UINib, _ kind: String, _ identifier: String, _ path: IndexPath
  ) -> UICollectionReusableView {
    let view = nib.onlyObject(UICollectionReusableView.self, identifier)
    checkIdentifier(view.reuseIdentifier, against: identifier)
    view.reuseIdentifier = identifier
    let place = currentLayout.placed(
      kind == UICollectionView.cellKind ? .cell(path) : .supplementary(kind, path))
    if let place { view.frame = place.frame }
    prepareRow(view, kind, path)
    return view
  }

  private func make(
    _ type: UICollectionReusableView.Type, _ kind: String, _ identifier: String, _ path: IndexPath
  ) -> UICollectionReusableView {
    let place = currentLayout.placed(
      kind == UICollectionView.cellKind ? .cell(path) : .supplementary(kind, path))
    let view = ViewMaker.make(type, frame: place?.frame ?? .zero)
    view.reuseIdentifier = identifier
    prepareRow(view, kind, path)
    return view
  }

  /// Keeps a view that has left, hidden, for the next of its kind.
  func recycle(_ view: UICollectionReusableView, _ element: CollectionElement) {
    view.isHidden = true
    view.forget()
    guard let identifier = view.reuseIdentifier else { return view.removeFromSuperview() }
    let kind = element.kind ?? UICollectionView.cellKind
    pool.put(view, ReuseKey(kind: kind, identifier: identifier))
  }
}

/// Under which views of a collection view are made and used again.
struct ReuseKey: Hashable {
  let kind: String
  let identifier: String
}

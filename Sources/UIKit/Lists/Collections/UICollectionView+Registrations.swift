public import Foundation

extension UICollectionView {
  /// How cells of a class are configured with items. Make one outside of the data source.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Puts an item into a cell.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let identity = RegistrationIdentity()
    let nib: UINib?
    let handler: Handler

    /// Makes cells of the class and has them configured.
    public init(handler: @escaping Handler) { (nib, self.handler) = (nil, handler) }
    /// Makes cells from a nib, which are of the class, and has them configured.
    public init(cellNib: UINib, handler: @escaping Handler) {
      (nib, self.handler) = (cellNib, handler)
    }
  }

  /// How supplementary views of a class are configured. Make one outside of the data source.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills a view.
    public typealias Handler =
      (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void

    let identity = RegistrationIdentity()
    let nib: UINib?
    let elementKind: String
    let handler: Handler

    /// Makes views of the class for a kind and has them configured.
    public init(elementKind: String, handler: @escaping Handler) {
      (nib, self.elementKind, self.handler) = (nil, elementKind, handler)
    }
    /// Makes views from a nib, which are of the class, for a kind and has them configured.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      (nib, self.elementKind, self.handler) = (supplementaryNib, elementKind, handler)
    }
  }

  /// A cell that shows an item. Traps if the item is nil, or if the registration was made while the data source was
  /// asked for a cell.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    guard let item else {
      ListFault.raise("a cell was to be dequeued for an item that is nil, at \(indexPath)")
    }
    registration.identity.checkMaking(by: self)
    let identifier = registration.identity.identifier
    if let nib = registration.nib {
      register(nib, forCellWithReuseIdentifier: identifier)
    } else {
      register(Cell.self, forCellWithReuseIdentifier: identifier)
    }
    let view = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    guard let cell = view as? Cell else {
      ListFault.raise("\(type(of: view)) was dequeued for \(Cell.self)")
    }
    registration.handler(cell, indexPath, item)
    return cell
  }

  /// A supplementary view that is filled. Traps if the registration was made while the data source was asked for a
  /// view.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    registration.identity.checkMaking(by: self)
    let (kind, identifier) = (registration.elementKind, registration.identity.identifier)
    if let nib = registration.nib {
      register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    } else {
      register(
        Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
    let view = dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    guard let supplementary = view as? Supplementary else {
      ListFault.raise("\(type(of: view)) was dequeued for \(Supplementary.self)")
    }
    registration.handler(supplementary, kind, indexPath)
    return supplementary
  }
}

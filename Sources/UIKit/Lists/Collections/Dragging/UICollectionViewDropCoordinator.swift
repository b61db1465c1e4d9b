public import CoreGraphics
public import Foundation

/// An item that is dropped on a collection.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// What was dragged.
  var dragItem: UIDragItem { get }
  /// The item it was dragged from, if it is of the same view.
  var sourceIndexPath: IndexPath? { get }
  /// Zero for one from elsewhere.
  var previewSize: CGSize { get }
}

/// What is dropped on a collection, and how it gets to its items.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// What is dropped.
  var items: [any UICollectionViewDropItem] { get }
  /// Nil where there was no item.
  var destinationIndexPath: IndexPath? { get }
  /// What the delegate has proposed last.
  var proposal: UICollectionViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }
  /// Shows a placeholder until the item's data has come.
  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext
  /// Lets the preview move to an item, which must be in the view by then.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Lets the preview move into an item.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating
  /// Lets the preview move to a place.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// The coordinator of one drop.
@MainActor
final class CollectionDropCoordinator: NSObject, UICollectionViewDropCoordinator {
  let items: [any UICollectionViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UICollectionViewDropProposal
  let session: any UIDropSession
  private let view: UICollectionView

  init(_ drop: ListDrop, _ proposal: UICollectionViewDropProposal, on view: UICollectionView) {
    items = drop.items
    (destinationIndexPath, session) = (drop.destination, drop.session)
    (self.proposal, self.view) = (proposal, view)
    super.init()
  }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext {
    let item = ItemPlaceholder(placeholder, dragItem, in: view)
    view.show(item, before: placeholder.path)
    session.add(item)
    return item
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    session.add(view.landing(at: indexPath))
  }

  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating {
    let landing = DropLanding { [weak view] in
      view?.cellForItem(at: indexPath)?.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    }
    landing.finalSize = rect.size
    return session.add(landing)
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    session.add(DropLanding(target))
  }
}

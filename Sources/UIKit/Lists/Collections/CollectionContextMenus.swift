import CoreGraphics
import Foundation

/// Gives the menus of a collection's items, and of the room beside them, as its delegate says.
@MainActor
final class CollectionContextMenus: UIContextMenuInteractionDelegate {
  private weak var view: UICollectionView?
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
  /// What the delegate said when the gesture was about to begin.
  private var offered: UIContextMenuConfiguration?

  init(_ view: UICollectionView) { self.view = view }

  /// Items without a menu keep their touches.
  func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    offered = configuration(at: recognizer.location(in: view))
    return offered != nil
  }

  /// A menu over one of several selected items is for all of them.
  private func configuration(at place: CGPoint) -> UIContextMenuConfiguration? {
    guard let view, let delegate = view.delegate else { return nil }
    guard let path = view.indexPathForItem(at: place) else {
      return delegate.collectionView(
        view, contextMenuConfigurationForItemsAt: [], point: place)
    }
    let paths = view.selectedPaths.contains(path) ? view.selectedPaths.sorted() : [path]
    guard let known = view.presentation.dataPath(path) else { return nil }
    return delegate.collectionView(
      view, contextMenuConfigurationForItemsAt: paths.map(view.known), point: place)
      ?? delegate.collectionView(view, contextMenuConfigurationForItemAt: known, point: place)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    defer { offered = nil }
    return offered ?? configuration(at: location)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let view else { return }
    view.cancelPress()
    view.delegate?.collectionView(
      view, willDisplayContextMenu: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let view else { return }
    view.delegate?.collectionView(
      view, willEndContextMenuInteraction: configuration, animator: animator)
  }
}

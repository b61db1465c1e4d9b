import CoreGraphics
import Foundation

/// Gives the menus of a collection's items, and of the room beside them, as its delegate says.
@MainActor
final class CollectionContextMenus: UIContextMenuInteractionDelegate {
  private weak var view: UICollectionView?
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
  /// What the delegate said when the gesture was about to begin.
  private var offered: UIContextMenuConfiguration?
  /// The item whose menu was asked for last, in the data, and what shows it.
  private var path: IndexPath?
  private var preview = RowPreview(nil)

  init(_ view: UICollectionView) { self.view = view }

  /// Items without a menu keep their touches.
  func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    offered = configuration(at: recognizer.location(in: view))
    return offered != nil
  }

  /// A menu over one of several selected items is for all of them.
  private func configuration(at place: CGPoint) -> UIContextMenuConfiguration? {
    guard let view, let delegate = view.delegate else { return nil }
    (path, preview) = (nil, RowPreview(nil))
    guard let path = view.indexPathForItem(at: place) else {
      return delegate.collectionView(
        view, contextMenuConfigurationForItemsAt: [], point: place)
    }
    let paths = view.selectedPaths.contains(path) ? view.selectedPaths.sorted() : [path]
    guard let known = view.presentation.dataPath(path) else { return nil }
    (self.path, preview) = (known, RowPreview(view.cellForItem(at: path)))
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
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    guard let view else { return nil }
    // The picture is of the item as it is at rest.
    view.cancelPress()
    let own = path.flatMap {
      view.delegate?.collectionView(
        view, contextMenuConfiguration: configuration, highlightPreviewForItemAt: $0)
    }
    return own
      ?? view.delegate?.collectionView(
        view, previewForHighlightingContextMenuWithConfiguration: configuration) ?? preview.target
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    guard let view else { return nil }
    let own = path.flatMap {
      view.delegate?.collectionView(
        view, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: $0)
    }
    return own
      ?? view.delegate?.collectionView(
        view, previewForDismissingContextMenuWithConfiguration: configuration) ?? preview.target
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    guard let view else { return }
    view.delegate?.collectionView(
      view, willPerformPreviewActionForMenuWith: configuration, animator: animator)
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

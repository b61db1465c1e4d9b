import CoreGraphics
import Foundation
import PlatformKit

extension UICollectionView {
  /// How soon items make room for what is dragged over them.
  public enum ReorderingCadence: Int, Sendable {
    case immediate
    /// After a short rest.
    case fast
    /// After a longer rest.
    case slow

    fileprivate var delay: TimeInterval {
      switch self {
      case .immediate: 0
      case .fast: 0.15
      case .slow: 0.4
      }
    }
  }
}

extension UICollectionView: UISpringLoadedInteractionSupporting {}

/// A data source that lets the user move items without a delegate for drags.
@MainActor
protocol ReorderingSource {
  var reorders: Bool { get }
}

extension UICollectionView {
  private var reordersByDragging: Bool { (dataSource as? any ReorderingSource)?.reorders ?? false }

  func dragDelegatesDidChange() {
    if dragDelegate != nil || reordersByDragging, drags == nil { drags = ListDragSource(self) }
    if dropDelegate != nil || reordersByDragging, drops == nil { drops = ListDropTarget(self) }
    drags?.interaction.isEnabled =
      dragInteractionEnabled && (dragDelegate != nil || reordersByDragging)
  }
}

extension UICollectionView: DraggingList, DragsItems {
  func itemPath(at point: CGPoint) -> IndexPath? {
    indexPathForItem(at: point).flatMap(presentation.dataPath)
  }
  func itemView(at path: IndexPath) -> UIView? { cellForItem(at: presentation.shownPath(path)) }

  func dragItems(for session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    if let dragDelegate {
      return dragDelegate.collectionView(self, itemsForBeginning: session, at: path)
    }
    guard dataSource?.collectionView(self, canMoveItemAt: path) == true else { return [] }
    return [UIDragItem(itemProvider: NSItemProvider())]
  }
  func moreDragItems(
    for session: any UIDragSession, at path: IndexPath, _ point: CGPoint
  ) -> [UIDragItem] {
    dragDelegate?.collectionView(self, itemsForAddingTo: session, at: path, point: point) ?? []
  }
  func dragParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: path)
  }
  func allowsMove(_ session: any UIDragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
  }
  func isRestricted(_ session: any UIDragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session)
      ?? false
  }
  func cancelPresses() { cancelPress() }
  func dragWillBegin(_ session: any UIDragSession) {
    dragDelegate?.collectionView(self, dragSessionWillBegin: session)
  }
  func dragDidEnd(_ session: any UIDragSession) {
    dragDelegate?.collectionView(self, dragSessionDidEnd: session)
  }
  func showDrag(_ state: UICellConfigurationState.DragState, at path: IndexPath) {
    (itemView(at: path) as? UICollectionViewCell)?.dragState = state
  }

  // MARK: Drops

  private func reorders(_ session: any UIDropSession) -> Bool {
    guard reordersByDragging, let drags, let own = drags.session else { return false }
    return session.localDragSession === own && drags.onlyPath != nil
  }

  func canHandle(_ session: any UIDropSession) -> Bool {
    dropDelegate?.collectionView(self, canHandle: session) ?? reorders(session)
  }
  func dropDidEnter(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnter: session)
  }
  func dropDidExit(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidExit: session)
  }
  func dropDidEnd(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnd: session)
  }

  func dropPlan(_ session: any UIDropSession, at path: IndexPath?) -> DropPlan {
    if let dropDelegate {
      return dropDelegate.collectionView(
        self, dropSessionDidUpdate: session, withDestinationIndexPath: path
      ).plan
    }
    return UICollectionViewDropProposal(
      operation: .move, intent: .insertAtDestinationIndexPath
    ).plan
  }

  /// An item that the data source lets the user move is moved in the data.
  func perform(_ drop: ListDrop) {
    if drop.inserts, drop.plan.proposal.operation == .move, reorders(drop.session),
      let source = drop.items.first?.sourceIndexPath, let target = drop.destination,
      isPlace(target, for: source), dataSource?.collectionView(self, canMoveItemAt: source) == true
    {
      present(ItemPresentation(moving: source, place: target))
      commitMove(source, to: target)
      drop.session.add(landing(at: target))
      return
    }
    guard let proposal = drop.plan.proposal as? UICollectionViewDropProposal else { return }
    dropDelegate?.collectionView(
      self, performDropWith: CollectionDropCoordinator(drop, proposal, on: self))
  }

  /// The preview becomes the item.
  func landing(at path: IndexPath) -> DropLanding {
    let landing = DropLanding { [weak self] in
      guard let self, let place = layoutAttributesForItem(at: path) else { return nil }
      return convert(place.center, to: nil)
    }
    landing.finalPreview = { [weak self] in
      guard let self, let cell = cellForItem(at: path) else { return nil }
      cell.dragState = .none
      let parameters = dropDelegate?.collectionView(self, dropPreviewParametersForItemAt: path)
      return UITargetedPreview(view: cell, parameters: parameters ?? UIDragPreviewParameters())
    }
    return landing
  }

  func makeRoom(at path: IndexPath?, moving: IndexPath?) {
    roomTimer?.cancel()
    let new = ItemPresentation(moving: path == nil ? nil : moving, place: path)
    guard path != nil, reorderingCadence != .immediate, let engine = window?.application?.engine
    else { return present(new) }
    let time = engine.platform.clock.now() + reorderingCadence.delay
    roomTimer = engine.timers.set(at: time) { [weak self] in self?.present(new) }
  }

  func showDropTarget(_ path: IndexPath?) {
    guard path != dropTargetItem else { return }
    dropTargetItem.flatMap { itemView(at: $0) as? UICollectionViewCell }?.isDropTarget = false
    dropTargetItem = path
    path.flatMap { itemView(at: $0) as? UICollectionViewCell }?.isDropTarget = true
  }

  func springLoads(_ path: IndexPath, _ context: any UISpringLoadedInteractionContext) -> Bool {
    guard isSpringLoaded else { return false }
    return delegate?.collectionView(self, shouldSpringLoadItemAt: path, with: context) ?? true
  }

  func open(_ path: IndexPath) { choose(path) }
}

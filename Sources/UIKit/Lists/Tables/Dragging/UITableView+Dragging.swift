import CoreGraphics
import Foundation

extension UITableView: UISpringLoadedInteractionSupporting {}

extension UITableView {
  func dragDelegateDidChange() {
    if dragDelegate != nil, drags == nil { drags = ListDragSource(self) }
    drags?.interaction.isEnabled = dragDelegate != nil && dragInteractionEnabled
  }

  func dropDelegateDidChange() {
    if dropDelegate != nil, drops == nil { drops = ListDropTarget(self) }
  }
}

extension UITableView: DraggingList, DragsItems {
  func itemPath(at point: CGPoint) -> IndexPath? {
    cells.live.first { $0.value.frame.contains(point) && !$0.value.isHidden }?.key
  }
  func itemView(at path: IndexPath) -> UIView? { cells[path] }

  func dragItems(for session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    dragDelegate?.tableView(self, itemsForBeginning: session, at: path) ?? []
  }
  func moreDragItems(
    for session: any UIDragSession, at path: IndexPath, _ point: CGPoint
  ) -> [UIDragItem] {
    dragDelegate?.tableView(self, itemsForAddingTo: session, at: path, point: point) ?? []
  }
  func dragParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dragDelegate?.tableView(self, dragPreviewParametersForRowAt: path)
  }
  func allowsMove(_ session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
  }
  func isRestricted(_ session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }
  func cancelPresses() { cancelTouch() }
  func dragWillBegin(_ session: any UIDragSession) {
    dragDelegate?.tableView(self, dragSessionWillBegin: session)
  }
  func dragDidEnd(_ session: any UIDragSession) {
    dragDelegate?.tableView(self, dragSessionDidEnd: session)
  }
  func showDrag(_ state: UICellConfigurationState.DragState, at path: IndexPath) {
    cells[path].map { showDrag(state, of: $0) }
  }
  func showDrag(_ state: UICellConfigurationState.DragState, of cell: UITableViewCell) {
    cell.alpha = state == .dragging ? 0.4 : 1
    cell.dragStateDidChange(UITableViewCell.DragState(rawValue: state.rawValue) ?? .none)
  }

  // MARK: Drops

  func canHandle(_ session: any UIDropSession) -> Bool {
    dropDelegate?.tableView(self, canHandle: session) ?? false
  }
  func dropDidEnter(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidEnter: session)
  }
  func dropDidExit(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidExit: session)
  }
  func dropDidEnd(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidEnd: session)
  }

  func dropPlan(_ session: any UIDropSession, at path: IndexPath?) -> DropPlan {
    let proposal = dropDelegate?.tableView(
      self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
    return (proposal ?? UITableViewDropProposal(operation: .cancel)).plan
  }

  /// A row of the table that goes between others is moved in the data, as by its grip, if the data
  /// source can do so.
  func perform(_ drop: ListDrop) {
    if drop.inserts, drop.plan.proposal.operation == .move, drop.items.count == 1,
      let source = drop.items[0].sourceIndexPath, let target = drop.destination,
      moveRow(source, to: target)
    {
      drop.session.add(landing(at: target))
      return
    }
    guard let proposal = drop.plan.proposal as? UITableViewDropProposal else { return }
    dropDelegate?.tableView(
      self, performDropWith: TableDropCoordinator(drop, proposal, on: self))
  }

  /// The preview becomes the row.
  func landing(at path: IndexPath) -> DropLanding {
    let landing = DropLanding { [weak self] in
      guard let self, extents.contains(path) else { return nil }
      let frame = rectForRow(at: path)
      return convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
    }
    landing.finalPreview = { [weak self] in
      guard let self, let cell = cellForRow(at: path) else { return nil }
      showDrag(.none, of: cell)
      let parameters = dropDelegate?.tableView(self, dropPreviewParametersForRowAt: path)
      return UITargetedPreview(view: cell, parameters: parameters ?? UIDragPreviewParameters())
    }
    return landing
  }

  /// False if the data source can't move rows.
  private func moveRow(_ source: IndexPath, to target: IndexPath) -> Bool {
    guard asks(.moves), let dataSource, canMove(source), isPlace(target, for: source) else {
      return false
    }
    guard source != target else { return true }
    dataSource.tableView(self, moveRowAt: source, to: target)
    guard asks(.moves) else { return false }
    move(source, to: target)
    animateGaps()
    return true
  }

  func makeRoom(at path: IndexPath?, moving: IndexPath?) {
    gaps.lifted.flatMap { cells[$0.path] }?.alpha = 0.4
    (gaps.lifted, gaps.room) = (nil, nil)
    if let path {
      let moved = moving.flatMap { extents.contains($0) ? extents.row($0).extent.length : nil }
      if let moving, let moved {
        gaps.lifted = (moving, moved)
        cells[moving]?.alpha = 0
      }
      let height = moved ?? (rowHeight > 0 ? rowHeight : CellMetrics.height)
      gaps.room = (RowGaps.dataPath(path, without: moving), height)
    }
    animateGaps()
  }

  func showDropTarget(_ path: IndexPath?) {
    guard path != dropTargetRow else { return }
    dropTargetRow.flatMap { cells[$0] }?.setHighlighted(false, animated: true)
    dropTargetRow = path
    path.flatMap { cells[$0] }?.setHighlighted(true, animated: true)
  }

  func springLoads(_ path: IndexPath, _ context: any UISpringLoadedInteractionContext) -> Bool {
    guard isSpringLoaded else { return false }
    return delegate?.tableView(self, shouldSpringLoadRowAt: path, with: context) ?? true
  }

  func open(_ path: IndexPath) { choose(path) }
}

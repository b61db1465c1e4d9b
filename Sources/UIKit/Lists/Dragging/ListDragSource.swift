import CoreGraphics
import Foundation

/// Drags items out of a list.
@MainActor
final class ListDragSource: NSObject, UIDragInteractionDelegate {
  private weak var list: (any DraggingList)?
  private(set) lazy var interaction = UIDragInteraction(delegate: self)
  /// The drag in progress, from the lift on.
  private(set) var session: DragOperation?
  /// What is dragged, and where it is in the list; nil if it is gone.
  private var sources: [(item: UIDragItem, path: IndexPath?)] = []

  init(_ list: any DraggingList) {
    self.list = list
    super.init()
    list.addInteraction(interaction)
  }

  func path(of item: UIDragItem) -> IndexPath? {
    sources.first { $0.item === item }?.path
  }

  func drags(_ path: IndexPath) -> Bool {
    session != nil && sources.contains { $0.path == path }
  }

  /// The only item that is dragged.
  var onlyPath: IndexPath? { sources.count == 1 ? sources[0].path : nil }

  func follow(_ plan: UpdatePlan) {
    for index in sources.indices { sources[index].path = sources[index].path.flatMap(plan.after) }
  }

  func itemDidMove(from source: IndexPath, to target: IndexPath) {
    for index in sources.indices where sources[index].path == source {
      sources[index].path = target
    }
  }

  /// Another finger has tapped an item. Whether there is a drag.
  func add(_ path: IndexPath, at point: CGPoint) -> Bool {
    guard let session, let list else { return false }
    if drags(path) { return true }
    session.begin()
    let more = list.moreDragItems(for: session, at: path, point)
    guard !more.isEmpty else { return true }
    sources += more.map { ($0, path) }
    list.showDrag(.dragging, at: path)
    session.add(more)
    return true
  }

  private func show(_ state: UICellConfigurationState.DragState) {
    for case (_, let path?) in sources { list?.showDrag(state, at: path) }
  }

  // MARK: UIDragInteractionDelegate

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard let list, let path = list.itemPath(at: session.location(in: list)) else { return [] }
    let items = list.dragItems(for: session, at: path)
    sources = items.map { ($0, path) }
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    show(.lifting)
    return preview(of: item)
  }

  /// Nil if the item is out of sight.
  private func preview(of item: UIDragItem) -> UITargetedDragPreview? {
    guard let list, let path = path(of: item), let view = list.itemView(at: path) else {
      return nil
    }
    return UITargetedDragPreview(
      view: view, parameters: list.dragParameters(at: path) ?? UIDragPreviewParameters())
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {
    self.session = session as? DragOperation
    list?.cancelPresses()
    animator.addCompletion { [weak self] in if $0 == .start { self?.forget() } }
  }

  private func forget() {
    show(.none)
    (session, sources) = (nil, [])
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { preview(of: item) }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { list?.allowsMove(session) ?? true }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { list?.isRestricted(session) ?? false }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {
    show(.dragging)
    list?.dragWillBegin(session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    forget()
    list?.dragDidEnd(session)
  }
}

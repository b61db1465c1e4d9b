public import Foundation

/// Says what can be dragged from a view, and hears what becomes of it. All but the first method may be
/// left out.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: NSObjectProtocol {
  /// What is dragged; nothing begins where there is none.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]

  /// What is seen of it; the whole view unless told otherwise, nothing for nil.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview?

  /// The finger takes the items along.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)

  /// Whether they may be moved; true unless told otherwise.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool

  /// The finger has moved.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)

  /// The finger was lifted, or the drag taken away.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation)

  /// The preview has gone.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation)
}

extension UIDragInteractionDelegate {
  /// Returns the interaction's view.
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? { interaction.view.map { UITargetedDragPreview(view: $0) } }

  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {}

  /// Returns true.
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }

  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession
  ) {}

  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation
  ) {}

  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {}
}

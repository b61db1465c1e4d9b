import CoreGraphics
import Foundation

/// A table view or a collection view, as what drags from it and drops on it see it.
@MainActor
protocol DraggingList: UIScrollView {
  // What is dragged

  func itemPath(at point: CGPoint) -> IndexPath?
  func itemView(at path: IndexPath) -> UIView?
  func dragItems(for session: any UIDragSession, at path: IndexPath) -> [UIDragItem]
  func moreDragItems(
    for session: any UIDragSession, at path: IndexPath, _ point: CGPoint
  ) -> [UIDragItem]
  func dragParameters(at path: IndexPath) -> UIDragPreviewParameters?
  func allowsMove(_ session: any UIDragSession) -> Bool
  func isRestricted(_ session: any UIDragSession) -> Bool
  /// What is pressed is lifted instead.
  func cancelPresses()
  func dragWillBegin(_ session: any UIDragSession)
  func dragDidEnd(_ session: any UIDragSession)
  func showDrag(_ state: UICellConfigurationState.DragState, at path: IndexPath)

  // What is dropped

  func canHandle(_ session: any UIDropSession) -> Bool
  func dropDidEnter(_ session: any UIDropSession)
  func dropDidExit(_ session: any UIDropSession)
  func dropDidEnd(_ session: any UIDropSession)
  func dropPlan(_ session: any UIDropSession, at path: IndexPath?) -> DropPlan
  func perform(_ drop: ListDrop)

  // Where it goes

  /// Where an item would come in; counted without the item that moves.
  func insertionPath(at point: CGPoint, moving: IndexPath?, now: IndexPath?) -> IndexPath?
  /// Parts the items for one that would come in; nil closes the gap.
  func makeRoom(at path: IndexPath?, moving: IndexPath?)
  func showDropTarget(_ path: IndexPath?)
  /// Whether an item opens while something is held over it.
  func springLoads(_ path: IndexPath, _ context: any UISpringLoadedInteractionContext) -> Bool
  func open(_ path: IndexPath)
}

/// What a list would do with what is dropped.
struct DropPlan {
  enum Intent { case unspecified, insertAt, insertInto, automatic }

  let proposal: UIDropProposal
  let intent: Intent
}

/// What has been dropped on a list, and where.
struct ListDrop {
  /// One item of it, as the delegates of both kinds of lists see it.
  @MainActor
  final class Item: NSObject, UITableViewDropItem, UICollectionViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(_ dragItem: UIDragItem, from sourceIndexPath: IndexPath?, size: CGSize) {
      (self.dragItem, self.sourceIndexPath, previewSize) = (dragItem, sourceIndexPath, size)
      super.init()
    }
  }

  let session: any UIDropSession
  let items: [Item]
  let destination: IndexPath?
  let plan: DropPlan
  /// Whether the item goes between others.
  let inserts: Bool
}

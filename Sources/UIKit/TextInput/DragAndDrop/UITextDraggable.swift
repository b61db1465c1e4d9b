public import Foundation

/// A text whose selection the user can drag: fields and text views.
@preconcurrency @MainActor
public protocol UITextDraggable: UITextInput {
  /// Decides what is dragged; held weakly.
  var textDragDelegate: (any UITextDragDelegate)? { get set }
  /// Its `isEnabled` allows drags: true at first.
  var textDragInteraction: UIDragInteraction? { get }
  /// Whether a part of the text is being dragged.
  var isTextDragActive: Bool { get }
  /// How the text is handed out.
  var textDragOptions: UITextDragOptions { get set }
}

/// How dragged text is handed out.
public struct UITextDragOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The preview shows the text in the label colour.
  public static let stripTextColorFromPreviews = UITextDragOptions(rawValue: 1)
}

/// Decides what a drag of selected text carries, and hears of it. Every method is optional.
@preconcurrency @MainActor
public protocol UITextDragDelegate: NSObjectProtocol {
  /// What is dragged; with no items the drag does not begin.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable,
    itemsForDrag dragRequest: any UITextDragRequest
  ) -> [UIDragItem]

  /// What is shown under the pointer; nil for the selected text.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview?

  /// What is dragged rises.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable,
    willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession)

  /// The drag begins.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable,
    dragSessionWillBegin session: any UIDragSession)

  /// The drag is over.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable,
    dragSessionDidEnd session: any UIDragSession, with operation: UIDropOperation)
}

extension UITextDragDelegate {
  /// Those that the text suggests.
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable,
    itemsForDrag dragRequest: any UITextDragRequest
  ) -> [UIDragItem] { dragRequest.suggestedItems }

  /// Nil.
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? { nil }

  /// Does nothing.
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable,
    willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
  ) {}

  /// Does nothing.
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable,
    dragSessionWillBegin session: any UIDragSession
  ) {}

  /// Does nothing.
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable,
    dragSessionDidEnd session: any UIDragSession, with operation: UIDropOperation
  ) {}
}

/// What is to be dragged from a text.
@preconcurrency @MainActor
public protocol UITextDragRequest: NSObjectProtocol {
  /// The part of the text.
  var dragRange: UITextRange { get }
  /// The text of the range, with its attributes where the view keeps them.
  var suggestedItems: [UIDragItem] { get }
  /// Always empty: items are not added to a drag.
  var existingItems: [UIDragItem] { get }
  /// Whether the range is the selection. Always true.
  var isSelected: Bool { get }
  /// The drag.
  var dragSession: any UIDragSession { get }
}

/// A request of a text of ours.
final class TextDragRequest: NSObject, UITextDragRequest {
  let dragRange: UITextRange
  let suggestedItems: [UIDragItem]
  let dragSession: any UIDragSession
  var existingItems: [UIDragItem] { [] }
  var isSelected: Bool { true }

  init(_ range: Range<Int>, _ items: [UIDragItem], _ session: any UIDragSession) {
    (dragRange, suggestedItems, dragSession) = (EditedTextRange(range), items, session)
  }
}

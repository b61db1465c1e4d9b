import CoreGraphics
import Foundation
import TextKit

/// Drags of a text's selection. The recognizers of its `UITextInteraction` begin and move them.
@MainActor
final class TextDragging: NSObject {
  weak var view: (any EditedTextView & UITextDraggable)?
  weak var delegate: (any UITextDragDelegate)?
  var options: UITextDragOptions = []
  private(set) lazy var interaction = UIDragInteraction(startedBy: self)
  /// What is dragged, in the text as it was.
  private(set) var range = 0..<0
  private var version = 0
  private var state = State.idle
  /// Whether the user wants a copy: Control is held.
  private var copies = false
  /// In the window until its picture is taken.
  private weak var card: TextDragPreview?

  private enum State { case idle, pressed, dragging }

  /// Whether the selection was pressed, or is dragged.
  var isPressed: Bool { state != .idle }
  var isActive: Bool { state == .dragging }

  /// The text has not changed since the drag began.
  var isCurrent: Bool { view?.editedText.version == version }
}

extension TextDragging {
  /// The mouse or a finger is pressed on the text. False where no selected text is.
  func press(at point: CGPoint) -> Bool {
    guard let view, view.isFirstResponder, interaction.isEnabled, !view.isSecureTextEntry,
      let character = view.editedText.character(at: point)
    else { return false }
    let (text, selected) = (view.editedText, view.editedText.editor.selection.range)
    let pressed = text.range(character)
    guard !pressed.isEmpty, selected.contains(pressed.lowerBound),
      text.selectionRects(character).contains(where: { $0.rect.contains(point) })
    else { return false }
    state = .pressed
    return true
  }

  /// The pointer has moved; the first move begins the drag.
  func follow(_ place: CGPoint, copies: Bool) {
    self.copies = copies
    switch state {
    case .idle: break
    case .pressed: state = interaction.begin(at: place) ? .dragging : .idle
    case .dragging: interaction.move(to: place)
    }
  }

  /// The pointer is released. False if nothing was dragged.
  func release(isDropped: Bool = true) -> Bool {
    defer { state = .idle }
    guard state == .dragging else { return false }
    interaction.end(isDropped: isDropped)
    return true
  }

  /// What was dragged has moved to another text.
  func removeDragged() {
    guard let view, view.isTextEditable, isCurrent else { return }
    view.editedText.remove(range)
  }
}

extension TextDragging: UIDragInteractionDelegate {
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard let view else { return [] }
    view.finishComposition()
    let text = view.editedText
    (range, version) = (text.editor.selection.range, text.version)
    let object: any NSItemProviderWriting =
      view.keepsPastedAttributes
      ? text.storage.content.attributedString(range) : text.text.string(range) as NSString
    let items = [UIDragItem(itemProvider: NSItemProvider(object: object))]
    let request = TextDragRequest(range, items, session)
    return delegate?.textDraggableView(view, itemsForDrag: request) ?? items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let view else { return nil }
    let own = delegate?.textDraggableView(view, dragPreviewForLiftingItem: item, session: session)
    if let own { return own }
    card = TextDragPreview.show(range, of: view, options)
    return card.map { UITargetedDragPreview(view: $0) }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {
    view.map { delegate?.textDraggableView($0, willAnimateLiftWith: animator, session: session) }
  }

  /// A text that the user may not edit keeps what is dragged.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { !copies && view?.isTextEditable == true }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {
    card?.removeFromSuperview()
    view.map { delegate?.textDraggableView($0, dragSessionWillBegin: session) }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    // A text that takes what is moved removes it itself; another program can't.
    if operation == .move, (session as? DragOperation)?.isTaken == true { removeDragged() }
    view.map { delegate?.textDraggableView($0, dragSessionDidEnd: session, with: operation) }
  }
}

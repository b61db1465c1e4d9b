import CoreGraphics
import Foundation
import TextKit

/// Drops of text on a field or a text view: a caret shows where it would go.
@MainActor
final class TextDropping: NSObject {
  weak var view: (any EditedTextView & UITextDroppable)?
  weak var delegate: (any UITextDropDelegate)?
  private(set) lazy var interaction = UIDropInteraction(delegate: self)
  private(set) var isActive = false
  /// Nearer to an edge than this the text scrolls.
  private static let margin: CGFloat = 24
  private var autoscroll: EdgeAutoscroll?
  private weak var session: (any UIDropSession)?
  private var proposal = UITextDropProposal(operation: .cancel)
}

extension TextDropping {
  /// The text that is dragged, if it is of a view of ours.
  private func source(of session: any UIDropSession) -> TextDragging? {
    (session.localDragSession as? DragOperation)?.source.delegate as? TextDragging
  }

  private func request(
    _ session: any UIDropSession, in view: any EditedTextView
  ) -> TextDropRequest {
    let (place, source) = (session.location(in: view), source(of: session))
    let position = view.editedText.closestPosition(place)
    let isSame = source?.view === view
    let suggested = UITextDropProposal(
      operation: operation(session, isSame ? source : nil, at: view.editedText.offset(position)))
    return TextDropRequest(position, suggested, isSameView: isSame, session)
  }

  /// Text moves inside a view and is copied between views. What is dragged takes no drop of itself.
  private func operation(
    _ session: any UIDropSession, _ source: TextDragging?, at offset: Int
  ) -> UIDropOperation {
    guard let source else { return .copy }
    if source.isCurrent, (source.range.lowerBound...source.range.upperBound).contains(offset) {
      return .cancel
    }
    return session.allowsMoveOperation ? .move : .copy
  }

  private func editability(
    _ session: any UIDropSession, _ view: any EditedTextView & UITextDroppable
  ) -> UITextDropEditability {
    if view.isTextEditable { return .yes }
    return delegate?.textDroppableView(
      view, willBecomeEditableForDrop: request(session, in: view)) ?? .no
  }

  private func showCaret(at position: UITextPosition?) {
    view?.textInteraction?.display?.dropPosition = position
  }
}

extension TextDropping: UIDropInteractionDelegate {
  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool {
    guard let view, session.canLoadObjects(ofClass: NSString.self) else { return false }
    return editability(session, view) != .no
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {
    isActive = true
    view.map { delegate?.textDroppableView($0, dropSessionDidEnter: session) }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    guard let view else { return UIDropProposal(operation: .cancel) }
    follow(session, in: view)
    scroll(session, in: view)
    delegate?.textDroppableView(view, dropSessionDidUpdate: session)
    return proposal
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {
    leave()
    view.map { delegate?.textDroppableView($0, dropSessionDidExit: session) }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {
    guard let view else { return }
    leave()
    let request = request(session, in: view)
    delegate?.textDroppableView(view, willPerformDrop: request)
    guard proposal.dropPerformer == .view else { return }
    if editability(session, view) == .yes { (view as? UITextView)?.isEditable = true }
    view.becomeFirstResponder()
    let range = range(for: proposal.dropAction, at: request.dropPosition, in: view.editedText)
    let source = source(of: session)
    let moves = proposal.operation == .move
    if let source, moves, request.isSameView, source.isCurrent, proposal.dropAction == .insert {
      return view.editedText.move(source.range, to: range.lowerBound)
    }
    load(session, over: range, into: view, movedFrom: moves && !request.isSameView ? source : nil)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    view.flatMap {
      delegate?.textDroppableView($0, previewForDroppingAllItemsWithDefault: defaultPreview)
    }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) {
    leave()
    view.map { delegate?.textDroppableView($0, dropSessionDidEnd: session) }
  }
}

extension TextDropping {
  /// Asks what a drop would do here, and shows it.
  private func follow(_ session: any UIDropSession, in view: any EditedTextView & UITextDroppable) {
    let request = request(session, in: view)
    proposal =
      delegate?.textDroppableView(view, proposalForDrop: request) ?? request.suggestedProposal
    let drops = proposal.operation == .copy || proposal.operation == .move
    showCaret(at: drops && proposal.dropAction == .insert ? request.dropPosition : nil)
  }

  private func scroll(_ session: any UIDropSession, in view: any EditedTextView) {
    self.session = session
    if autoscroll == nil {
      autoscroll = EdgeAutoscroll(view, margin: Self.margin) { [weak self] _ in
        guard let self, let view = self.view, let session = self.session else { return }
        view.layoutIfNeeded()
        follow(session, in: view)
      }
    }
    autoscroll?.follow(view.convert(session.location(in: view), to: nil))
  }

  private func leave() {
    isActive = false
    autoscroll?.stop()
    autoscroll = nil
    showCaret(at: nil)
  }

  private func range(
    for action: UITextDropProposal.Action, at position: UITextPosition, in text: EditedText
  ) -> Range<Int> {
    switch action {
    case .insert: text.range(text.range(from: position, to: position))
    case .replaceSelection: text.editor.selection.range
    case .replaceAll: 0..<text.text.count
    }
  }

  /// Takes the text with its attributes where the view keeps those. Text that has none looks like what is around it.
  private func load(
    _ session: any UIDropSession, over range: Range<Int>, into view: any EditedTextView,
    movedFrom source: TextDragging?
  ) {
    let text = view.editedText
    if view.keepsPastedAttributes {
      session.loadObjects(ofClass: NSAttributedString.self) { found in
        let parts = found.map {
          $0.isPlain ? text.plain($0.string, over: range) : AttributedBuffer($0)
        }
        text.drop(AttributedBuffer(joining: parts), over: range, movedFrom: source)
      }
    } else {
      session.loadObjects(ofClass: NSString.self) { found in
        let string = found.map { $0 as String }.joined(separator: "\n")
        text.drop(text.plain(string, over: range), over: range, movedFrom: source)
      }
    }
  }
}

extension EditedText {
  /// A text as this one takes it, with the attributes of what is typed there.
  fileprivate func plain(_ string: String, over range: Range<Int>) -> AttributedBuffer {
    prepareTyping()
    let range = range.clamped(to: 0..<text.count)
    return editor.typed(view?.acceptable(string) ?? string, over: range)
  }
}

extension NSAttributedString {
  fileprivate var isPlain: Bool {
    var range = NSRange(location: 0, length: 0)
    let whole = NSRange(location: 0, length: length)
    return length == 0
      || attributes(at: 0, longestEffectiveRange: &range, in: whole).isEmpty && range == whole
  }
}

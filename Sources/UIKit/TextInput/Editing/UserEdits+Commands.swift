import CoreGraphics
import Foundation
import TextKit

extension UserEdits {
  func perform(_ command: TextCommand) {
    guard command.keepsText || isEditable else { return }
    finishComposition()
    switch command {
    case .move(let movement, let extends): selection.move(movement, extends: extends)
    case .page(let isDown, let extends): movePage(isDown, extends)
    case .delete(let deletion): delete(deletion)
    case .transpose: transpose()
    case .cut: send("cut:")
    case .copy: send("copy:")
    case .paste: send("paste:")
    case .redo: (input as? UIResponder)?.undoManager.map { if $0.canRedo { $0.redo() } }
    }
    if command.keepsText { didMove() }
  }

  var selection: DirectedSelection { DirectedSelection.of(input) }

  /// After the user has moved the selection.
  func didMove() {
    (input as? UIView)?.textInteraction?.refresh()
    revealCaret()
  }

  private func send(_ action: String) {
    guard let responder = input as? UIResponder else { return }
    UIApplication.shared.sendAction(Selector(action), to: nil, from: responder, for: nil)
  }

  private func delete(_ deletion: TextEditor.Deletion) {
    if deletion == .characterBackward { return deleteBackward() }
    guard let range = range(of: deletion), !range.isEmpty, may(range, "") else { return }
    if let view = input as? any EditedTextView {
      view.editedText.delete(deletion)
    } else {
      input.replace(range, withText: "")
    }
    didEdit()
  }

  private func transpose() {
    guard let view = input as? any EditedTextView,
      let offset = view.editedText.editor.selection.isCaret
        ? view.editedText.editor.selection.head.offset : nil,
      let found = view.editedText.text.transposition(at: offset),
      may(EditedTextRange(found.range), found.text)
    else { return }
    view.editedText.transpose()
  }

  /// What a key deletes: the selection, or from the caret on.
  func range(of deletion: TextEditor.Deletion) -> UITextRange? {
    if let view = input as? any EditedTextView {
      return EditedTextRange(view.editedText.editor.range(of: deletion))
    }
    guard let selected = input.selectedTextRange else { return nil }
    guard selected.isEmpty else { return selected }
    let movement: TextMovement =
      switch deletion {
      case .characterBackward: .backward
      case .characterForward: .forward
      case .wordBackward: .wordBackward
      case .wordForward: .wordForward
      case .paragraphBackward: .paragraphStart
      case .paragraphForward: .paragraphEnd
      }
    return selection.position(from: selected.start, movement).flatMap {
      input.textRange(from: selected.start, to: $0)
    }
  }

  private func movePage(_ isDown: Bool, _ extends: Bool) {
    guard let head = selection.head else { return }
    let caret = input.caretRect(for: head)
    let step = max(caret.height, visibleHeight - caret.height)
    let target = CGPoint(
      x: selection.goal ?? caret.midX, y: caret.midY + (isDown ? step : -step))
    guard let place = input.closestPosition(to: target) else { return }
    selection.select(from: extends ? selection.anchor : place, to: place)
  }

  private var scroller: UIScrollView? {
    (input as? UIView)?.selfAndSuperviews.lazy.compactMap { $0 as? UIScrollView }.first
  }

  private var visibleHeight: CGFloat {
    guard let view = input as? UIView else { return 0 }
    guard let scroller else { return view.bounds.height }
    return scroller.bounds.inset(by: scroller.adjustedContentInset).height
  }

  /// Scrolls the text, and what it lies in, to show the caret.
  func revealCaret() {
    if let view = input as? any EditedTextView { return view.revealCaret() }
    guard let head = selection.head, let view = input as? UIView else { return }
    let caret = input.caretRect(for: head)
    for case let scroller as UIScrollView in view.selfAndSuperviews {
      scroller.scrollRectToVisible(
        scroller.convert(caret, from: input.textInputView), animated: false)
    }
  }
}

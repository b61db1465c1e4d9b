import CoreGraphics
import Foundation

extension UITextInteraction {
  func makeRecognizers() -> [UIGestureRecognizer] {
    let pointer = TextPointerRecognizer { [weak self] in self?.pointerMoved($0) }
    let tap = TextTapRecognizer { [weak self] in self?.tapped($0) }
    let press = UILongPressGestureRecognizer { [weak self] in self?.pressed($0) }
    press.allowedTouchTypes = TextTapRecognizer.touchTypes
    return [pointer, tap, press]
  }

  private func mayBegin(at point: CGPoint) -> Bool {
    guard let textInput, (textInput as? any EditedTextView)?.isTextSelectable != false else {
      return false
    }
    return delegate?.interactionShouldBegin(self, at: point) ?? true
  }

  /// Takes the keyboard and ends what is being composed. False if the text cannot have the keyboard.
  private func begin(at point: CGPoint) -> Bool {
    guard mayBegin(at: point), let textInput else { return false }
    textInput.finishComposition()
    guard takeKeyboard(textInput) else { return false }
    delegate?.interactionWillBegin(self)
    return true
  }

  private func takeKeyboard(_ input: any UIResponder & UITextInput) -> Bool {
    isSelectedByProgram = false
    if input.isFirstResponder { return true }
    let edited = (input as? any EditedTextView)?.editedText
    let version = edited?.selectionVersion
    guard input.becomeFirstResponder() else { return false }
    isSelectedByProgram =
      edited?.selectionVersion != version && edited?.editor.selection.isCaret == false
    return true
  }

  private func end() {
    if let textInput { UserEdits(input: textInput).offerPrimarySelection() }
    delegate?.interactionDidEnd(self)
  }

  // MARK: The mouse

  private func pointerMoved(_ recognizer: TextPointerRecognizer) {
    guard let textInput else { return }
    let point = recognizer.location(in: textInput.textInputView)
    if dragging.isPressed { return dragSelectedText(recognizer, at: point) }
    switch recognizer.state {
    case .began: pointerPressed(recognizer, at: point, in: textInput)
    case .changed: drag?.follow(recognizer.centroid)
    case .ended:
      let hasStayed = !recognizer.hasMoved && recognizer.tapCount == 1
      if recognizer.hasMoved { drag?.follow(recognizer.centroid) }
      stopDragging()
      if hasStayed, takesTap(at: point) { return }
      end()
    default: stopDragging()
    }
  }

  private func pointerPressed(
    _ recognizer: TextPointerRecognizer, at point: CGPoint, in input: any UIResponder & UITextInput
  ) {
    guard begin(at: point) else { return recognizer.state = .cancelled }
    if recognizer.isMiddleButton { return pastePrimarySelection(at: point) }
    let granularity = SelectionDrag.granularity(ofClicks: recognizer.tapCount)
    let extends = recognizer.modifierFlags.contains(.shift)
    if isSelectedByProgram, !extends {
      display?.showsHandles = false
      return refresh()
    }
    if granularity == .character, !extends, dragging.press(at: point) { return }
    let drag = SelectionDrag(input, from: point, by: granularity, extends: extends)
    self.drag = drag
    display?.showsHandles = false
    drag.onSelect = { [weak self] in self?.refresh() }
    drag.follow(recognizer.centroid)
  }

  /// The button was pressed on selected text: a drag takes the text along, a click places the caret.
  private func dragSelectedText(_ recognizer: TextPointerRecognizer, at point: CGPoint) {
    let place = recognizer.location(in: nil)
    switch recognizer.state {
    case .began, .changed:
      dragging.follow(place, copies: recognizer.modifierFlags.contains(.control))
    case .ended:
      if recognizer.hasMoved {
        dragging.follow(place, copies: recognizer.modifierFlags.contains(.control))
      }
      if !dragging.release(), !recognizer.hasMoved { placeCaret(at: point) }
      end()
    default: _ = dragging.release(isDropped: false)
    }
  }

  private func placeCaret(at point: CGPoint) {
    guard let textInput, let place = textInput.closestPosition(to: point) else { return }
    DirectedSelection.of(textInput).select(from: nil, to: place)
    refresh()
  }

  /// As everywhere on X11: the middle button pastes where it is pressed what was selected last.
  private func pastePrimarySelection(at point: CGPoint) {
    guard let textInput, UserEdits(input: textInput).isEditable,
      let place = textInput.closestPosition(to: point)
    else { return }
    let selection = DirectedSelection.of(textInput)
    if let view = textInput as? any EditedTextView {
      let text = UIPasteboard.primarySelection.string
      selection.select(from: nil, to: place)
      if text != nil { view.editedText.paste(from: .primarySelection) }
    } else if let text = UIPasteboard.primarySelection.string {
      selection.select(from: nil, to: place)
      UserEdits(input: textInput).insert(text)
    }
    refresh()
  }

  func stopDragging() {
    drag?.end()
    drag = nil
  }

  private func takesTap(at point: CGPoint) -> Bool {
    (textInput as? any EditedTextView)?.takeTap(at: point) == true
  }

  private func showsItemMenu(at point: CGPoint) -> Bool {
    (textInput as? any EditedTextView)?.showItemMenu(at: point, lifts: true) == true
  }

  // MARK: Touches

  private func tapped(_ tap: TextTapRecognizer) {
    guard tap.state == .ended, let textInput else { return }
    let point = tap.location(in: textInput.textInputView)
    if tap.tapCount == 1, takesTap(at: point) { return }
    guard begin(at: point) else { return }
    let granularity = SelectionDrag.granularity(ofClicks: tap.tapCount)
    let before = textInput.selectedTextRange
    if !isSelectedByProgram, granularity != .character || textInteractionMode == .editable {
      _ = SelectionDrag(textInput, from: point, by: granularity, extends: false)
    }
    display?.showsHandles = true
    refresh()
    end()
    // A second tap where the caret is asks what can be done there.
    let hasStayed = before.map { textInput.selectedTextRange?.isEqual($0) ?? false } ?? false
    if granularity != .character || hasStayed { editMenu?.present() }
  }

  /// In editable text the caret follows the finger, in other text a word is selected.
  private func pressed(_ press: UILongPressGestureRecognizer) {
    guard let textInput else { return }
    let point = press.location(in: textInput.textInputView)
    if dragging.isPressed { return dragSelectedText(press) }
    switch press.state {
    case .began:
      if showsItemMenu(at: point) { return }
      guard begin(at: point) else { return }
      if dragging.press(at: point) { return dragSelectedText(press) }
      let granularity: UITextGranularity = textInteractionMode == .editable ? .character : .word
      let drag = SelectionDrag(textInput, from: point, by: granularity, extends: false)
      drag.movesCaret = granularity == .character
      self.drag = drag
      display?.showsHandles = true
      loupe = UITextLoupeSession.begin(
        at: point, fromSelectionWidgetView: display?.cursorView, in: textInput.textInputView)
      moveLoupe(to: point)
    case .changed:
      drag?.follow(press.centroid)
      moveLoupe(to: point)
    default:
      guard drag != nil else { return }
      loupe?.invalidate()
      loupe = nil
      stopDragging()
      end()
      editMenu?.present()
    }
    refresh()
  }

  /// A finger that rests on selected text lifts it.
  private func dragSelectedText(_ press: UILongPressGestureRecognizer) {
    switch press.state {
    case .began, .changed: dragging.follow(press.location(in: nil), copies: false)
    default:
      _ = dragging.release(isDropped: press.state == .ended)
      end()
    }
  }

  private func moveLoupe(to point: CGPoint) {
    guard let textInput, let head = DirectedSelection.of(textInput).head else { return }
    loupe?.move(to: point, withCaretRect: textInput.caretRect(for: head), trackingCaret: true)
  }
}

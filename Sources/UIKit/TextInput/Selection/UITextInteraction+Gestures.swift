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
    if !textInput.isFirstResponder, !textInput.becomeFirstResponder() { return false }
    delegate?.interactionWillBegin(self)
    return true
  }

  private func end() {
    (textInput as? any EditedTextView)?.editedText.offerPrimarySelection()
    offerPrimarySelectionOfOthers()
    delegate?.interactionDidEnd(self)
  }

  /// Of texts that are no views of ours.
  private func offerPrimarySelectionOfOthers() {
    guard let textInput, !(textInput is any EditedTextView),
      let range = textInput.selectedTextRange, !range.isEmpty, let text = textInput.text(in: range)
    else { return }
    UIPasteboard.primarySelection.string = text
  }

  // MARK: The mouse

  private func pointerMoved(_ recognizer: TextPointerRecognizer) {
    guard let textInput else { return }
    let point = recognizer.location(in: textInput.textInputView)
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
    let drag = SelectionDrag(
      input, from: point, by: granularity, extends: recognizer.modifierFlags.contains(.shift))
    self.drag = drag
    display?.showsHandles = false
    drag.onSelect = { [weak self] in self?.refresh() }
    drag.follow(recognizer.centroid)
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

  // MARK: Touches

  private func tapped(_ tap: TextTapRecognizer) {
    guard tap.state == .ended, let textInput else { return }
    let point = tap.location(in: textInput.textInputView)
    if tap.tapCount == 1, takesTap(at: point) { return }
    guard begin(at: point) else { return }
    let granularity = SelectionDrag.granularity(ofClicks: tap.tapCount)
    let before = textInput.selectedTextRange
    if granularity != .character || textInteractionMode == .editable {
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
    switch press.state {
    case .began:
      guard begin(at: point) else { return }
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
      loupe?.invalidate()
      loupe = nil
      stopDragging()
      end()
      editMenu?.present()
    }
    refresh()
  }

  private func moveLoupe(to point: CGPoint) {
    guard let textInput, let head = DirectedSelection.of(textInput).head else { return }
    loupe?.move(to: point, withCaretRect: textInput.caretRect(for: head), trackingCaret: true)
  }
}

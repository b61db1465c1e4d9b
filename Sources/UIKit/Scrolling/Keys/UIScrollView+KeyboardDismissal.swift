extension UIScrollView {
  /// A finger begins to scroll: with this mode a text loses the keyboard.
  func dismissKeyboardIfWanted() {
    switch keyboardDismissMode {
    case .onDrag, .onDragWithAccessory: dismissKeyboard()
    case .none, .interactive, .interactiveWithAccessory: break
    }
  }

  /// In the interactive modes the keyboard goes when the finger comes to its upper edge.
  func followKeyboardInteractively() {
    switch keyboardDismissMode {
    case .interactive, .interactiveWithAccessory:
      guard let window, let panel = window.rareData?.inputPanel, panel.height > 0 else { return }
      if pan.location(in: nil).y > window.bounds.height - panel.height { dismissKeyboard() }
    case .none, .onDrag, .onDragWithAccessory: break
    }
  }

  private func dismissKeyboard() {
    guard let responder = window?.firstResponder, responder is any UIKeyInput else { return }
    responder.resignFirstResponder()
  }
}

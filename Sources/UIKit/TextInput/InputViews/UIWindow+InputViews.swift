import CoreGraphics

extension UIWindow {
  /// What of the window's lower part the input views cover, or are about to.
  var inputHeight: CGFloat { rareData?.inputPanel?.height ?? 0 }

  /// Changes the first responder in several steps; the input views change once.
  func changingFirstResponder(_ change: () -> Bool) -> Bool {
    let wasChanging = isChangingFirstResponder
    isChangingFirstResponder = true
    let result = change()
    isChangingFirstResponder = wasChanging
    updateInputViews()
    return result
  }

  /// Shows what the first responder declares. Asking it does not ask again, whatever it does then.
  func updateInputViews() {
    if isChangingFirstResponder { return }
    isChangingFirstResponder = true
    let views = InputViews(of: firstResponder)
    isChangingFirstResponder = false
    if let panel = rareData?.inputPanel { return panel.show(views) }
    guard !views.isEmpty else { return }
    let panel = InputPanel()
    ensureRareData.inputPanel = panel
    addSubview(panel)
    panel.show(views)
    if panel.height == 0 { remove(panel) }
  }

  func remove(_ panel: InputPanel) {
    if rareData?.inputPanel === panel { rareData?.inputPanel = nil }
    panel.removeFromSuperview()
    panel.clear()
  }

  /// Called after the window's size has changed.
  func placeInputPanel() {
    guard let panel = rareData?.inputPanel else { return }
    panel.adoptHeight()
    panel.place(in: self)
    updateKeyboardGuides()
  }

  /// Called inside the animation of a panel that comes, goes or changes its height.
  func inputPanelDidMove() {
    updateKeyboardGuides()
    layoutIfNeeded()
  }

  private func updateKeyboardGuides() {
    var waiting: [UIView] = [self]
    while let view = waiting.popLast() {
      guard view.layoutFlags.contains(.hasConstraints) else { continue }
      view.keyboardGuide?.coveredHeightMayHaveChanged()
      waiting += view.subviews
    }
  }
}

extension UIResponder {
  var ensureInputAssistantItem: UITextInputAssistantItem {
    let rare = ensureRareData
    let item = rare.inputAssistantItem ?? UITextInputAssistantItem()
    rare.inputAssistantItem = item
    return item
  }

  func renewInputViews() {
    if isFirstResponder { focusWindow?.updateInputViews() }
  }
}

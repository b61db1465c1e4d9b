import CoreGraphics

extension UIControl: UIContextMenuInteractionDelegate {
  func setMenuInteraction(_ isEnabled: Bool) {
    guard isEnabled != isContextMenuInteractionEnabled else { return }
    contextMenuInteraction.map(removeInteraction)
    contextMenuInteraction = isEnabled ? UIContextMenuInteraction(delegate: self) : nil
    contextMenuInteraction.map(addInteraction)
  }

  /// Where a press shows the menu, a resting finger has shown it already. Disabled controls show none.
  func mayOpenMenu(by recognizer: UIGestureRecognizer) -> Bool {
    guard contextMenuInteraction?.owns(recognizer) == true else { return true }
    return isEnabled && !(showsMenuAsPrimaryAction && recognizer is UILongPressGestureRecognizer)
  }

  /// Shows the menu because of a press. False where there is none.
  @discardableResult
  func openPrimaryMenu() -> Bool {
    if openMenu?.superview != nil { return true }
    guard let interaction = contextMenuInteraction, let window,
      let configuration = contextMenuInteraction(
        interaction, configurationForMenuAtLocation: CGPoint(x: bounds.midX, y: bounds.midY)),
      let menu = configuration.actionProvider?([])
    else { return false }
    send(.menuActionTriggered, with: nil)
    let animator = ContextMenuAnimator()
    contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
    let place = convert(menuAttachmentPoint(for: configuration), to: nil)
    openMenu = MenuOverlay.show(menu, at: place, in: window, from: self) { [weak self] in
      let animator = ContextMenuAnimator()
      self?.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
      ContextMenuAnimator.run([animator])
    }
    openMenu?.adoptStyle(of: self)
    ContextMenuAnimator.run([animator])
    return true
  }

  func toolTipDidChange() {
    guard let toolTip else {
      toolTipInteraction.map(removeInteraction)
      return toolTipInteraction = nil
    }
    if let toolTipInteraction { return toolTipInteraction.defaultToolTip = toolTip }
    let interaction = UIToolTipInteraction(defaultToolTip: toolTip)
    toolTipInteraction = interaction
    addInteraction(interaction)
  }
}

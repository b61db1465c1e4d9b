import CoreGraphics

// Turns touches into control events. A control tracks one touch at a time, from landing to lift,
// even outside its bounds.

extension UIControl {
  func beginFollowing(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard trackedTouch == nil, let touch = touches.first, touch.isPrimary(in: event) else { return }
    trackedTouch = touch
    isTouchInside = true
    isHighlighted = true
    if showsMenuAsPrimaryAction { openPrimaryMenu() }
    isTracking = beginTracking(touch, with: event)
    guard isTracking else { return stopFollowing() }
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
  }

  func follow(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = tracked(in: touches) else { return }
    let wasInside = isTouchInside
    isTouchInside = keepsInside(touch.location(in: self), with: event)
    isHighlighted = isTouchInside
    menu(under: touch)?.touchesMoved([touch], with: event)
    guard continueTracking(touch, with: event) else {
      stopFollowing()
      menu(under: touch)?.touchesEnded([touch], with: event)
      return endTracking(touch, with: event)
    }
    if isTouchInside != wasInside {
      send(isTouchInside ? .touchDragEnter : .touchDragExit, with: event)
    }
    send(isTouchInside ? .touchDragInside : .touchDragOutside, with: event)
  }

  func finishFollowing(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = tracked(in: touches) else { return }
    let isInside = keepsInside(touch.location(in: self), with: event)
    stopFollowing()
    menu(under: touch)?.touchesEnded([touch], with: event)
    endTracking(touch, with: event)
    isInside ? sendLiftInside(event) : send(.touchUpOutside, with: event)
  }

  /// For a change by the user.
  func sendValueChanged(_ event: UIEvent?) {
    send(.valueChanged, with: event)
    send(.primaryActionTriggered, with: event)
  }

  func giveUpFollowing(_ touches: Set<UITouch>, _ event: UIEvent?) {
    if tracked(in: touches) != nil { giveUp(event) }
  }

  func enablingDidChange() {
    if !isEnabled, trackedTouch != nil { giveUp(nil) }
    stateDidChange()
  }

  private func giveUp(_ event: UIEvent?) {
    stopFollowing()
    cancelTracking(with: event)
    send(.touchCancel, with: event)
  }

  /// The menu that the touch has opened, once it has left the control.
  private func menu(under touch: UITouch) -> MenuOverlay? {
    bounds.contains(touch.location(in: self)) ? nil : openMenu
  }

  private func tracked(in touches: Set<UITouch>) -> UITouch? {
    trackedTouch.flatMap { touches.contains($0) ? $0 : nil }
  }

  private func stopFollowing() {
    trackedTouch = nil
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }
}

extension UITouch {
  /// False for a mouse without its primary button: other buttons do not work controls.
  fileprivate func isPrimary(in event: UIEvent?) -> Bool {
    type != .indirectPointer || event?.buttonMask.contains(.primary) ?? true
  }
}

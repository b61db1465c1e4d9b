import CoreGraphics

// What the controllers of a run are told.

extension TransitionRun {
  func announce() {
    going = participants.movesFrom ? participants.from?.shownInPlace ?? [] : []
    coming = participants.movesTo ? participants.to?.shownInPlace ?? [] : []
    for controller in going + coming {
      controller.isExchanged = true
      controller.followsParent = false
    }
    if order != .alternating { begin(going, isAppearing: false) }
    begin(coming, isAppearing: true)
    if order == .alternating { begin(going, isAppearing: false) }
  }

  private func begin(_ controllers: [UIViewController], isAppearing: Bool) {
    for controller in controllers {
      controller.beginTransition(isAppearing, animated: isAnimated)
    }
  }

  /// Once their views are in the window.
  func tellComing() {
    if participants.movesTo { participants.to?.bringOverlayAlong() }
    for controller in coming where controller.viewIfLoaded?.window != nil { controller.tellSeen() }
  }

  /// The views are where they stay.
  func stopExchange() {
    if participants.movesFrom { participants.from?.bringOverlayAlong() }
    if participants.movesTo { participants.to?.bringOverlayAlong() }
    for controller in going + coming { controller.isExchanged = false }
  }

  func tellDone() {
    let ordered = order == .comingFirst ? coming + going : going + coming
    for controller in ordered { controller.endTransition() }
  }

  /// As recorded on iOS, after a transition that was given up.
  func tellReversed() {
    begin(coming, isAppearing: false)
    for controller in coming { controller.endTransition() }
    begin(going, isAppearing: true)
    for controller in going {
      if controller.viewIfLoaded?.window != nil { controller.tellSeen() }
      controller.endTransition()
    }
  }
}

extension UIApplication {
  var windowSystem: WindowSystem { WindowSystem(platform: engine.platform, host: engine.host) }
  var screens: ScreenList { engine.screens }

  func add(_ window: UIWindow) { windows.insertByLevel(window) }

  /// Puts a window where its new level belongs.
  func restack(_ window: UIWindow) {
    windows.removeAll { $0 === window }
    add(window)
  }

  /// Removes a window that goes off screen. It loses the keyboard.
  func remove(_ window: UIWindow) {
    cancelInput(in: window)
    windows.removeAll { $0 === window }
    guard keyWindow === window else { return }
    keyWindow = nil
    window.didResignKey()
  }

  func makeKey(_ window: UIWindow) {
    guard keyWindow !== window, window.canBecomeKey else { return }
    let old = keyWindow
    keyWindow = window
    keyChanges += 1
    window.keyRank = keyChanges
    old?.didResignKey()
    window.didBecomeKey()
    placePopovers()
  }

  /// The user closes a window of the desktop, and with it a scene and its session. The program ends
  /// with the last of all.
  func close(_ presence: WindowPresence) {
    if let popover = presence.popover { return popover.wasDestroyed() }
    if let scene = presence.scene {
      close(scene)
      if !scene.isImplicit { discard(scene.session) }
    }
    for window in presence.windows { window.isHidden = true }
    if windows.isEmpty { end(status: 0) }
  }

  /// Runs the actions that waited for the commit, such as `viewDidAppear`.
  func finishAppearances() {
    let due = afterCommit
    afterCommit = []
    for action in due { action() }
  }
}

extension UIApplication {
  var windowSystem: WindowSystem { WindowSystem(platform: engine.platform, host: engine.host) }
  var screens: ScreenList { engine.screens }

  func add(_ window: UIWindow) {
    let index = windows.firstIndex { window.windowLevel < $0.windowLevel } ?? windows.count
    windows.insert(window, at: index)
  }

  /// Puts a window where its new level belongs.
  func restack(_ window: UIWindow) {
    windows.removeAll { $0 === window }
    add(window)
  }

  /// Removes a window that goes off screen. It loses the keyboard; the window system chooses the
  /// next key window.
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
    old?.didResignKey()
    window.didBecomeKey()
  }

  /// The user closes a window, and its scene's session with the last one of that. The program ends
  /// with the last of all.
  func close(_ window: UIWindow) {
    let scene = window.windowScene
    if let scene, scene.visibleWindows.allSatisfy({ $0 === window }) {
      disconnect(scene)
      if !scene.isImplicit { discard(scene.session) }
    }
    window.isHidden = true
    if windows.isEmpty { end(status: 0) }
  }

  /// Runs the actions that waited for the commit, such as `viewDidAppear`.
  func finishAppearances() {
    let due = afterCommit
    afterCommit = []
    for action in due { action() }
  }
}

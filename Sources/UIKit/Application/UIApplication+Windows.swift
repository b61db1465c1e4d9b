extension UIApplication {
  var windowSystem: WindowSystem { WindowSystem(platform: engine.platform, host: engine.host) }
  var screens: ScreenList { engine.screens }

  func add(_ window: UIWindow) { windows.append(window) }

  /// The window is going; another one gets the keyboard.
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

  /// The user closes a window; with the last one the program ends.
  func close(_ window: UIWindow) {
    window.isHidden = true
    if windows.isEmpty { end(status: 0) }
  }

  /// What came on screen with the last commit is told so.
  func finishAppearances() {
    let due = afterCommit
    afterCommit = []
    for action in due { action() }
  }
}

extension UIWindow {
  /// A scene lists its windows from the moment they join it, and they belong to its application.
  func sceneDidChange(from old: UIWindowScene?) {
    old?.detach(self)
    windowScene?.attach(self)
    if let owner = windowScene?.application { application = owner }
    if !isHidden, windowScene !== presence?.scene { followScene(from: old) }
  }

  /// A window above the normal level joins the scene of the key window. Any other opens an X window
  /// of its own, and so a scene, unless one shows no window of the normal level yet.
  func joinScene(of application: UIApplication) {
    if let windowScene, application.scenes.contains(windowScene) { return }
    if isRaised, let scene = application.keyWindow?.windowScene {
      windowScene = scene
    } else {
      windowScene = application.emptyImplicitScene ?? application.addImplicitScene()
    }
  }

  /// What was made for this window goes with it, but for the application's only scene.
  func leaveImplicitScene() {
    guard let application, let scene = windowScene, scene.isImplicit, application.scenes.count > 1,
      scene.visibleWindows.isEmpty
    else { return }
    application.disconnect(scene)
    windowScene = nil
  }
}

extension UIApplication {
  /// A scene made for no window of the normal level yet.
  fileprivate var emptyImplicitScene: UIWindowScene? {
    scenes.lazy.compactMap { $0 as? UIWindowScene }
      .first { $0.isImplicit && $0.visibleWindows.allSatisfy(\.isRaised) }
  }
}

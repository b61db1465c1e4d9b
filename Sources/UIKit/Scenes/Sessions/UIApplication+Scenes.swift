import Foundation

extension UIApplication {
  /// Connects the first scene, if the manifest or the delegate has configurations. The other
  /// applications' windows get scenes as they are shown.
  func connectFirstScene(_ options: UIScene.ConnectionOptions) {
    let session = UISceneSession(role: .windowApplication)
    let answer = configuration(for: session, options)
    guard answer != nil || manifest.hasScenes else {
      if delegate == nil { addImplicitScene() }
      return
    }
    usesScenes = true
    applicationState = .background
    if !restoreScenes(options) { open(session, answer, options) }
  }

  /// A scene for a new session, as the delegate or the manifest says.
  func connectNewScene(
    role: UISceneSession.Role, _ options: UIScene.ConnectionOptions,
    dialogOf owner: UIWindowScene? = nil
  ) {
    let session = UISceneSession(role: role)
    session.dialogOwner = owner
    open(session, configuration(for: session, options), options)
  }

  /// The delegate's answer; nil if it has none.
  func configuration(
    for session: UISceneSession, _ options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration? {
    let answer = delegate?.application(self, configurationForConnecting: session, options: options)
    return answer === UISceneConfiguration.notAnswered ? nil : answer
  }

  func open(
    _ session: UISceneSession, _ answer: UISceneConfiguration?, _ options: UIScene.ConnectionOptions
  ) {
    session.configuration = answer ?? UISceneConfiguration(name: nil, sessionRole: session.role)
    sessions.append(session)
    connect(session, options)
  }

  /// Makes the session's scene and tells its delegate.
  func connect(
    _ session: UISceneSession, _ options: UIScene.ConnectionOptions = UIScene.ConnectionOptions()
  ) {
    let scene = SceneConnection(session: session, options: options).makeScene()
    scene.application = self
    scenes.append(scene)
    if session.dialogOwner != nil { (scene as? UIWindowScene)?.isModalDialog = true }
    let window = MainStoryboard.window(of: scene, session.configuration)
    scene.delegate?.scene(scene, willConnectTo: session, options: options)
    window?.makeKeyAndVisible()
    scene.post(UIScene.willConnectNotification)
    if let activity = session.stateRestorationActivity {
      scene.delegate?.scene(scene, restoreInteractionStateWith: activity)
    }
    scene.activationState = .background
    engine.turn.schedule()
  }

  /// The scene of a window that the program made without one.
  @discardableResult
  func addImplicitScene() -> UIWindowScene? {
    let record = engine.sessionKeeper?.takeRecord()
    let session = record?.makeSession() ?? UISceneSession(role: .windowApplication)
    sessions.append(session)
    connect(session)
    session.scene?.isImplicit = true
    return session.scene as? UIWindowScene
  }

  /// Lets go of a scene that the user or the program closes. The last one may have what documents are made from,
  /// so they are saved first.
  func close(_ scene: UIScene) {
    scene.goToBackground()
    if scenes.count == 1 { engine.documents.saveBeforeEnd() }
    disconnect(scene)
  }

  /// Takes the scene's windows off the screen and lets it go. The session stays.
  package func disconnect(_ scene: UIScene) {
    guard let index = scenes.firstIndex(where: { $0 === scene }) else { return }
    scene.goToBackground()
    scenes.remove(at: index)
    scene.hideWindows()
    scene.activationState = .unattached
    scene.delegate?.sceneDidDisconnect(scene)
    scene.post(UIScene.didDisconnectNotification)
    if scene.isImplicit { sessions.removeAll { $0 === scene.session } }
    engine.turn.schedule()
  }

  /// Forgets a session whose scene is gone.
  func discard(_ session: UISceneSession) {
    guard let index = sessions.firstIndex(where: { $0 === session }) else { return }
    sessions.remove(at: index)
    delegate?.application(self, didDiscardSceneSessions: [session])
  }

  /// Whether the keyboard goes to one of the scene's windows, or to none that is known.
  func hasFocus(_ scene: UIScene) -> Bool {
    guard !activation.hasLostFocus else { return false }
    return keyWindow.map { $0.windowScene === scene } ?? true
  }
}

import Foundation
public import FoundationAdditions

/// Requests about sessions. They are answered at the end of the turn.
extension UIApplication {
  /// Opens a new scene in an X window of its own where `sceneSession` is nil; else brings the
  /// session's scene to the front, connecting it if it has none. An app that supports one scene only
  /// gets an error for a new one.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    let request =
      sceneSession.map {
        UISceneSessionActivationRequest(session: $0, userActivity: userActivity, options: options)
      } ?? UISceneSessionActivationRequest(userActivity: userActivity, options: options)
    activateSceneSession(for: request, errorHandler: errorHandler)
  }

  /// The same as a value.
  public func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
  ) {
    later { application in
      do { try application.activate(request) } catch { errorHandler?(error) }
    }
  }

  /// Closes the session's windows and forgets the session. The program ends with its last window.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    later { application in
      guard application.sessions.contains(sceneSession) else {
        errorHandler?(UISceneError(.requestDenied))
        return
      }
      if let scene = sceneSession.scene { application.close(scene) }
      application.discard(sceneSession)
      if application.windows.isEmpty { application.end(status: 0) }
    }
  }

  /// Does nothing: there are no pictures of sessions to bring up to date.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

  private func later(_ action: @escaping @MainActor (UIApplication) -> Void) {
    afterCommit.append { [weak self] in self.map(action) }
    engine.turn.schedule()
  }

  private func activate(_ request: UISceneSessionActivationRequest) throws {
    guard let session = request.session else {
      guard supportsMultipleScenes else { throw UISceneError(.multipleScenesNotSupported) }
      connectNewScene(
        role: request.role, request.connectionOptions, dialogOf: request.sceneToBeInFrontOf)
      return
    }
    guard sessions.contains(session) else { throw UISceneError(.requestDenied) }
    guard let scene = session.scene, scenes.contains(scene) else {
      connect(session, request.connectionOptions)
      return
    }
    if let activity = request.userActivity { scene.delegate?.scene(scene, continue: activity) }
    (scene as? UIWindowScene)?.comeToFront()
  }
}

extension UISceneSessionActivationRequest {
  /// The scene of which the new one is to be a dialog.
  fileprivate var sceneToBeInFrontOf: UIWindowScene? {
    guard let options = options as? UIWindowScene.ActivationRequestOptions,
      options.preferredPresentationStyle == .prominent
    else { return nil }
    return options.requestingScene as? UIWindowScene
  }

  fileprivate var connectionOptions: UIScene.ConnectionOptions {
    var handed = AppRequest()
    handed.userActivity = userActivity
    return UIScene.ConnectionOptions(handed)
  }
}

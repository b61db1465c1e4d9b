public import FoundationAdditions

/// Asks for a new scene, or for one that exists to come to the front.
@preconcurrency @MainActor
public struct UISceneSessionActivationRequest {
  /// The session whose scene is wanted; nil asks for a new one.
  public let session: UISceneSession?
  /// The role of a new session.
  public let role: UISceneSession.Role
  /// Handed to the scene.
  public var userActivity: NSUserActivity?
  /// How the scene is shown.
  public var options: UIScene.ActivationRequestOptions?

  /// Asks for a new scene of this role.
  public init(
    role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    session = nil
    (self.role, self.userActivity, self.options) = (role, userActivity, options)
  }

  /// Asks for the scene of this session.
  public init(
    session: UISceneSession, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    (self.session, role) = (session, session.role)
    (self.userActivity, self.options) = (userActivity, options)
  }
}

extension UISceneSessionActivationRequest: @MainActor Hashable {}

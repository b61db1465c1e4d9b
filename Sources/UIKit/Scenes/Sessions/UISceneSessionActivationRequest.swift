public import Foundation
public import FoundationAdditions

/// Asks for a new scene, or for one that exists to come to the front.
@preconcurrency @MainActor
open class UISceneSessionActivationRequest: NSObject {
  /// The session whose scene is wanted; nil asks for a new one.
  public let session: UISceneSession?
  /// The role of a new session.
  public let role: UISceneSession.Role
  /// Handed to the scene.
  open var userActivity: NSUserActivity?
  /// How the scene is shown.
  open var options: UIScene.ActivationRequestOptions?

  /// Asks for a new scene of this role.
  public init(role: UISceneSession.Role = .windowApplication) {
    session = nil
    self.role = role
    super.init()
  }

  /// Asks for the scene of this session.
  public init(session: UISceneSession) {
    self.session = session
    role = session.role
    super.init()
  }
}

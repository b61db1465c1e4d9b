public import Foundation
public import FoundationAdditions

/// What a scene was made for; outlives the scene until the user closes its window.
///
/// A session manager has them kept at a logout; they come back when it starts the program again.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// What sessions are for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A window that the user works in.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// A window on a display that shows something to others. UIKit makes no such sessions here.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// The connected scene; nil while it has none.
  open internal(set) weak var scene: UIScene?
  /// What it is for.
  public let role: Role
  /// How its scenes are made.
  open internal(set) var configuration: UISceneConfiguration
  /// A UUID, different for each session.
  public let persistentIdentifier: String
  /// For the program's own use.
  open var userInfo: [String: Any]?
  /// What the delegate gave when the scene last went to the background, or what the program set. The
  /// session's next scene gets it.
  open var stateRestorationActivity: NSUserActivity?

  /// The scene whose dialog its scene is.
  weak var dialogOwner: UIScene?
  /// Where its scene's window was in the last session, until it is made.
  var restoredPlace: SceneRecord.Place?

  func takeRestoredPlace() -> SceneRecord.Place? {
    defer { restoredPlace = nil }
    return restoredPlace
  }

  /// Has no classes until its configuration is known.
  init(role: Role, persistentIdentifier: String = UUID().uuidString) {
    self.role = role
    self.persistentIdentifier = persistentIdentifier
    configuration = UISceneConfiguration(role: role)
  }
}

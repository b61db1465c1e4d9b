public import Foundation

/// One instance of the app's interface. Windows belong to a `UIWindowScene`. Main thread only.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// Whether the user can see and use the scene.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// What the scene was made for; outlives it.
  public let session: UISceneSession
  /// Owned by the scene. Made from the session's configuration.
  open var delegate: (any UISceneDelegate)?
  /// Changes between turns, together with the delegate calls.
  open internal(set) var activationState = ActivationState.unattached
  /// The title of the scene's X window; without one, that of the root controller.
  @AlwaysObserved open var title: String! = "" {
    didSet { titleDidChange() }
  }
  /// Stored only: window managers have no place for it.
  open var subtitle = ""
  /// Which URLs, activities and shortcuts are for this scene rather than for others.
  open var activationConditions = UISceneActivationConditions()

  /// Weak: the application owns its connected scenes.
  weak var application = UIApplication.running
  /// Made by UIKit for a window without a scene, and gone with its last window.
  var isImplicit = false

  /// Called by UIKit. Override it to set up a scene class of your own.
  public init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
    super.init()
  }

  /// Used by UIKit to make a scene of a class known only at run time; traps elsewhere.
  public override convenience init() {
    guard let connection = SceneConnection.pending else {
      preconditionFailure("scenes are made by UIKit: call requestSceneSessionActivation instead")
    }
    self.init(session: connection.session, connectionOptions: connection.options)
  }

  open override var next: UIResponder? { application }

  /// Opens the URL with the program the desktop has for it; see `UIApplication.open`.
  @preconcurrency
  open func open(
    _ url: URL, options: UIScene.OpenExternalURLOptions?,
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let options: [UIApplication.OpenExternalURLOptionsKey: Any] =
      options?.universalLinksOnly == true ? [.universalLinksOnly: true] : [:]
    UIApplication.shared.open(url, options: options, completionHandler: completion)
  }

  /// Whether the user took all its windows off the screen.
  var isMinimized: Bool { false }
  func titleDidChange() {}
  /// Takes its windows off the screen.
  func hideWindows() {}
}

extension UIScene {
  public nonisolated static let willConnectNotification = NSNotification.Name(
    "UISceneWillConnectNotification")
  public nonisolated static let didDisconnectNotification = NSNotification.Name(
    "UISceneDidDisconnectNotification")
  public nonisolated static let didActivateNotification = NSNotification.Name(
    "UISceneDidActivateNotification")
  public nonisolated static let willDeactivateNotification = NSNotification.Name(
    "UISceneWillDeactivateNotification")
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")

  func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

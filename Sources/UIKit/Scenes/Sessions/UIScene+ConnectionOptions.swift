public import Foundation
public import FoundationAdditions

extension UIScene {
  /// Why a scene is connected.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// What was handed over with the request for the scene.
    public let userActivities: Set<NSUserActivity>
    /// The URLs to open. Empty: the desktop hands over none here.
    public let urlContexts: Set<UIOpenURLContext> = []
    /// Nil: no other app asks for scenes.
    public let sourceApplication: String? = nil
    /// Nil: nothing is handed off from other devices.
    public let handoffUserActivityType: String? = nil
    /// Nil: the desktop has no such shortcuts here.
    public let shortcutItem: UIApplicationShortcutItem? = nil

    init(userActivity: NSUserActivity? = nil) {
      userActivities = Set([userActivity].compactMap(\.self))
    }
  }

  /// How `open(_:options:completionHandler:)` opens a URL.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    /// Fails, as no program registers universal links here.
    open var universalLinksOnly = false
  }

  /// How `requestSceneSessionActivation` shows a scene. Stored only.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: NSObject {
    /// The scene from which the request comes.
    open var requestingScene: UIScene?
  }
}

/// A URL that another program asks this one to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  /// What to open.
  public let url: URL

  init(url: URL) { self.url = url }
}

/// Which scenes may come to the front. Stored only.
@preconcurrency @MainActor
open class UISceneActivationConditions: NSObject {
  /// Matches the targets that the scene can show.
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  /// Matches the targets that the scene is best for.
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
}

/// How a scene's window goes away. Stored only: windows close as the desktop closes them.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {}

/// How a scene's window goes away.
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  /// What the closing stands for.
  public enum DismissalAnimation: Int, Sendable {
    case standard = 1
    case commit, decline
  }

  /// The standard one by default.
  open var windowDismissalAnimation = DismissalAnimation.standard
}

/// A shortcut of an app's icon. Desktops show none of them here.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
  /// Tells shortcuts apart.
  public let type: String
  /// What the user reads first.
  public let localizedTitle: String
  /// What the user reads below the title.
  public let localizedSubtitle: String?

  /// A shortcut for `UIApplication.shortcutItems`.
  public init(type: String, localizedTitle: String, localizedSubtitle: String? = nil) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
  }
}

public import Foundation
public import FoundationAdditions

extension UIScene {
  /// Why a scene is connected.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// What was handed over with the request for the scene.
    public let userActivities: Set<NSUserActivity>
    /// The URLs and files among the arguments of the program.
    public let urlContexts: Set<UIOpenURLContext>
    /// Nil: no other app asks for scenes.
    public let sourceApplication: String? = nil
    /// Nil: nothing is handed off from other devices.
    public let handoffUserActivityType: String? = nil
    /// The shortcut that the program was started for.
    public let shortcutItem: UIApplicationShortcutItem?

    init(_ request: AppRequest = AppRequest()) {
      userActivities = Set([request.userActivity].compactMap(\.self))
      urlContexts = Set(request.urls.map { UIOpenURLContext(url: $0) })
      shortcutItem = request.shortcutItem
    }
  }

  /// Where a URL comes from.
  @preconcurrency @MainActor
  open class OpenURLOptions: NSObject {
    /// Nil: desktops don't tell which program asks.
    public let sourceApplication: String? = nil
    /// Nil: desktops don't tell more than the URL.
    public let annotation: Any? = nil
    /// True for files: they stay where they are.
    public let openInPlace: Bool

    init(url: URL) { openInPlace = url.isFileURL }
  }

  /// How `open(_:options:completionHandler:)` opens a URL.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    /// Fails, as no program registers universal links here.
    open var universalLinksOnly = false
  }

  /// How `requestSceneSessionActivation` shows a scene.
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
  /// Where it comes from.
  public let options: UIScene.OpenURLOptions

  init(url: URL) {
    self.url = url
    options = UIScene.OpenURLOptions(url: url)
  }
}

/// Which of several scenes gets a URL, an activity or a shortcut.
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

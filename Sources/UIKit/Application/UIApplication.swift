public import Foundation
public import FoundationAdditions

/// The program: its windows, its delegate, its state, and the entry point of every event.
///
/// A program has one, made by `UIApplicationMain` or `@main`. Main thread only.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// Whether the user can see and use the program.
  public enum State: Int, Sendable { case active, inactive, background }

  /// Why the program was started.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The current application. In a program that has none, as in a test bundle or a script, one is
  /// started that shows its windows in memory, unless `CASEMENT_PLATFORM` says otherwise.
  public class var shared: UIApplication { running ?? startOnDemand() }

  /// The current application; nil if none has started or it has stopped.
  package internal(set) static var running: UIApplication?

  /// Weak. The application owns the delegate it was started with.
  open weak var delegate: (any UIApplicationDelegate)?
  /// Changes between turns, together with the delegate calls, in the order Apple documents.
  open internal(set) var applicationState = State.inactive
  /// The windows on screen, lower levels first, older ones first in each level.
  open internal(set) var windows: [UIWindow] = []
  /// The window that gets the keyboard.
  open internal(set) var keyWindow: UIWindow?

  /// While true the desktop neither dims nor locks nor sleeps by itself, if it has a portal or a screen saver to ask.
  @AlwaysObserved open var isIdleTimerDisabled = false {
    didSet { if isIdleTimerDisabled != oldValue { idleTimerDidChange() } }
  }
  /// The number on the app's icon, in docks that know Unity's protocol; 0 shows none.
  @AlwaysObserved open var applicationIconBadgeNumber = 0 {
    didSet { if applicationIconBadgeNumber != oldValue { badgeDidChange() } }
  }
  /// Stored only: there is no status bar for the indicator.
  open var isNetworkActivityIndicatorVisible = false
  /// Stored only: computers aren't shaken.
  open var applicationSupportsShakeToEdit = true
  /// Stored only: shortcuts of a desktop's icons are in desktop entries.
  open var shortcutItems: [UIApplicationShortcutItem]?

  /// The windows of the desktop, oldest first.
  var presences: [WindowPresence] = []
  /// How many times a window became key.
  var keyChanges = 0
  package internal(set) var engine: ApplicationEngine!
  /// Owns the delegate made at launch.
  var ownedDelegate: (any UIApplicationDelegate)?
  var activation = Activation()
  /// Connected, oldest first.
  var scenes: [UIScene] = []
  /// Oldest first.
  var sessions: [UISceneSession] = []
  /// Whether the manifest or the delegate has scene configurations, so that scene delegates take the
  /// app delegate's place.
  var usesScenes = false
  /// What the app's `Info.plist` says of scenes.
  var manifest = SceneManifest()
  var memoryPressure: MemoryPressureWatch?
  var timeChanges: TimeChangeWatch?
  var opener = DesktopOpener()
  /// Actions to run after the next commit has brought views on screen.
  var afterCommit: [@MainActor () -> Void] = []
  var hasStopped = false
  /// Calls of `beginIgnoringInteractionEvents()` without their end.
  var ignoredInteractions = 0
  /// The exit status; nil while the program runs.
  package internal(set) var exitStatus: Int32?

  /// Called by `UIApplicationMain`, not by programs.
  public override init() { super.init() }

  open override var next: UIResponder? {
    guard let responder = delegate as? UIResponder, responder !== self else { return nil }
    return responder
  }

  /// Opens the URL with the program the desktop has for it: by its portal or, where there is none and for files, by
  /// `xdg-open`.
  ///
  /// `completion` is called on the main thread once that has ended: with true if it found a program,
  /// with false if not, if the user did not want it, or where there is neither.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    openOutside(url, options, completion)
  }

  /// Whether the desktop has a program for the URL's scheme. Files and web and mail addresses count
  /// as openable where there is `xdg-open`; for other schemes `xdg-mime` is asked and waited for.
  open func canOpenURL(_ url: URL) -> Bool { opener.canOpen(url) }

  /// Sends an event to the windows it concerns. Override it to see every event.
  open func sendEvent(_ event: UIEvent) { route(event) }

  /// Calls a method of `target`. If that is nil, the first responder that can perform it is taken,
  /// up from the first responder or else the sender; false if there is none. Traps if a given target
  /// does not have the method.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    send(.selector(action), to: target.map(object), from: sender, for: event)
  }

  // MARK: Scenes and the user's preferences

  /// The scenes that are connected; each has an X window of its own once it shows one.
  open var connectedScenes: Set<UIScene> { Set(scenes) }
  /// The sessions of this run of the program that the user has not closed.
  open var openSessions: Set<UISceneSession> { Set(sessions) }
  /// What the scene manifest says; without a manifest, true where the delegate gives scene
  /// configurations.
  open var supportsMultipleScenes: Bool { manifest.supportsMultipleScenes ?? usesScenes }

  /// From left to right, or from right to left in languages that are written so.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    engine.screens.systemTraits.interfaceDirection
  }

  /// The text size that the user prefers: the category nearest to the desktop's text scale, large where it is part of
  /// the screens' scale.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    engine.screens.systemTraits.preferredContentSizeCategory
  }

  /// Whether touches are dropped.
  open var isIgnoringInteractionEvents: Bool { ignoredInteractions > 0 }
  /// Cancels the touches and presses that are down and drops the touches that come, until
  /// `endIgnoringInteractionEvents()` was called as often. Keys go on.
  open func beginIgnoringInteractionEvents() { ignoreInteraction() }
  /// Ends what the last `beginIgnoringInteractionEvents()` has begun.
  open func endIgnoringInteractionEvents() { stopIgnoringInteraction() }

  // MARK: What desktops have no use for

  /// Returns an identifier, different for each call. `handler` is never called, as time doesn't run
  /// out.
  open nonisolated func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    BackgroundTasks.next()
  }
  /// The same without a name.
  open nonisolated func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    BackgroundTasks.next()
  }
  /// Does nothing: work in the background needs no leave.
  open nonisolated func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  /// As long as can be, in seconds.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// The orientation of the oldest window.
  open var statusBarOrientation: UIInterfaceOrientation {
    (windows.first?.bounds.size ?? UIScreen.newWindowSize).orientation
  }
  /// Zero: there is no status bar.
  open var statusBarFrame: CGRect { .zero }
  /// True: there is no status bar.
  open var isStatusBarHidden: Bool { true }
  /// Always `.default`.
  open var statusBarStyle: UIStatusBarStyle { .default }
  /// False: icons of the desktop stay as they are.
  open var supportsAlternateIcons: Bool { false }
  /// Nil: icons of the desktop stay as they are.
  open var alternateIconName: String? { nil }
  /// True: nothing locks the app's files.
  open var isProtectedDataAvailable: Bool { true }
  /// Always `.available`. Programs in the background go on running.
  open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  /// Does nothing: no other device controls the app.
  open func beginReceivingRemoteControlEvents() {}
  /// Does nothing: no other device controls the app.
  open func endReceivingRemoteControlEvents() {}
  /// Does nothing: states are not restored.
  open func extendStateRestoration() {}
  /// Does nothing: states are not restored.
  open func completeStateRestoration() {}
  /// Does nothing: states are not restored.
  open func ignoreSnapshotOnNextApplicationLaunch() {}
}

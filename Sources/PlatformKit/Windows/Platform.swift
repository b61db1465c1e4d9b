package import RasterKit

/// A window system: the X server, or memory (`HeadlessPlatform`). Main thread only.
///
/// The platform only translates: it knows nothing of the application, keeps no state except the
/// connection's, and makes no decisions.
@MainActor
package protocol Platform: AnyObject {
  /// The clock for all times of this platform.
  var clock: any HostClock { get }
  /// At least one; the first is the main screen.
  var screens: [PlatformScreen] { get }
  /// The part of the desktop, over all screens, that windows may fill without covering panels; nil if
  /// there is nothing else on the screens, so that a window may fill them.
  var workArea: PixelRect? { get }
  /// The user's input method, for what is typed in a window of this platform.
  var inputMethod: any InputMethod { get }
  /// The desktop's dialog for files; nil if there certainly is none. Nothing runs before it is asked.
  var fileChooser: (any FileChooser)? { get }
  /// The way to assistive technologies; nil if there certainly are none.
  var accessibility: (any AccessibilityBridge)? { get }

  /// Installs the platform's sources on the main queue. `wake` is called on the main thread
  /// whenever there may be events to drain.
  func start(wake: @escaping @MainActor () -> Void)

  /// Ticks for the displays' frame clocks if they are offered to main and one has arrived: frames are
  /// made on the calling thread.
  func takeTicks()

  /// Delivers all events that have arrived, in order.
  func drainEvents(_ handle: (PlatformEvent) -> Void)

  /// Called at the end of each turn of the main loop; sends all requests in one write.
  ///
  /// Returns true if events were read meanwhile that `drainEvents` has not delivered yet.
  func flush() -> Bool

  /// Makes a hidden window. Throws `PlatformError` if the window system refuses.
  func makeWindow(_ description: WindowDescription) throws -> any PlatformWindow

  /// Whether windows that are not opaque show what is behind them. Watched from the first question on.
  var isCompositing: Bool { get }
  /// A token for a program that this one starts, by which its window may come to the front; nil if the
  /// window system knows none.
  func makeActivationToken() -> String?
  /// The manager of the user's session; nil if there is none.
  var session: (any SessionClient)? { get }

  /// What the user has set for all programs, as far as it is known. `settingsChanged` tells of changes.
  var desktopSettings: DesktopSettings { get }
  /// Call after the first frame: asks the desktop for what could not be read at the start.
  func beginFollowingSettings()
  /// What the program tells the desktop of itself; the application sets it before it asks for a service.
  var identity: ProgramIdentity { get set }
  /// The desktop's idle timer; nil if there certainly is none. Nothing runs before it is asked.
  var idleInhibitor: (any IdleInhibitor)? { get }
  /// The desktop's notifications; nil if there certainly are none. Nothing runs before they are asked.
  var notifications: (any NotificationService)? { get }
  /// Where starts of one program meet; nil if they certainly can't. Nothing runs before it is asked.
  var instances: (any InstanceService)? { get }
  /// The desktop's way to open URLs; nil if there certainly is none. Nothing runs before it is asked.
  var urlOpener: (any URLOpener)? { get }
  /// The token that this program was started with, until its first window shows; nil if there is none.
  var receivedActivationToken: String? { get }
  /// The window that shows next, or comes to the front, does so because of what the token stands for.
  func useActivationToken(_ token: String)

  /// The clipboard of this name. Until it is first asked for, none is watched.
  func clipboard(_ name: ClipboardName) -> any Clipboard

  /// Begins a drag on the desktop. Without an offer it has none of its program's data for others, and only
  /// the program's own windows are found under it. Nil if the window system has no desktop.
  func beginDrag(_ offer: ClipboardOffer?, allowsMove: Bool) -> (any DesktopDrag)?

  /// Call at the end of the program: gives what it offers to a clipboard manager, in bounded time.
  func handOverClipboard()
}

extension Platform {
  /// Does nothing, for platforms whose ticks main does not take.
  package func takeTicks() {}

  /// None, for platforms without a desktop.
  package var fileChooser: (any FileChooser)? { nil }

  /// None, for platforms without a desktop.
  package var accessibility: (any AccessibilityBridge)? { nil }

  /// False, for platforms without translucent windows.
  package var isCompositing: Bool { false }

  /// None, for platforms that start no programs.
  package func makeActivationToken() -> String? { nil }

  /// None, for platforms without sessions.
  package var session: (any SessionClient)? { nil }

  /// None, for platforms without a desktop.
  package func beginDrag(_ offer: ClipboardOffer?, allowsMove: Bool) -> (any DesktopDrag)? { nil }

  /// None, for platforms without a desktop.
  package var desktopSettings: DesktopSettings { DesktopSettings() }

  /// Does nothing, for platforms without a desktop.
  package func beginFollowingSettings() {}

  /// None, for platforms without a desktop.
  package var idleInhibitor: (any IdleInhibitor)? { nil }

  /// None, for platforms without a desktop.
  package var notifications: (any NotificationService)? { nil }

  /// None, for platforms without a desktop.
  package var instances: (any InstanceService)? { nil }

  /// None, for platforms without a desktop.
  package var urlOpener: (any URLOpener)? { nil }

  /// None, for platforms that nobody starts.
  package var receivedActivationToken: String? { nil }

  /// Does nothing, for platforms without window managers.
  package func useActivationToken(_ token: String) {}

  /// Does nothing, for platforms without clipboard managers.
  package func handOverClipboard() {}
}

/// The reason why a platform or window could not be created; the message is one line for the user.
package struct PlatformError: Error, CustomStringConvertible, Sendable {
  package var message: String

  package init(_ message: String) { self.message = message }

  package var description: String { message }
}

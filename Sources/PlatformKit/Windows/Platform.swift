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
  /// The part of the main screen, in device pixels, that windows may fill without covering panels;
  /// nil if nothing else is on the screen, so that a window may fill it.
  var workArea: PixelSize? { get }
  /// The user's input method, for what is typed in a window of this platform.
  var inputMethod: any InputMethod { get }
  /// The desktop's dialog for files; nil if there certainly is none. Nothing runs before it is asked.
  var fileChooser: (any FileChooser)? { get }

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

  /// The clipboard of this name. Until it is first asked for, none is watched.
  func clipboard(_ name: ClipboardName) -> any Clipboard

  /// Call at the end of the program: gives what it offers to a clipboard manager, in bounded time.
  func handOverClipboard()
}

extension Platform {
  /// Does nothing, for platforms whose ticks main does not take.
  package func takeTicks() {}

  /// None, for platforms without a desktop.
  package var fileChooser: (any FileChooser)? { nil }

  /// Does nothing, for platforms without clipboard managers.
  package func handOverClipboard() {}
}

/// The reason why a platform or window could not be created; the message is one line for the user.
package struct PlatformError: Error, CustomStringConvertible, Sendable {
  package var message: String

  package init(_ message: String) { self.message = message }

  package var description: String { message }
}

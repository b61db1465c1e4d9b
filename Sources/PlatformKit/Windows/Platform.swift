/// A window system: the X server, or memory (`HeadlessPlatform`). Main thread only.
///
/// The platform translates and nothing else: it knows no application, keeps no state but the
/// connection's and decides nothing.
@MainActor
package protocol Platform: AnyObject {
  /// The clock all of this platform's times are on.
  var clock: any HostClock { get }
  /// At least one; the first is the main screen.
  var screens: [PlatformScreen] { get }

  /// Installs the platform's sources on the main queue; `wake` is called on the main thread whenever
  /// there may be something to drain.
  func start(wake: @escaping @MainActor () -> Void)

  /// Hands over everything that has arrived, in order, and returns when nothing is left.
  func drainEvents(_ handle: (PlatformEvent) -> Void)

  /// Called at the end of each turn of the main loop: sends what was requested in one write.
  ///
  /// True when events were read meanwhile that `drainEvents` has not handed over yet.
  func flush() -> Bool

  /// Makes a window, not shown yet. Throws `PlatformError` where the window system refuses.
  func makeWindow(_ description: WindowDescription) throws -> any PlatformWindow
}

/// Why a platform or a window of it could not be had; the message is one line for a person.
package struct PlatformError: Error, CustomStringConvertible, Sendable {
  package var message: String

  package init(_ message: String) { self.message = message }

  package var description: String { message }
}

import CUIXlib
import Diagnostics
import PlatformKit

/// Suspends the X server's own screen saver and its saving of power, for as long as the connection stands. Main thread
/// only.
@MainActor
final class ServerIdleInhibitor: IdleInhibitor {
  private typealias Query =
    @convention(c) (
      OpaquePointer, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>
    ) -> Int32
  private typealias Suspend = @convention(c) (OpaquePointer, Int32) -> Void

  private let connection: X11Connection
  private var isInhibited = false
  /// Nil without libXss, or the server's extension. Looked for when it is first wanted: one round trip.
  private lazy var suspend: Suspend? = Self.find(on: connection.display)

  init(connection: X11Connection) { self.connection = connection }

  func setInhibited(_ isInhibited: Bool, window: WindowID?) {
    guard isInhibited != self.isInhibited, !connection.isLost else { return }
    self.isInhibited = isInhibited
    guard let suspend else {
      if isInhibited { Log.x11.write("nothing keeps the desktop from idling: it has no saver") }
      return
    }
    suspend(connection.display, isInhibited ? True : False)
    connection.flushOutsideTurn()
  }

  private static func find(on display: OpaquePointer) -> Suspend? {
    guard let library = DynamicLibrary("libXss.so.1"),
      let query: Query = library.function("XScreenSaverQueryExtension"),
      let suspend: Suspend = library.function("XScreenSaverSuspend")
    else { return nil }
    var (events, errors) = (Int32(0), Int32(0))
    return query(display, &events, &errors) != 0 ? suspend : nil
  }
}

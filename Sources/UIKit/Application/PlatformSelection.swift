// The one file that knows which window systems there are.

import Diagnostics
import Glibc
package import PlatformKit
import X11Kit

/// Chooses the window system: `CASEMENT_PLATFORM` is `x11`, which is also meant where it is not set,
/// or `headless`, in real time.
@MainActor
package enum PlatformSelection {
  package static func makePlatform(named name: String?) throws -> any Platform {
    switch name {
    case nil, "", "x11": return try X11Platform()
    case "headless": return HeadlessPlatform(clock: SystemClock())
    case let name?:
      throw PlatformError("CASEMENT_PLATFORM is \(name); it can be x11 or headless")
    }
  }

  /// A program without a window system ends here, with a line on standard error and status 1.
  package static func makePlatformOrExit() -> any Platform {
    do {
      return try makePlatform(named: EnvironmentVariable.platform.value)
    } catch {
      Log.application.write("\(error)")
      exit(1)
    }
  }
}

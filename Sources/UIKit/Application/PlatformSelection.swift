// The only file that knows the available window systems.

import Diagnostics
import Glibc
package import PlatformKit
import X11Kit

/// Chooses the window system from `CASEMENT_PLATFORM`: `x11` (the default) or `headless`, which
/// runs in real time.
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

  /// Without a window system, logs a line to standard error and exits with status 1.
  package static func makePlatformOrExit() -> any Platform {
    makePlatformOrExit(named: EnvironmentVariable.platform.value)
  }

  static func makePlatformOrExit(named name: String?) -> any Platform {
    do {
      return try makePlatform(named: name)
    } catch {
      Log.application.write("\(error)")
      exit(1)
    }
  }
}

import Diagnostics
import PlatformKit

// A test bundle or a script has windows, views and animations without ever calling UIApplicationMain.

extension UIApplication {
  /// Keeps the application that was started on demand.
  private static var onDemand: UIApplication?

  /// The application for code that has started none: in memory, in real time, without a delegate. It
  /// is started once and lives for as long as the process.
  static func startOnDemand() -> UIApplication {
    if let onDemand, !onDemand.hasStopped, onDemand.exitStatus == nil {
      onDemand.makeCurrent()
      return onDemand
    }
    let name = EnvironmentVariable.platform.value.flatMap { $0.isEmpty ? nil : $0 }
    let platform = PlatformSelection.makePlatformOrExit(named: name ?? "headless")
    let direction = UserDirection.ofEnvironment.direction
    let application = start(platform: platform, direction: direction)
    onDemand = application
    return application
  }

  /// `UIApplicationMain` starts the program's own application.
  static func stopOnDemand() {
    guard let application = onDemand else { return }
    Log.application.write(
      "UIApplication.shared or a window was used before UIApplicationMain; what was shown is gone")
    application.stop()
    onDemand = nil
  }
}

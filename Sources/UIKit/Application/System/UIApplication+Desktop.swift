import Foundation
import Glibc
import PlatformKit

// What the app tells the desktop of itself, and asks of it.
extension UIApplication {
  /// Names the program for notifications and docks: as its desktop file is called, if that has started it, or else as
  /// its `Info.plist` says.
  func introduce() {
    let program = CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? ""
    engine.platform.identity = ProgramIdentity(
      name: manifest.displayName ?? program,
      identifier: Self.launchedDesktopFile ?? manifest.identifier ?? program)
  }

  /// Launchers say which file they have read, and for which process.
  private static var launchedDesktopFile: String? {
    guard let path = EnvironmentVariable.launchedDesktopFile.value, path.hasSuffix(".desktop"),
      EnvironmentVariable.launchedDesktopFileProcess.value == "\(getpid())"
    else { return nil }
    return path.split(separator: "/").last.map { String($0.dropLast(".desktop".count)) }
  }

  func idleTimerDidChange() {
    engine?.platform.idleInhibitor?
      .setInhibited(isIdleTimerDisabled, window: presences.first?.platformWindow.id)
  }

  func badgeDidChange() {
    engine?.platform.notifications?.setBadge(max(0, applicationIconBadgeNumber))
  }
}

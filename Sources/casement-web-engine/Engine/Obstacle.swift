import CUIWebKitGTK
import Foundation
import Glibc

/// Why the engine can't run here, in words for who runs the program.
enum Obstacle {
  static func find() -> String? {
    if let missing = loadGTK() {
      return "Web views need WebKitGTK, which isn't installed (\(missing) is missing). "
        + "On Debian: apt-get install libwebkit2gtk-4.1-0"
    }
    // GTK speaks to the X server that the program does.
    setenv("GDK_BACKEND", "x11", 1)
    guard gtk.gtk_init_check(nil, nil) != 0 else {
      return "Web views need an X server: DISPLAY names none that answers."
    }
    return isSandboxOff || isSandboxPossible
      ? nil
      : "The system doesn't let pages run in a sandbox (bwrap fails). "
        + "CASEMENT_WEB_SANDBOX=off runs them without one."
  }

  static var isSandboxOff: Bool {
    ProcessInfo.processInfo.environment["CASEMENT_WEB_SANDBOX"] == "off"
  }

  /// Whether bubblewrap can make a sandbox.
  private static var isSandboxPossible: Bool {
    let trial = Process()
    trial.executableURL = URL(fileURLWithPath: "/usr/bin/bwrap")
    trial.arguments = ["--unshare-all", "--ro-bind", "/", "/", "/bin/true"]
    trial.standardError = FileHandle.nullDevice
    do { try trial.run() } catch { return false }
    trial.waitUntilExit()
    return trial.terminationStatus == 0
  }
}

import Foundation
import Glibc
import ProcessStarting

/// What web views need of this machine.
package enum WebEngineHere {
  /// Whether there is an engine: WebKitGTK.
  package static let isInstalled = dlopen("libwebkit2gtk-4.1.so.0", RTLD_LAZY) != nil

  /// A program's environment, without the sandbox where there can't be one: containers often forbid what
  /// bubblewrap needs.
  package static func environment(_ environment: [String: String]) -> [String: String] {
    var environment = environment
    if !hasSandbox { environment["CASEMENT_WEB_SANDBOX"] = "off" }
    return environment
  }

  package static let hasSandbox: Bool = {
    let trial = Process()
    trial.executableURL = URL(fileURLWithPath: "/usr/bin/bwrap")
    let places = ["--ro-bind", "/", "/", "--proc", "/proc", "--dev", "/dev"]
    trial.arguments = ["--unshare-all"] + places + ["/bin/true"]
    trial.standardError = FileHandle.nullDevice
    guard (try? trial.runAlone()) != nil else { return false }
    trial.waitUntilExit()
    return trial.terminationStatus == 0
  }()
}

import Foundation

/// Whether pages run in a sandbox. They do, unless the user says otherwise; where the system allows none, nothing runs.
struct Sandbox {
  let isOff: Bool
  private let isPossible: () -> Bool

  /// `isPossible` is asked only where a sandbox is wanted.
  init(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    isPossible: @escaping () -> Bool = { Sandbox.bubblewrapWorks() }
  ) {
    isOff = environment["CASEMENT_WEB_SANDBOX"] == "off"
    self.isPossible = isPossible
  }

  /// Why no page may run, in words for who runs the program.
  var obstacle: String? {
    isOff || isPossible()
      ? nil
      : "The system doesn't let pages run in a sandbox (bwrap fails). "
        + "CASEMENT_WEB_SANDBOX=off runs them without one."
  }

  /// Whether it makes what WebKit wants: many containers allow all of it but a `/proc` of its own, and in some of them
  /// WebKit, which tries this too, would run pages without a sandbox and tell no one.
  static func bubblewrapWorks(at path: String = "/usr/bin/bwrap") -> Bool {
    let trial = Process()
    trial.executableURL = URL(fileURLWithPath: path)
    let places = ["--ro-bind", "/", "/", "--proc", "/proc", "--dev", "/dev"]
    trial.arguments = ["--unshare-all"] + places + ["/bin/true"]
    trial.standardError = FileHandle.nullDevice
    do { try trial.run() } catch { return false }
    trial.waitUntilExit()
    return trial.terminationStatus == 0
  }
}

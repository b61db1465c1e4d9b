import Foundation

/// Whether pages run in a sandbox. They do, unless the user says otherwise; where the system allows none, nothing runs.
struct Sandbox {
  let isOff: Bool
  private let isPossible: () -> Bool

  /// `isPossible` is asked only where a sandbox is wanted.
  init(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    isPossible: @escaping () -> Bool = Sandbox.bubblewrapWorks
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

  static func bubblewrapWorks() -> Bool {
    let trial = Process()
    trial.executableURL = URL(fileURLWithPath: "/usr/bin/bwrap")
    trial.arguments = ["--unshare-all", "--ro-bind", "/", "/", "/bin/true"]
    trial.standardError = FileHandle.nullDevice
    do { try trial.run() } catch { return false }
    trial.waitUntilExit()
    return trial.terminationStatus == 0
  }
}

import Foundation
import ProcessStarting
import TemporaryPlaces

/// A session bus with the desktop's accessibility on it: the launcher, and the registry that it starts. Usable
/// from any thread; all calls block until they are done.
package final class AccessibilityDesktop: @unchecked Sendable {
  private static let launcherPath = "/usr/libexec/at-spi-bus-launcher"

  private let bus = MessageBus()
  private let folder: URL
  private var launcher: GuardedProcess?

  /// Whether the desktop's accessibility is installed.
  package static var isInstalled: Bool {
    FileManager.default.isExecutableFile(atPath: launcherPath)
  }

  /// Whether programs in Python can ask for elements.
  package static var hasPython: Bool {
    FileManager.default.fileExists(atPath: "/usr/lib/python3/dist-packages/pyatspi")
  }

  /// Starts both, with accessibility turned on or off.
  package init(isEnabled: Bool) throws {
    folder = TemporaryPlaces.new("a11y")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try bus.start()
    launcher = try GuardedProcess(
      [Self.launcherPath, "--launch-immediately", "--a11y=\(isEnabled ? 1 : 0)"],
      environment: ProcessInfo.processInfo.environment.merging(environment) { $1 })
    let deadline = Date(timeIntervalSinceNow: 60)
    while call("org.a11y.Bus.GetAddress", []) == nil {
      guard Date() < deadline else {
        throw XTestRigError("the bus of assistive technologies did not start")
      }
      usleep(20_000)
    }
  }

  deinit { stop() }

  /// What programs are to be started with.
  package var environment: [String: String] {
    [
      "DBUS_SESSION_BUS_ADDRESS": bus.address, "XDG_RUNTIME_DIR": folder.path,
      "GSETTINGS_BACKEND": "memory", "HOME": folder.path, "AT_SPI_BUS_ADDRESS": "",
    ]
  }

  /// Turns accessibility on or off for all programs.
  package func setEnabled(_ isEnabled: Bool) {
    _ = call(
      "org.freedesktop.DBus.Properties.Set",
      ["string:org.a11y.Status", "string:IsEnabled", "variant:boolean:\(isEnabled)"])
  }

  /// Runs a program in this session, for `seconds` at most, and returns what it printed; its errors too if it failed.
  package func run(
    _ arguments: [String], environment more: [String: String] = [:], seconds: Int = 120
  ) throws -> String {
    let (process, output, errors) = (Process(), Pipe.alone(), Pipe.alone())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["timeout", "\(seconds)"] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
      .merging(more) { $1 }
    (process.standardOutput, process.standardError) = (output, errors)
    try process.runHearingSignals()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let complaint = String(
      decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw XTestRigError("\(arguments): \(text)\(complaint)")
    }
    return text
  }

  private func call(_ method: String, _ arguments: [String]) -> String? {
    try? run(
      ["dbus-send", "--session", "--print-reply", "--dest=org.a11y.Bus", "/org/a11y/bus", method]
        + arguments)
  }

  /// Ends both. Safe to call twice.
  package func stop() {
    launcher?.end(with: "stop")
    launcher = nil
    bus.stop()
    try? FileManager.default.removeItem(at: folder)
  }
}

package import Foundation
import TemporaryPlaces

/// A private D-Bus daemon for one test. Its folder is there only while it runs, so that a client sees it
/// come and go. Usable from any thread; all calls block until they are done.
package final class MessageBus: @unchecked Sendable {
  private let folder: URL
  private var daemon: GuardedProcess?

  private let hasServices: Bool
  private let services: URL?
  private let environment: [String: String]

  /// A bus that is not running yet. With services it starts those that the machine has, when they are asked for, or
  /// those of a folder, in this environment.
  package init(
    hasServices: Bool = false, services: URL? = nil,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    (self.hasServices, self.services, self.environment) = (hasServices, services, environment)
    folder = TemporaryPlaces.new("bus")
  }

  deinit { stop() }

  /// The same whenever it runs.
  package var address: String { "unix:path=\(folder.path)/run/bus" }

  /// Starts it and returns when it answers.
  package func start() throws {
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("run"), withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("bus.conf")
    try configuration.write(to: file, atomically: true, encoding: .utf8)
    let process = try GuardedProcess(
      ["dbus-daemon", "--nofork", "--print-address=1", "--config-file=\(file.path)"],
      environment: environment)
    guard try process.output.read(upToCount: 1)?.isEmpty == false else {
      throw XTestRigError("dbus-daemon did not start")
    }
    daemon = process
  }

  private var configuration: String {
    """
    <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
     "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
    <busconfig>
      \(hasServices ? "<standard_session_servicedirs/>" : "")
      \(services.map { "<servicedir>\($0.path)</servicedir>" } ?? "")
      <type>session</type><listen>\(address)</listen><auth>EXTERNAL</auth>
      <policy context="default">
        <allow send_destination="*"/><allow eavesdrop="true"/><allow own="*"/>
      </policy>
    </busconfig>
    """
  }

  /// Ends it normally. Safe to call twice.
  package func stop() { end(with: "stop") }

  /// Ends it at once, as a crash would.
  package func kill() { end(with: "kill") }

  private func end(with word: String) {
    daemon?.end(with: word)
    daemon = nil
    try? FileManager.default.removeItem(at: folder)
  }
}

import Foundation

/// A compositing manager on a server, which shows translucent windows. Usable from any thread.
package final class Compositor: Sendable {
  private let process: GuardedProcess

  /// `xcompmgr` or `picom`. Returns before it runs: the selection says when it does.
  package init(_ name: String = "xcompmgr", on server: XServer) throws {
    let options =
      name == "picom"
      ? ["--backend", "xrender", "--config", "/dev/null", "--no-fading-openclose"] : []
    process = try GuardedProcess([name] + options, environment: server.environment)
  }

  /// Whether the machine has it.
  package static func isInstalled(_ name: String) -> Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
  }

  /// Safe to call twice.
  package func stop() { process.end(with: "stop") }
}

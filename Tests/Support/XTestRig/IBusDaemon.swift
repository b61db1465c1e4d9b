import Foundation
import TemporaryPlaces

/// A private IBus daemon on a display, without a panel and with settings in memory, with one real engine.
/// Its folder is the home of both. Usable from any thread; all calls block until they are done.
package final class IBusDaemon: @unchecked Sendable {
  /// An engine that Debian has a package for.
  package struct Engine: Sendable {
    let name: String
    let program: String
    let component: String

    /// Pinyin, of `ibus-libpinyin`.
    package static let pinyin = Engine(
      name: "libpinyin", program: "/usr/libexec/ibus-engine-libpinyin",
      component: "/usr/share/ibus/component/libpinyin.xml")

    /// Whether the daemon and the engine are installed.
    package var isInstalled: Bool {
      ["/usr/bin/ibus-daemon", "/usr/bin/ibus", IBusDaemon.settings, program, component].allSatisfy
      {
        FileManager.default.fileExists(atPath: $0)
      }
    }
  }

  private static let settings = "/usr/libexec/ibus-memconf"

  private let folder: URL
  private let server: XServer
  private var daemon: GuardedProcess?

  /// Starts the daemon and returns when the engine is the one in use.
  package init(_ engine: Engine, on server: XServer) throws {
    self.server = server
    folder = TemporaryPlaces.new("ibus")
    let components = folder.appendingPathComponent("components")
    try FileManager.default.createDirectory(at: components, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: components.appendingPathComponent("engine.xml").path,
      withDestinationPath: engine.component)
    let options = ["--panel", "disable", "--emoji-extension", "disable"]
    daemon = try GuardedProcess(
      ["ibus-daemon", "--address", address, "--cache", "none", "--config", Self.settings] + options,
      environment: server.environment.merging(environment) { $1 })
    try use(engine)
  }

  deinit { stop() }

  /// What a client is told in `IBUS_ADDRESS`.
  package var address: String { "unix:path=\(folder.path)/bus" }

  private var environment: [String: String] {
    var values = ["IBUS_ADDRESS": address, "GSETTINGS_BACKEND": "memory"]
    values["IBUS_COMPONENT_PATH"] = folder.appendingPathComponent("components").path
    for name in ["HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR"] {
      values[name] = folder.path
    }
    return values
  }

  /// Asks until the daemon listens and the engine has started.
  private func use(_ engine: Engine) throws {
    let deadline = Date(timeIntervalSinceNow: 60)
    while (try? ibus(["engine"])) != engine.name + "\n" {
      guard Date() < deadline else {
        throw XTestRigError("\(engine.name) did not start")
      }
      _ = try? ibus(["engine", engine.name])
      usleep(50_000)
    }
  }

  private func ibus(_ arguments: [String]) throws -> String {
    let variables = environment.map { "\($0)=\($1)" }
    return try server.run(["env"] + variables + ["timeout", "10", "ibus"] + arguments)
  }

  /// Ends the daemon and its engine. Safe to call twice.
  package func stop() {
    daemon?.end(with: "stop")
    daemon = nil
    try? FileManager.default.removeItem(at: folder)
  }
}

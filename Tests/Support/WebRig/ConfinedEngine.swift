import Foundation
import ProcessStarting

/// The engine where no process can make a sandbox: in a namespace of users that has no room for further mounts.
package final class ConfinedEngine: Sendable {
  private static let confine = "echo 0 > /proc/sys/user/max_mnt_namespaces"

  /// Whether the system allows such a namespace, and bubblewrap fails in it.
  package static let isPossible: Bool = {
    let trial = Process()
    trial.executableURL = URL(fileURLWithPath: "/usr/bin/unshare")
    let bubblewrap = "/usr/bin/bwrap --unshare-all --ro-bind / / /bin/true"
    let command = "\(ConfinedEngine.confine) && ! \(bubblewrap)"
    trial.arguments = ["--user", "--map-root-user", "/bin/sh", "-c", command]
    trial.standardError = FileHandle.nullDevice
    guard (try? trial.runAlone()) != nil else { return false }
    trial.waitUntilExit()
    return trial.terminationStatus == 0
  }()

  /// A program that starts the engine in such a namespace.
  package let path: String
  private let folder: URL

  package init(_ engine: String) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("confined-\(UUID().uuidString.prefix(8))", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.appendingPathComponent("engine").path
    let script = """
      #!/bin/sh
      exec /usr/bin/unshare --user --map-root-user /bin/sh -c '\(Self.confine) && exec "$0"' '\(engine)'

      """
    try Data(script.utf8).write(to: URL(fileURLWithPath: path))
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }
}

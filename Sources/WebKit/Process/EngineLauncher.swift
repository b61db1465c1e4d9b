import Diagnostics
import Foundation
import Glibc
package import WebEngineProtocol

/// How an engine is started.
package protocol EngineLauncher: Sendable {
  /// Called on the connection's thread, which may wait.
  func launch(with memory: SharedMemory) throws(EngineFailure) -> LaunchedEngine
}

/// An engine that runs.
package struct LaunchedEngine: Sendable {
  package let socket: MessageSocket
  /// Ends it if it still runs, and waits for its end.
  package let end: @Sendable () -> Void

  package init(socket: MessageSocket, end: @escaping @Sendable () -> Void) {
    (self.socket, self.end) = (socket, end)
  }
}

/// Why there is no engine, in words for who runs the program.
package struct EngineFailure: Error, Equatable, Sendable {
  package let message: String
  package init(_ message: String) { self.message = message }
}

/// Starts `casement-web-engine`, which lies beside the program or where `CASEMENT_WEB_ENGINE` says.
struct EngineProgram: EngineLauncher {
  static let name = "casement-web-engine"
  /// Added to the program's own.
  var environment: [String: String] = [:]

  func launch(with memory: SharedMemory) throws(EngineFailure) -> LaunchedEngine {
    let path = try self.path()
    guard let (ours, its) = MessageSocket.pair() else {
      throw EngineFailure("Web views need a socket, and the process has too many files open.")
    }
    let process = try spawn(path, [its.descriptor, memory.descriptor])
    return LaunchedEngine(socket: ours) {
      kill(process, SIGKILL)
      var status: Int32 = 0
      while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    }
  }

  private var variables: [String: String] {
    ProcessInfo.processInfo.environment.merging(environment) { $1 }
  }

  func path() throws(EngineFailure) -> String {
    let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    let beside = program.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path }
    let folders = [beside, beside.map { "\($0)/../libexec" }].compactMap { $0 }
    let named = variables["CASEMENT_WEB_ENGINE"].map { [$0] }
    let places = named ?? folders.map { "\($0)/\(Self.name)" }
    for place in places where access(place, X_OK) == 0 { return place }
    let list = places.joined(separator: " or ")
    throw EngineFailure("Web views need the program \(Self.name), which isn't at \(list).")
  }

  /// The descriptors become 3, 4 and so on.
  private func spawn(_ path: String, _ descriptors: [Int32]) throws(EngineFailure) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // Copies that lie above their targets: one target must not close another's source.
    let sources = descriptors.map { fcntl($0, F_DUPFD_CLOEXEC, 16) }
    defer { for source in sources { close(source) } }
    for (index, source) in sources.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, source, Int32(3 + index))
    }
    var process: pid_t = 0
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(path), nil]
    defer { free(arguments[0]) }
    var assignments = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for assignment in assignments { free(assignment) } }
    let error = posix_spawn(&process, path, &actions, nil, &arguments, &assignments)
    guard error == 0 else {
      throw EngineFailure("\(path) can't be started: \(String(cString: strerror(error)))")
    }
    return process
  }
}

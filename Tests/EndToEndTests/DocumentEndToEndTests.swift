import Foundation
import Glibc
import Testing
import XTestRig

/// However an app ends, its documents are saved before it terminates.
@Suite(.serialized) final class DocumentEndToEndTests {
  private let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("letter-\(UUID().uuidString.prefix(8)).txt")

  init() throws { try Data("one".utf8).write(to: file) }

  deinit { try? FileManager.default.removeItem(at: file) }

  private var text: String? { try? String(contentsOf: file, encoding: .utf8) }

  /// An app with changes that are not saved.
  private func start(on server: XServer) throws -> AppProcess {
    try begin(AppProcess("document", [file.path], environment: server.environment))
  }

  private func begin(_ app: AppProcess) throws -> AppProcess {
    try #require(app.wait(for: "open true one"), "\(app.lines) \(app.errors)")
    try app.tell("last words")
    try #require(app.wait(for: "unsaved"))
    #expect(text == "one")
    return app
  }

  private func expectEnd(of app: AppProcess, status: Int32, text words: String = "last words") {
    #expect(app.exitStatus() == status, "\(app.errors)")
    #expect(app.lines.suffix(2) == ["will terminate", "has \(words)"], "\(app.lines)")
    #expect(text == words)
  }

  @Test func aDyingServerTakesNoChanges() throws {
    let server = try XServer.start()
    defer { server.stop() }
    let app = try start(on: server)
    server.kill()
    expectEnd(of: app, status: 1)
    #expect(app.errors.contains("casement: "))
  }

  /// A terminal that is closed hangs up.
  @Test(arguments: [SIGTERM, SIGHUP]) func aSignalTakesNoChanges(signal: Int32) throws {
    let server = try XServer.start()
    defer { server.stop() }
    // These tests may have been started by nohup themselves.
    let probe = AppProcess.folder.appendingPathComponent("ProbeApp").path
    let app = try begin(
      AppProcess(
        program: "env", in: URL(fileURLWithPath: "/usr/bin"),
        ["--default-signal=HUP", probe, "document", file.path], environment: server.environment))
    kill(app.process.processIdentifier, signal)
    expectEnd(of: app, status: 0)
  }

  @Test func whatIsStartedByNohupOutlivesItsTerminal() throws {
    let server = try XServer.start()
    defer { server.stop() }
    let probe = AppProcess.folder.appendingPathComponent("ProbeApp").path
    let app = try begin(
      AppProcess(
        program: "nohup", in: URL(fileURLWithPath: "/usr/bin"), [probe, "document", file.path],
        environment: server.environment))
    kill(app.process.processIdentifier, SIGHUP)
    try app.tell("more")
    #expect(app.wait { lines in lines.count { $0 == "unsaved" } == 2 })
    app.process.terminate()
    expectEnd(of: app, status: 0, text: "more")
  }

  @Test func closingTheLastWindowTakesNoChanges() throws {
    let server = try XServer.start(windowManager: "openbox")
    defer { server.stop() }
    let app = try start(on: server)
    try server.xdotool(["search", "--sync", "--onlyvisible", "--name", "Probe$", "windowfocus"])
    // On a busy machine openbox misses a key now and then.
    for _ in 0..<3 {
      try server.xdotool(["key", "alt+F4"])
      if app.wait(for: "will terminate", seconds: 20) { break }
    }
    expectEnd(of: app, status: 0)
  }
}

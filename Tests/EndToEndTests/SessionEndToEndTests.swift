import Foundation
import TemporaryPlaces
import Testing
import XTestRig

/// A logout and the next login, with a session manager (XSMP).
@Suite(.serialized) struct SessionEndToEndTests {
  private let server: XServer
  private let manager: SessionManager
  private let folder: URL

  init() throws {
    server = try XServer.start(windowManager: "openbox")
    manager = try SessionManager()
    folder = TemporaryPlaces.new("session")
  }

  private var environment: [String: String] {
    var values = server.environment
    values["SESSION_MANAGER"] = manager.address
    values["XDG_STATE_HOME"] = folder.path
    return values
  }

  private func end() {
    manager.stop()
    server.stop()
    try? FileManager.default.removeItem(at: folder)
  }

  private func window() throws -> String {
    try server.xdotool(["search", "--sync", "--onlyvisible", "--name", "^Probe$"])
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  @Test func thePageAndThePlaceAreThereAgainAfterALogin() throws {
    defer { end() }
    let app = try AppProcess("restored", environment: environment)
    let first = try window()
    try #require(app.wait(for: "layout 300x200"))
    // A new client saves itself at once.
    try #require(becomesTrue { manager.answers == [true] })
    try server.xdotool(["windowmove", "--sync", first, "210", "140"])
    try server.xdotool(["windowsize", first, "410", "260"])
    try #require(app.wait(for: "layout 410x260"))
    try server.xdotool(["mousemove", "--window", first, "50", "50", "click", "1"])
    try #require(app.wait(for: "page 1"))
    let corner = try server.corner(ofWindow: first)
    manager.saveYourself(isEnding: true)
    try #require(becomesTrue { manager.answers == [true, true] })
    #expect(app.wait(for: "keeps 1"))
    manager.die()
    #expect(app.exitStatus() == 0 && app.lines.last == "will terminate")

    let command = manager.restartCommand
    #expect(command.first?.hasSuffix("ProbeApp") == true && command.count == 3)
    let again = try AppProcess(
      program: "ProbeApp", Array(command.dropFirst()), environment: environment)
    let second = try window()
    #expect(again.wait(for: "restored 1"))
    #expect(again.wait(for: "layout 410x260"))
    let isInItsPlace = try becomesTrue { try server.corner(ofWindow: second) == corner }
    #expect(isInItsPlace, "\(corner)")
    #expect(becomesTrue { manager.previousIdentifiers.count == 2 })
    #expect(manager.previousIdentifiers.last.map { $0 != nil } == true)

    // Ended by the user, nothing is kept.
    again.process.terminate()
    #expect(again.exitStatus() == 0)
    let kept = try? FileManager.default.contentsOfDirectory(
      atPath: folder.appendingPathComponent("casement/ProbeApp").path)
    #expect(kept == [])
  }

  private func startNotes(_ arguments: [String]) throws -> (app: AppProcess, window: String) {
    var values = environment
    values["XDG_DATA_HOME"] = folder.appendingPathComponent("data").path
    values["DBUS_SESSION_BUS_ADDRESS"] = nil
    values["XDG_RUNTIME_DIR"] = nil
    let app = try AppProcess(program: "Notes", arguments, environment: values)
    let window = try server.xdotool(["search", "--sync", "--onlyvisible", "--name", "Notes$"])
      .trimmingCharacters(in: .whitespacesAndNewlines)
    try server.xdotool(["windowfocus", "--sync", window])
    return (app, window)
  }

  /// The newest is the one that shows.
  private var newestNote: URL? {
    let notes = folder.appendingPathComponent("data/Notes")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: notes.path)) ?? []
    return names.filter { $0.hasPrefix("Note ") }.max().map { notes.appendingPathComponent($0) }
  }

  @Test func theNoteThatWasOpenIsThereAgainAfterALogin() throws {
    defer { end() }
    try server.run(["setxkbmap", "us"])
    let (app, _) = try startNotes([])
    try #require(becomesTrue { manager.answers == [true] })
    let isMade = try insist({ newestNote != nil }) { try server.xdotool(["key", "ctrl+n"]) }
    #expect(isMade, "\(app.errors)")
    manager.saveYourself(isEnding: true)
    try #require(becomesTrue { manager.answers == [true, true] })
    let note = try #require(newestNote)
    manager.die()
    #expect(app.exitStatus() == 0, "\(app.errors)")

    let (again, window) = try startNotes(Array(manager.restartCommand.dropFirst()))
    func isWritten() -> Bool {
      (try? String(contentsOf: note, encoding: .utf8))?.contains("good morning") == true
    }
    let isThere = try insist(isWritten) {
      let corner = try server.corner(ofWindow: window)
      try server.xdotool(["mousemove", "\(corner.x + 700)", "\(corner.y + 400)", "click", "1"])
      try server.xdotool(["type", "--delay", "20", "good morning "])
    }
    #expect(isThere, "\(again.errors)")
    again.process.terminate()
    #expect(again.exitStatus() == 0)
  }

  @Test func aManagerThatNobodyAnswersForIsALineInTheLog() throws {
    defer { end() }
    var environment = environment
    environment["SESSION_MANAGER"] = "local/nowhere:/nowhere/at/all"
    let app = try AppProcess("restored", environment: environment)
    _ = try window()
    #expect(becomesTrue { app.errors.contains("the session manager does not answer") })
    app.process.terminate()
    #expect(app.exitStatus() == 0)
  }
}

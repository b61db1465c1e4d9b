import Foundation
import Glibc
import TemporaryPlaces
import Testing
import XTestRig

/// The sample Notes under a window manager, with a real mouse and real keys.
@Suite(.serialized) struct NotesEndToEndTests {
  private let server: XServer
  private let folder = TemporaryPlaces.new("notes")

  init() throws {
    server = try XServer.start(windowManager: "openbox")
    try server.run(["setxkbmap", "us"])
  }

  /// Without a session bus, so that the app's own list of files is shown.
  private func start(_ arguments: [String] = []) throws -> (app: AppProcess, window: String) {
    var environment = server.environment
    environment["XDG_DATA_HOME"] = folder.path
    environment["DBUS_SESSION_BUS_ADDRESS"] = nil
    environment["XDG_RUNTIME_DIR"] = nil
    environment["CASEMENT_WINDOW_SIZE"] = "1000x700"
    let app = try AppProcess(program: "Notes", arguments, environment: environment)
    let window = try server.xdotool(["search", "--sync", "--onlyvisible", "--name", "Notes$"])
      .trimmingCharacters(in: .whitespacesAndNewlines)
    try server.xdotool(["windowfocus", "--sync", window])
    return (app, window)
  }

  private var notes: URL { folder.appendingPathComponent("Notes") }

  private func text(_ name: String) -> String {
    (try? String(contentsOf: notes.appendingPathComponent(name), encoding: .utf8)) ?? ""
  }

  private func click(_ x: Int, _ y: Int, in window: String) throws {
    let corner = try server.corner(ofWindow: window)
    try server.xdotool(["mousemove", "\(corner.x + x)", "\(corner.y + y)", "click", "1"])
  }

  private func end(_ app: AppProcess) {
    app.process.terminate()
    server.stop()
    try? FileManager.default.removeItem(at: folder)
  }

  /// What the app shows when everything is copied; asked again until that is as it should be.
  private func copies(_ isRight: (String) -> Bool) throws -> Bool {
    let paste = ["timeout", "5", "xclip", "-o", "-selection", "clipboard"]
    return try becomesTrue {
      try server.xdotool(["key", "ctrl+a", "ctrl+c"])
      usleep(100_000)
      return (try? server.run(paste)).map(isRight) ?? false
    }
  }

  /// That it is written in less than two seconds is in NotesTests, whose clock can be moved.
  @Test func aNoteThatIsKilledIsWholeAndShownAgain() throws {
    let file = folder.appendingPathComponent("Note.rtf")
    let (app, _) = try start([file.path])
    defer { end(app) }
    func isWritten() -> Bool {
      (try? String(contentsOf: file, encoding: .utf8))?.contains("kept to the last letter") == true
    }
    let isSaved = try insist(isWritten) {
      try server.xdotool(["key", "ctrl+a"])
      try server.xdotool(["type", "--delay", "20", "kept to the last letter"])
    }
    kill(app.process.processIdentifier, SIGKILL)
    #expect(isSaved, "\(app.errors)")
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(left == ["Note.rtf"] && app.exitStatus() == -SIGKILL)
    let (again, _) = try start([file.path])
    defer { again.process.terminate() }
    #expect(try copies { $0 == "kept to the last letter" }, "\(again.errors)")
  }

  @Test func keysAloneMakeAndWriteNotes() throws {
    let (app, _) = try start()
    defer { end(app) }
    let file = notes.appendingPathComponent("Note 2.rtf").path
    #expect(
      try insist({ FileManager.default.fileExists(atPath: file) }) {
        try server.xdotool(["key", "ctrl+n"])
      }, "\(app.errors)")
    #expect(
      try insist({ text("Note 2.rtf").contains("by keys") }) {
        try server.xdotool(["type", "--delay", "20", "by keys "])
        try server.xdotool(["key", "ctrl+s"])
      }, "\(app.errors)")
  }

  @Test func theMouseOpensAnotherNoteAndTheEndSaves() throws {
    try FileManager.default.createDirectory(at: notes, withIntermediateDirectories: true)
    for name in ["Ants", "Bees"] {
      try "{\\rtf1\\ansi text of \(name)}".write(
        to: notes.appendingPathComponent(name + ".rtf"), atomically: true, encoding: .utf8)
    }
    let (app, window) = try start()
    defer { end(app) }
    #expect(
      try insist({ text("Ants.rtf").contains("first") }) {
        try click(700, 400, in: window)
        try server.xdotool(["type", "--delay", "20", "first "])
      }, "\(app.errors)")
    #expect(
      try insist({ text("Bees.rtf").contains("second") }) {
        try click(150, 250, in: window)
        try click(700, 400, in: window)
        try server.xdotool(["type", "--delay", "20", "second "])
      }, "\(app.errors)")
    try server.xdotool(["type", "--delay", "20", "last"])
    // A signal may overtake letters that are on the way.
    #expect(try copies { $0.contains("last") }, "\(app.errors)")
    app.process.terminate()
    #expect(app.exitStatus() == 0)
    #expect(text("Bees.rtf").contains("last"), "\(text("Bees.rtf")) \(app.errors)")
  }
}

import Foundation
import Glibc
import TemporaryPlaces
import XTestRig

/// The sample Notes under a window manager, with folders of its own.
struct NotesSession {
  let server: XServer
  let app: AppProcess
  let window: String
  private let folder: URL

  /// With these notes, without a session bus, so that the app's own list of files is shown, and without programs
  /// of the desktop.
  init(_ server: XServer, named names: [String]) throws {
    self.server = server
    folder = TemporaryPlaces.new("notes")
    for name in ["home/Documents", "data/Notes", "none"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    for name in names {
      try "{\\rtf1\\ansi text of \(name)}".write(
        to: folder.appendingPathComponent("data/Notes/\(name).rtf"), atomically: true,
        encoding: .utf8)
    }
    var environment = server.environment
    environment["XDG_DATA_HOME"] = folder.path + "/data"
    for name in ["XDG_DATA_DIRS", "XDG_CONFIG_HOME", "PATH"] {
      environment[name] = folder.path + "/none"
    }
    for name in ["HOME", "CFFIXED_USER_HOME"] { environment[name] = folder.path + "/home" }
    environment["DBUS_SESSION_BUS_ADDRESS"] = nil
    environment["XDG_RUNTIME_DIR"] = nil
    environment["CASEMENT_WINDOW_SIZE"] = "1000x700"
    app = try AppProcess(program: "Notes", [], environment: environment)
    window = try server.xdotool(["search", "--sync", "--onlyvisible", "--name", "Notes$"])
      .trimmingCharacters(in: .whitespacesAndNewlines)
    try server.xdotool(["windowfocus", "--sync", window])
  }

  func end() {
    app.process.terminate()
    server.stop()
    try? FileManager.default.removeItem(at: folder)
  }

  // MARK: Files

  func text(_ name: String) -> String {
    (try? String(contentsOf: url(of: name), encoding: .utf8)) ?? ""
  }

  func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: url(of: name).path) }

  private func url(of name: String) -> URL {
    folder.appendingPathComponent("data/Notes/\(name).rtf")
  }

  /// Whether a note is on paper, as a file.
  func hasPrinted(_ name: String) -> Bool {
    let files = FileManager.default.enumerator(atPath: folder.path)
    return files?.contains { ($0 as? String)?.hasSuffix("/\(name).pdf") == true } == true
  }

  // MARK: What users do

  func type(_ text: String) throws { try server.xdotool(["type", "--delay", "20", text]) }
  func press(_ keys: String...) throws { try server.xdotool(["key"] + keys) }

  func click(_ place: NotesPlaces.Place, button: Int = 1) throws {
    let (x, y) = try onScreen(place)
    try server.xdotool(["mousemove", "\(x)", "\(y)", "click", "\(button)"])
  }

  func tap(_ device: XDeviceServer, _ place: NotesPlaces.Place) throws {
    let (x, y) = try onScreen(place)
    try device.touch(1, .begin, x: Double(x), y: Double(y))
    try device.touch(1, .end, x: Double(x), y: Double(y))
  }

  func swipe(_ device: XDeviceServer, from x: Int, to end: Int, y: Int) throws {
    let (start, height) = try onScreen(NotesPlaces.Place(x: x, y: y))
    try device.touch(1, .begin, x: Double(start), y: Double(height))
    for step in 1...20 {
      let now = start + (end - x) * step / 20
      try device.touch(1, .update, x: Double(now), y: Double(height))
      usleep(15_000)
    }
    try device.touch(1, .end, x: Double(start + end - x), y: Double(height))
  }

  private func onScreen(_ place: NotesPlaces.Place) throws -> (x: Int, y: Int) {
    let corner = try server.corner(ofWindow: window)
    return (corner.x + place.x, corner.y + place.y)
  }
}

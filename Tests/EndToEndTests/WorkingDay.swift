import Foundation
import TemporaryPlaces
import Testing
import XTestRig

@testable import UIKit

/// A desktop with a window manager, a session and settings, on which a user works with Notes and other programs.
struct WorkingDay: Sendable {
  /// A program with one window.
  struct Program: Sendable {
    let app: AppProcess
    let window: String
    /// A place in its window, where a text is written into.
    var text = (x: 200, y: 150)
  }

  let managed: ManagedServer
  let session: SessionManager
  let peer: SelectionPeer
  private let folder: URL

  var server: XServer { managed.server }

  /// Nothing of it outlives `work`.
  static func on(
    _ manager: WindowManager, _ work: @Sendable (WorkingDay) async throws -> Void
  ) async throws {
    let day = try await WorkingDay(manager)
    let result: Result<Void, any Error>
    do { result = .success(try await work(day)) } catch { result = .failure(error) }
    await day.peer.die()
    day.session.stop()
    day.managed.stop()
    try? FileManager.default.removeItem(at: day.folder)
    try result.get()
  }

  private init(_ manager: WindowManager) async throws {
    managed = try ManagedServer(manager)
    session = try SessionManager()
    peer = try await SelectionPeer(on: managed.server)
    folder = TemporaryPlaces.new("day")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let letter = (1...12).map { "Dear reader, line \($0)\\par" }.joined(separator: "\n")
    try write("{\\rtf1\\ansi \(letter)}", to: "letter.rtf")
    try write("{\\rtf1\\ansi bread }", to: "list.rtf")
    try write("flour and yeast", to: "to buy.txt")
    try server.run(["setxkbmap", "us"])
    await setTheme("Adwaita")
  }

  // MARK: Files

  func file(_ name: String) -> URL { folder.appendingPathComponent(name) }

  func text(_ name: String) -> String {
    (try? String(contentsOf: file(name), encoding: .utf8)) ?? ""
  }

  private func write(_ text: String, to name: String) throws {
    try text.write(to: file(name), atomically: true, encoding: .utf8)
  }

  // MARK: The desktop

  @MainActor
  func setTheme(_ name: String) {
    peer.setSettings(numbers: ["Net/CursorBlink": 0], texts: ["Net/ThemeName": name])
  }

  func setResolution(_ resolution: Int) throws {
    try server.run([
      "xprop", "-root", "-f", "RESOURCE_MANAGER", "8s", "-set", "RESOURCE_MANAGER",
      "Xft.dpi:\t\(resolution)\n",
    ])
  }

  /// The arguments that a launcher takes from a desktop file for a file to open.
  func launcherArguments(opening name: String) throws -> [String] {
    let program = AppProcess.folder.appendingPathComponent("Notes").path
    try write(
      "[Desktop Entry]\nType=Application\nName=Notes\nExec=\"\(program)\" %f\n",
      to: "notes.desktop")
    let entry = try #require(KeyFile(path: file("notes.desktop").path))
    let line = try #require(entry.string("Exec", in: "Desktop Entry"))
    let command = try #require(ExecCommand(line, name: "Notes", path: file("notes.desktop").path))
    #expect(command.program == program)
    return command.arguments(for: [file(name)], icon: nil)
  }

  // MARK: Programs

  /// The session manager knows one program.
  func start(
    _ program: String, _ arguments: [String] = [], isInSession: Bool = false
  ) throws -> Program {
    var environment = server.environment
    environment["XDG_DATA_HOME"] = file("data").path
    environment["XDG_STATE_HOME"] = file("state").path
    environment["DBUS_SESSION_BUS_ADDRESS"] = nil
    environment["XDG_RUNTIME_DIR"] = nil
    environment["SESSION_MANAGER"] = isInSession ? session.address : nil
    let app = try AppProcess(program: program, arguments, environment: environment)
    return Program(app: app, window: try server.window(of: app))
  }

  /// Gives a window a size and a place, in pixels; managers add their frames to places.
  func place(_ program: Program, x: Int, y: Int, width: Int, height: Int) throws {
    let isLarge = try insist({ hasSize(program, width, height) }) {
      try server.xdotool(["windowsize", program.window, "\(width)", "\(height)"])
    }
    try #require(isLarge)
    try move(program, x: x, y: y)
  }

  func move(_ program: Program, x: Int, y: Int) throws {
    func isThere() -> Bool {
      guard let corner = try? server.corner(ofWindow: program.window) else { return false }
      return abs(corner.x - x) < 60 && abs(corner.y - y) < 90
    }
    let hasMoved = try insist(isThere) {
      try server.xdotool(["windowmove", program.window, "\(x)", "\(y)"])
    }
    try #require(hasMoved)
  }

  func hasSize(_ program: Program, _ width: Int, _ height: Int) -> Bool {
    let text = (try? server.run(["xwininfo", "-id", program.window])) ?? ""
    return text.contains("Width: \(width)\n") && text.contains("Height: \(height)\n")
  }

  // MARK: Hands

  /// The words of `xdotool` that take the pointer to a place in a program's window.
  func pointer(to x: Int, _ y: Int, in program: Program) throws -> [String] {
    let corner = try server.corner(ofWindow: program.window)
    return ["mousemove", "\(corner.x + x)", "\(corner.y + y)"]
  }

  /// Brings a window to the front and puts the caret into its text.
  func enter(_ program: Program) throws {
    try server.xdotool(["windowactivate", program.window])
    let place = try pointer(to: program.text.x, program.text.y, in: program)
    try server.xdotool(place + ["click", "1"])
  }

  /// Types words into a note until its file has them.
  func type(_ words: String, into program: Program, _ name: String) throws {
    let isWritten = try insist({ text(name).contains(words) }) {
      try enter(program)
      try server.xdotool(["type", "--delay", "20", "\(words) "])
    }
    #expect(isWritten, "\(words): \(text(name)) \(program.app.errors)")
  }
}

import Foundation
import ProcessStarting

/// The reason why a private X server could not be started or a request to it failed.
package struct XTestRigError: Error, CustomStringConvertible {
  package var description: String

  package init(_ description: String) { self.description = description }
}

/// A private X server for one test: it chooses its own display number and ends with the tests.
///
///     let server = try XServer.start(depth: 24, windowManager: "openbox")
///     defer { server.stop() }
///     … open an app on server.display …
///     #expect(try server.pixel(x: 10, y: 10) == 0xFF0000)
///
/// Usable from any thread. All calls block until they are done.
package final class XServer: @unchecked Sendable {
  /// The value for `DISPLAY`, such as ":42".
  package let display: String
  let eye: XPixelReader
  private let server: GuardedProcess
  private var windowManager: GuardedProcess?

  private init(display: String, server: GuardedProcess) throws {
    self.display = display
    self.server = server
    self.eye = try XPixelReader(display: display)
  }

  deinit { stop() }

  /// Starts Xvfb with one screen and returns when it (and the window manager) answers.
  ///
  /// - Parameters:
  ///   - arguments: more for Xvfb, as in `["-extension", "MIT-SHM"]` or `["-fakescreenfps", "120"]`; `["r"]` for
  ///     keys that repeat while they are down, which one is for too long when the machine is busy.
  ///   - depth: 15, 16, 24 or 30; 8 gives a PseudoColor visual and nothing deeper.
  ///   - windowManager: a program in the path that sets `_NET_SUPPORTING_WM_CHECK` and has two desktops.
  package static func start(
    arguments: [String] = [], depth: Int = 24, size: (width: Int, height: Int) = (1280, 800),
    windowManager: String? = nil
  ) throws -> XServer {
    let screen = ["-screen", "0", "\(size.width)x\(size.height)x\(depth)"]
    let pseudoColor = depth == 8 ? ["-cc", "3"] : []
    return try launch(
      ["Xvfb", "-r"] + screen + pseudoColor + arguments, windowManager: windowManager)
  }

  /// Runs a server program, which chooses a free display number itself.
  static func launch(_ command: [String], windowManager: String?) throws -> XServer {
    let process = try GuardedProcess(
      command + ["-displayfd", "1", "-noreset", "-nolisten", "tcp"],
      environment: ProcessInfo.processInfo.environment)
    guard let number = process.output.readLine() else {
      throw XTestRigError("\(command) did not start")
    }
    let server = try XServer(display: ":\(number)", server: process)
    if let windowManager { try server.startWindowManager(windowManager) }
    return server
  }

  /// Ends the window manager and the server normally. Safe to call twice.
  package func stop() { end(with: "stop") }

  /// Ends the server at once, as a crash would.
  package func kill() { end(with: "kill") }

  private func end(with word: String) {
    server.end(with: word)
    windowManager?.end(with: word)
  }
}

extension XServer {
  private func startWindowManager(_ name: String) throws {
    let configuration = try configuration(of: name)
    defer { configuration.map { try? FileManager.default.removeItem(at: $0) } }
    let options = configuration.map { ["--config-file", $0.path] } ?? []
    windowManager = try GuardedProcess([name] + options, environment: environment)
    let deadline = Date(timeIntervalSinceNow: 60)
    while !managesWindows() {
      guard Date() < deadline else {
        throw XTestRigError("\(name) did not start on \(display)")
      }
      usleep(20_000)
    }
    try xdotool(["set_desktop", "0"])
  }

  /// Openbox's own, but that it doesn't show the desktop's name, which would take clicks in the middle of the screen
  /// for a second.
  private func configuration(of windowManager: String) throws -> URL? {
    guard windowManager == "openbox",
      let own = try? String(contentsOfFile: "/etc/xdg/openbox/rc.xml", encoding: .utf8)
    else { return nil }
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("openbox-\(UUID().uuidString).xml")
    let text = own.replacing("<popupTime>875</popupTime>", with: "<popupTime>0</popupTime>")
    try text.write(to: file, atomically: true, encoding: .utf8)
    return file
  }

  /// Whether the window manager responds to requests. Workaround: its EWMH property is not enough,
  /// because openbox then still scans for windows, and ignores a window mapped meanwhile forever.
  private func managesWindows() -> Bool {
    let sign = try? run(["xprop", "-root", "_NET_SUPPORTING_WM_CHECK"])
    guard sign?.contains("window id") == true else { return false }
    return (try? xdotool(["set_desktop", "1", "get_desktop"])) == "1\n"
  }

  /// The tests' environment with `DISPLAY` pointing here.
  package var environment: [String: String] {
    var values = ProcessInfo.processInfo.environment
    values["DISPLAY"] = display
    values["XAUTHORITY"] = nil
    return values
  }

  /// Runs a program on this display and returns its output; throws for a failure status.
  @discardableResult
  package func run(_ arguments: [String]) throws -> String {
    let (process, output) = (Process(), Pipe.alone())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.environment = environment
    process.standardOutput = output
    try process.runHearingSignals()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw XTestRigError("\(arguments) ended with \(process.terminationStatus)")
    }
    return text
  }

  /// Real input and window queries: `xdotool(["mousemove", "10", "10", "click", "1"])`.
  @discardableResult
  package func xdotool(_ arguments: [String]) throws -> String {
    // What never comes true is an error, and not a wait without end.
    let command = ["timeout", "120", "xdotool"] + arguments
    let deadline = Date(timeIntervalSinceNow: 120)
    while true {
      do { return try run(command) } catch {
        // A window of anybody that goes while xdotool looks at all of them ends its search, so it is made again.
        guard arguments.starts(with: ["search", "--sync"]), Date() < deadline else { throw error }
        usleep(20_000)
      }
    }
  }

  /// The pixel at a position on the screen, in the visual's own format (0xRRGGBB at depth 24).
  package func pixel(x: Int, y: Int) throws -> UInt32 {
    try image(x: x, y: y, width: 1, height: 1).pixels[0]
  }

  /// The screen's current content in a rectangle, which must be on the screen.
  package func image(x: Int, y: Int, width: Int, height: Int) throws -> XScreenImage {
    try eye.image(x: x, y: y, width: width, height: height)
  }

  /// Fills the desktop with a pixel value, so that unpainted pixels can be recognised.
  package func fillRoot(_ pixel: UInt32) { eye.fillRoot(pixel) }

  /// Waits until the pixel has the value; returns false after `seconds`.
  package func waitForPixel(
    x: Int, y: Int, _ value: UInt32, seconds: Double = 60
  ) throws -> Bool {
    let deadline = Date(timeIntervalSinceNow: seconds)
    while Date() < deadline {
      if try pixel(x: x, y: y) == value { return true }
      usleep(1_000)
    }
    return false
  }
}

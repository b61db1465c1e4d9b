import Foundation
import TemporaryPlaces
import Testing
import WebRig
import XTestRig

/// The sample Browser with a page of a server of the test's own.
struct BrowserSession {
  let server: XServer
  let site: LoopbackServer
  let app: AppProcess
  let corner: (x: Int, y: Int)
  private let home: URL

  init(
    _ pages: [String: LoopbackServer.Answer], path: String = "/",
    environment more: [String: String] = [:]
  ) throws {
    server = try XServer.start(windowManager: "openbox")
    site = try LoopbackServer(pages)
    home = TemporaryPlaces.new("browser")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    var environment = server.environment
    for name in ["HOME", "CFFIXED_USER_HOME"] { environment[name] = home.path }
    environment["CASEMENT_WINDOW_SIZE"] = "800x600"
    app = try AppProcess(
      program: "Browser", [site.url(path)],
      environment: WebEngineHere.environment(environment.merging(more) { $1 }))
    corner = try server.corner(ofWindow: server.window(of: app))
  }

  func end() {
    app.process.terminate()
    _ = app.exitStatus(seconds: 20)
    site.stop()
    server.stop()
    try? FileManager.default.removeItem(at: home)
  }

  // MARK: What users do; places are the page's, which begins below the bar.

  static let barHeight = 48

  func move(_ x: Int, _ y: Int) throws {
    let place = ["\(corner.x + x)", "\(corner.y + Self.barHeight + y)"]
    try server.xdotool(["mousemove"] + place)
  }

  func click(_ x: Int, _ y: Int, button: Int = 1) throws {
    try move(x, y)
    try server.xdotool(["click", "\(button)"])
  }

  func type(_ text: String) throws { try server.xdotool(["type", "--delay", "20", text]) }
  func press(_ keys: String...) throws { try server.xdotool(["key"] + keys) }

  func color(_ x: Int, _ y: Int) throws -> UInt32 {
    try server.image(
      x: corner.x + x, y: corner.y + Self.barHeight + y, width: 1, height: 1)[0, 0]
  }

  /// Waits for a colour of the page.
  func shows(_ color: UInt32, _ x: Int, _ y: Int, seconds: Double = 60) throws -> Bool {
    try becomesTrue(seconds: seconds) { try self.color(x, y) == color }
  }

  /// A file among the downloads, if it is whole.
  func downloaded(_ name: String) -> Data? {
    FileManager.default.contents(atPath: home.appendingPathComponent("Downloads/\(name)").path)
  }

  // MARK: Processes

  /// Those of this name that the app has started, or that those have.
  func processes(_ name: String) -> [Int32] {
    ProcessFamily.members(of: app.pid, named: name)
  }
}

extension AppProcess {
  var pid: Int32 { process.processIdentifier }
}

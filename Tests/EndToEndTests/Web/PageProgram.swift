import Foundation
import TemporaryPlaces
import WebRig
import XTestRig

/// WebProbe, an app with one page, and a server of the test's own. It can run several times, in the same home.
struct PageProgram {
  let server: XServer
  let site: LoopbackServer
  private let home: URL

  init(_ pages: [String: LoopbackServer.Answer]) throws {
    server = try XServer.start(windowManager: "openbox")
    site = try LoopbackServer(pages)
    home = TemporaryPlaces.new("page")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
  }

  /// Shows "/".
  func run(_ arguments: [String]) throws -> AppProcess {
    var environment = server.environment
    for name in ["HOME", "CFFIXED_USER_HOME"] { environment[name] = home.path }
    for name in ["XDG_CACHE_HOME", "XDG_DATA_HOME"] { environment[name] = nil }
    return try AppProcess(
      program: "WebProbe", [site.url("/")] + arguments,
      environment: WebEngineHere.environment(environment))
  }

  /// Ends a run; what it has started ends with it.
  func quit(_ app: AppProcess) {
    app.process.terminate()
    _ = app.exitStatus(seconds: 20)
  }

  func end() {
    site.stop()
    server.stop()
    try? FileManager.default.removeItem(at: home)
  }
}

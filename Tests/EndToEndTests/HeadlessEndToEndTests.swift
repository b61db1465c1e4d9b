import Foundation
import Testing

/// An app without a server on a real clock.
@Suite(.serialized) struct HeadlessEndToEndTests {
  private func start(_ mode: String) throws -> AppProcess {
    var environment = ProcessInfo.processInfo.environment
    environment["DISPLAY"] = nil
    environment["WAYLAND_DISPLAY"] = nil
    environment["CASEMENT_PLATFORM"] = "headless"
    return try AppProcess(mode, environment: environment)
  }

  @Test func animationsAndDisplayLinksRunInRealTimeAndThenNothingDoes() throws {
    let app = try start("brief")
    defer { app.process.terminate() }
    #expect(app.wait(for: "completion true true"))
    #expect(app.wait(for: "ten ticks"))
    #expect(ProcessActivity.comesToRest(app.process.processIdentifier))
  }

  @Test func linksAndScrollViewsOfTwoWindowsGoOn() throws {
    let app = try start("ticks")
    defer { app.process.terminate() }
    for line in ["tick", "glide of Probe", "glide of Second"] {
      #expect(app.wait { lines in lines.count { $0 == line } >= 3 })
    }
  }

  @Test func theSameAppRunsWithoutAServer() throws {
    let app = try start("still")
    try #require(app.wait(for: "layout 400x300"))
    app.process.terminate()
    #expect(app.exitStatus() == 0)
  }
}

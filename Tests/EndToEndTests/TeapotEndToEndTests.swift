import Foundation
import Glibc
import Testing
import XTestRig

/// The sample Teapot: OpenGL on a thread of its own, under controls.
@Suite(.enabled(if: hasOpenGLES), .serialized) struct TeapotEndToEndTests {
  @Test func theTeapotTurnsOnWhileMainIsBlocked() throws {
    let server = try XServer.start(windowManager: "openbox")
    defer { server.stop() }
    let app = try AppProcess(program: "Teapot", [], environment: server.environment)
    defer { app.process.terminate() }
    let window = try server.xdotool(["search", "--sync", "--onlyvisible", "--name", "^Teapot$"])
      .trimmingCharacters(in: .whitespacesAndNewlines)
    let corner = try server.corner(ofWindow: window)
    try #require(try seen(5, server, corner, while: { true }) == 5, "\(app.errors)")
    // Beside the button's title.
    let (x, y) = (corner.x + 60, corner.y + 354)
    func isBlocked() throws -> Bool { try server.image(x: x, y: y, width: 1, height: 1).isRed }
    // A busy machine may draw fewer in the three seconds, so main is blocked again.
    var frames = 0
    for _ in 0..<10 where frames < 20 {
      try #require(try becomesTrue { try !isBlocked() })
      try server.xdotool(["mousemove", "\(x)", "\(y)", "click", "1"])
      try #require(try server.waitForPixel(x: x, y: y, 0xFF0000))
      usleep(200_000)
      // What main would show, it cannot: the button stays red.
      frames = try seen(20, server, corner, while: isBlocked)
    }
    #expect(frames == 20)
  }

  /// Counts different pictures of the teapot, up to some.
  private func seen(
    _ most: Int, _ server: XServer, _ corner: (x: Int, y: Int), while goesOn: () throws -> Bool
  ) throws -> Int {
    var (last, count): (XScreenImage?, Int) = (nil, 0)
    let deadline = Date(timeIntervalSinceNow: 60)
    while count < most, Date() < deadline, try goesOn() {
      let picture = try server.image(x: corner.x + 120, y: corner.y + 150, width: 240, height: 4)
      if picture != last { count += 1 }
      last = picture
    }
    return count
  }
}

extension XScreenImage {
  fileprivate var isRed: Bool { self[0, 0] == 0xFF0000 }
}

private let hasOpenGLES =
  dlopen("libEGL.so.1", RTLD_LAZY) != nil && dlopen("libGLESv2.so.2", RTLD_LAZY) != nil

import Foundation
import Testing
import XTestRig

/// What a program doesn't use is not in its memory.
@Suite(.serialized) struct LibraryEndToEndTests {
  /// Of drawings, documents, image files, nibs, hyphens, spelling, OpenGL and the web.
  private static let optional = [
    "librsvg-2", "libpoppler-glib", "libheif", "libtiff", "libwebp", "liblcms2", "libxml2",
    "libhyphen", "libenchant-2", "libEGL", "libGLESv2", "libwebkit2gtk-4.1",
  ]

  @Test func aWindowWithTextAndAShapeLoadsNoneOfThem() throws {
    let server = try XServer.start()
    defer { server.stop() }
    let app = try AppProcess(program: "HelloWindow", [], environment: server.environment)
    defer { app.process.terminate() }
    // In the badge, which is drawn in one frame with the text.
    let isShown = try server.waitForPixel(x: 150, y: 114, 0x6155F5)
    try #require(isShown, "\(app.errors)")
    // Foundation reads no more than the beginning of a file whose size is not known.
    let maps = try server.run(["cat", "/proc/\(app.process.processIdentifier)/maps"])
    #expect(maps.contains("/libcairo.so") && maps.contains("/libpangocairo-1.0.so"))
    #expect(Self.optional.filter { maps.contains("/\($0).so") } == [])
  }
}

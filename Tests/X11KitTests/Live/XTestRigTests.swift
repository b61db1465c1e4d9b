import Testing
import XTestRig

extension LiveTests {
  @Suite struct XTestRigTests {
    @Test func aServerShowsItsRootAndEnds() throws {
      let server = try XServer.start(size: (320, 200))
      #expect(try server.xdotool(["getdisplaygeometry"]) == "320 200\n")
      server.fillRoot(0x123456)
      #expect(try server.pixel(x: 5, y: 5) == 0x123456)
      server.stop()
      #expect(throws: (any Error).self) { try server.pixel(x: 5, y: 5) }
    }

    @Test func aWindowManagerAnswersBeforeStartReturns() throws {
      let server = try XServer.start(windowManager: "openbox")
      defer { server.stop() }
      #expect(try server.run(["xprop", "-root", "_NET_SUPPORTING_WM_CHECK"]).contains("window id"))
    }

    @Test func pixelsOfADepthKeepTheirOwnFormat() throws {
      let server = try XServer.start(depth: 16)
      defer { server.stop() }
      server.fillRoot(0xF81F)
      #expect(try server.pixel(x: 0, y: 0) == 0xF81F)
    }
  }
}

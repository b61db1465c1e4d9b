import Dispatch
import PlatformKit
import RasterKit
import Testing
import XTestRig

@testable import X11Kit

extension LiveTests {
  @MainActor @Suite struct RollingTests {
    private let size = PixelSize(width: 60, height: 40)

    /// An image in which every row has its own colour; `top` is its first visible row, -20 its first.
    private func color(_ row: Int32, top: Int32) -> UInt32 {
      0xFF00_0000 | UInt32(20 + row + top) * 0x02_0304
    }

    /// Scrolls to `top`, painting only what a roll cannot keep, and puts everything.
    private func scroll(_ live: LiveWindow, by rows: Int32, to top: Int32, serial: UInt64) throws
      -> Bool
    {
      let (target, size) = (live.window.target, size)
      let isKept = live.queue.sync { () -> Bool? in
        guard var buffer = target.acquire(size: size) else { return nil }
        let isKept = rows != 0 && target.roll(&buffer, by: rows)
        for row in 0..<size.height where !isKept || !(0..<size.height).contains(row - rows) {
          let line = PixelRect(x: 0, y: row, width: size.width, height: 1)
          Kernels.fill(buffer.pixels, rect: line, color: color(row, top: top))
        }
        let all = PixelRegion(PixelRect(size: size))
        target.present(buffer, damage: all, serial: serial, syncToken: nil)
        return isKept
      }
      try live.waitForFrame(serial)
      guard let isKept else { throw LiveTimeout(what: "a free buffer") }
      return isKept
    }

    private func expectPicture(from top: Int32, on server: XServer) throws {
      for row: Int32 in [0, 1, 20, 38, 39] {
        #expect(
          try server.pixel(x: 40 + 30, y: 30 + Int(row)) == color(row, top: top) & 0xFF_FFFF)
      }
    }

    @Test func aRolledBufferIsPutFromItsNewRows() throws {
      let server = try XServer.start(size: (400, 300))
      defer { server.stop() }
      let live = try LiveWindow(on: server)
      defer { live.close() }
      try live.show()
      #expect(try !scroll(live, by: 0, to: 0, serial: 11))
      try expectPicture(from: 0, on: server)
      #expect(try scroll(live, by: -15, to: 15, serial: 12))
      try expectPicture(from: 15, on: server)
      #expect(try scroll(live, by: 7, to: 8, serial: 13))
      try expectPicture(from: 8, on: server)
      // The segment has eight rows more than the window; after its last row comes its first.
      #expect(try scroll(live, by: -13, to: 21, serial: 14))
      try expectPicture(from: 21, on: server)
      #expect(try scroll(live, by: -5, to: 26, serial: 15))
      try expectPicture(from: 26, on: server)
      #expect(try scroll(live, by: 39, to: -13, serial: 16))
      try expectPicture(from: -13, on: server)
    }

    @Test func whatARolledBufferShowedIsPutAgainFromThere() throws {
      let server = try XServer.start(size: (400, 300))
      defer { server.stop() }
      let live = try LiveWindow(on: server)
      defer { live.close() }
      try live.show()
      _ = try scroll(live, by: 0, to: 0, serial: 11)
      #expect(try scroll(live, by: -15, to: 15, serial: 12))
      let (target, size) = (live.window.target, size)
      live.window.hide()
      live.window.show()
      // Frames have a connection of their own, which would overtake this.
      live.settle()
      #expect(live.queue.sync { target.represent(PixelRegion(PixelRect(size: size))) })
      #expect(try server.waitForPixel(x: 70, y: 69, color(39, top: 15) & 0xFF_FFFF))
    }

    @Test func throughTheSocketNothingIsKept() throws {
      let server = try XServer.start(arguments: ["-extension", "MIT-SHM"], size: (400, 300))
      defer { server.stop() }
      let live = try LiveWindow(on: server)
      defer { live.close() }
      try live.show()
      _ = try scroll(live, by: 0, to: 0, serial: 11)
      #expect(try !scroll(live, by: -15, to: 15, serial: 12))
      try expectPicture(from: 15, on: server)
    }
  }
}

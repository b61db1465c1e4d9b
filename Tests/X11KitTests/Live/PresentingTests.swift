import CUIXlib
import Dispatch
import Glibc
import PlatformKit
import RasterKit
import Testing
import XTestRig

@testable import X11Kit

extension LiveTests {
  @MainActor @Suite struct PresentingTests {
    private let size = PixelSize(width: 200, height: 120)
    /// Corners of the colour cube, and values for which rounding differs from truncation.
    private let colors: [UInt32] = [
      0xFF00_0000, 0xFFFF_FFFF, 0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFF12_3456, 0xFFFC_FA05,
    ]

    @Test(arguments: [[], ["-extension", "MIT-SHM"]], [15, 16, 24, 30])
    func pixelsArriveExactly(arguments: [String], depth: Int) throws {
      let server = try XServer.start(arguments: arguments, depth: depth, size: (400, 300))
      defer { server.stop() }
      let live = try LiveWindow(on: server)
      defer { live.close() }
      #expect(live.platform.render.hasSharedMemory == arguments.isEmpty)
      try live.show()
      let fills = colors.enumerated().map { index, color in
        (PixelRect(x: Int32(index) * 20, y: 7, width: 20, height: 100), color)
      }
      try live.paint(fills, size: size)
      let image = try server.image(x: 40, y: 30, width: 200, height: 120)
      for (index, color) in colors.enumerated() {
        let expected = live.platform.render.format.layout.pack(color & 0xFF_FFFF)
        for (x, y) in [(0, 7), (19, 106), (10, 50)] {
          #expect(image[index * 20 + x, y] == expected)
        }
      }
    }

    /// A window that shows one colour on a server of its own.
    private func withPaintedWindow(_ body: (XServer, LiveWindow) throws -> Void) throws {
      let server = try XServer.start(size: (400, 300))
      defer { server.stop() }
      let live = try LiveWindow(on: server)
      defer { live.close() }
      try live.show()
      try live.paint([(PixelRect(size: size), 0xFF11_1111)], size: size)
      try body(server, live)
    }

    @Test func onlyTheDamageIsPut() throws {
      try withPaintedWindow { (server, live) throws in
        let target = live.window.target
        let isPainted = live.queue.sync { () -> Bool in
          guard let buffer = target.acquire(size: size) else { return false }
          Kernels.fill(buffer.pixels, rect: PixelRect(size: size), color: 0xFF99_9999)
          let damage = PixelRegion(PixelRect(x: 50, y: 50, width: 40, height: 40))
          target.present(buffer, damage: damage, serial: 77, syncToken: nil)
          return true
        }
        #expect(isPainted)
        try live.waitForFrame(77)
        #expect(try server.pixel(x: 40 + 49, y: 30 + 50) == 0x111111)
        #expect(try server.pixel(x: 40 + 50, y: 30 + 50) == 0x999999)
        #expect(try server.pixel(x: 40 + 89, y: 30 + 89) == 0x999999)
        #expect(try server.pixel(x: 40 + 90, y: 30 + 89) == 0x111111)
      }
    }

    /// Its buffers go with it, also the one that was just taken to paint in.
    @Test func aWindowThatGoesWhileItIsPaintedIsPaintedInVain() throws {
      try withPaintedWindow { (server, live) throws in
        let peer = try X11PeerClient(server.display)
        let (target, render) = (live.window.target, live.platform.render)
        let isPainted = live.queue.sync { () -> Bool in
          peer.destroy(live.window.handle)
          return (0..<2).allSatisfy { _ in
            guard let buffer = target.acquire(size: size) else { return false }
            Kernels.fill(buffer.pixels, rect: PixelRect(size: size), color: 0xFF99_9999)
            target.present(
              buffer, damage: PixelRegion(PixelRect(size: size)), serial: 77, syncToken: nil)
            // That the window has gone waits in the queue after a round trip.
            free(xcb_get_input_focus_reply(render.handle, xcb_get_input_focus(render.handle), nil))
            return true
          }
        }
        #expect(isPainted)
      }
    }

    /// A letter that is typed wakes the process for nothing but the key.
    @Test func aFewPixelsLeaveNothingToWaitFor() throws {
      try withPaintedWindow { (server, live) throws in
        let (target, render) = (live.window.target, live.platform.render)
        let read = { live.queue.sync { Int(xcb_total_read(render.handle)) } }
        let before = read()
        for step: Int32 in 0..<20 {
          let letter = PixelRect(x: 3 + step * 9, y: 20 + step, width: 9, height: 17)
          let awaitsReport = live.queue.sync { () -> Bool? in
            guard let buffer = target.acquire(size: size) else { return nil }
            Kernels.fill(buffer.pixels, rect: letter, color: 0xFF99_9999)
            return target.present(
              buffer, damage: PixelRegion(letter), serial: 500, syncToken: nil)
          }
          #expect(awaitsReport == false)
          let (x, y) = (40 + Int(letter.minX), 30 + Int(letter.minY))
          #expect(try server.waitForPixel(x: x + 8, y: y + 16, 0x999999))
          #expect(try server.pixel(x: x, y: y) == 0x999999)
          #expect(try server.pixel(x: x + 8, y: y + 17) == 0x111111)
        }
        #expect(read() == before)
      }
    }

    @Test(arguments: [[], ["-extension", "MIT-SHM"]], [16, 24])
    func whatWasShownIsPutAgain(arguments: [String], depth: Int) throws {
      let server = try XServer.start(arguments: arguments, depth: depth, size: (400, 300))
      defer { server.stop() }
      let live = try LiveWindow(on: server)
      defer { live.close() }
      let target = live.window.target
      #expect(live.queue.sync { target.represent(PixelRegion(PixelRect(size: size))) } == false)
      try live.paint([(PixelRect(size: size), 0xFFFF_FFFF)], size: size)
      let white = live.platform.render.format.layout.pack(0xFF_FFFF)
      try live.show()
      #expect(live.queue.sync { target.represent(PixelRegion(PixelRect(size: size))) })
      #expect(try server.waitForPixel(x: 45, y: 35, white))
    }

    @Test(arguments: [[], ["-extension", "MIT-SHM"]])
    func atMostTwoFramesAreUnderWay(arguments: [String]) throws {
      let server = try XServer.start(arguments: arguments, size: (400, 300))
      defer { server.stop() }
      let live = try LiveWindow(on: server)
      defer { live.close() }
      try live.show()
      let small = PixelSize(width: 40, height: 40)
      try live.paint([(PixelRect(size: small), 0xFF11_1111)], size: small)
      let peer = try X11PeerClient(server.display)
      peer.holdServer()
      #expect(live.present(serial: 101, size: small))
      #expect(live.present(serial: 102, size: small))
      #expect(!live.present(serial: 103, size: small))
      peer.letGoOfServer()
      try live.waitForFrame(101)
      try live.waitForFrame(102)
      #expect(live.present(serial: 104, size: small))
      try live.waitForFrame(104)
    }

    /// A blank is an event of 40 bytes, a ShmCompletion one of 32. Only a frame made in the second
    /// half of its interval, as on a busy machine, asks for a reply, because the next blank is too
    /// near.
    @Test func whileTicksComeNoPutIsAnsweredByAnEventOfItsOwn() throws {
      try withPaintedWindow { _, live in
        let render = live.platform.render
        let (target, clock, queue, size) = (live.window.target, live.window.clock, live.queue, size)
        let (log, late) = (TickLog(), TickLog())
        let time = live.platform.clock
        queue.sync {
          clock.start(on: queue) { tick in
            log.append(tick)
            guard let buffer = target.acquire(size: size) else { return }
            target.present(
              buffer, damage: PixelRegion(PixelRect(size: size)), serial: 1000, syncToken: nil)
            if time.now() - tick.time > tick.interval / 4 { late.append(tick) }
          }
        }
        _ = log.wait(for: 3, seconds: 60)
        func read() -> (bytes: Int, ticks: Int, late: Int) {
          queue.sync { (Int(xcb_total_read(render.handle)), log.count, late.count) }
        }
        // A thread that is put off between two looks at the clock counts as in time: measured again.
        var isRight = false
        for _ in 0..<10 where !isRight {
          let before = read()
          _ = log.wait(for: before.ticks + 30, seconds: 60)
          let after = read()
          let (ticks, late) = (after.ticks - before.ticks, after.late - before.late)
          isRight = ticks >= 30 && after.bytes - before.bytes <= (ticks + 2) * 40 + (late + 1) * 32
        }
        queue.sync { clock.stop() }
        #expect(isRight)
      }
    }

    @Test func segmentsAreOursAloneAndMarkedForRemoval() throws {
      let strangers = (0..<100).map { _ in shmget(key_t(IPC_PRIVATE), 4096, 0o600) }
      defer { for id in strangers where id >= 0 { shmctl(id, IPC_RMID, nil) } }
      try withPaintedWindow { _, live in
        let modes = try ownSegmentModes()
        #expect(!modes.isEmpty)
        #expect(modes.allSatisfy { $0 == "1600" })
      }
    }

    @Test func aResizedBufferIsAnotherBuffer() throws {
      let server = try XServer.start(size: (400, 300))
      defer { server.stop() }
      let live = try LiveWindow(on: server)
      defer { live.close() }
      let target = live.window.target
      let identities = live.queue.sync {
        (0..<6).compactMap { step -> UInt64? in
          let side = PixelSize(width: 100 + Int32(step), height: 100)
          guard let buffer = target.acquire(size: side) else { return nil }
          target.present(buffer, damage: PixelRegion(), serial: 1, syncToken: nil)
          return buffer.identity
        }
      }
      #expect(Set(identities).count == 6)
    }

    /// The kernel's list: `perms` is octal, 1000 meaning "to be removed with the last user". Only
    /// segments that a server has attached too, because other tests create segments without one
    /// meanwhile.
    private func ownSegmentModes() throws -> [String] {
      let text = try readText("/proc/sysvipc/shm")
      return text.split(separator: "\n").dropFirst().compactMap { line in
        let fields = line.split(separator: " ")
        return fields[4] == "\(getpid())" && fields[6] == "2" ? String(fields[2]) : nil
      }
    }
  }
}

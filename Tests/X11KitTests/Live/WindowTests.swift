import CUIXlib
import Glibc
import PlatformKit
import RasterKit
import Testing
import XTestRig

@testable import X11Kit

extension LiveTests {
  @MainActor @Suite struct WindowTests {
    private let size = PixelSize(width: 200, height: 120)

    @Test func allHintsAreThereBeforeTheFirstMap() throws {
      let server = try XServer.start()
      defer { server.stop() }
      let live = try LiveWindow(on: server)
      defer { live.close() }
      let peer = try X11PeerClient(server.display)
      let text = try server.run(["xprop", "-id", "\(live.window.handle)"])
      for expected in [
        "_NET_WM_NAME(UTF8_STRING) = \"Größe\"", "WM_NAME(STRING) = ", "WM_ICON_NAME(STRING) = ",
        "WM_CLIENT_MACHINE(STRING)",
        "WM_CLASS(STRING)", "_NET_WM_PID(CARDINAL) = \(getpid())",
        "_NET_WM_WINDOW_TYPE(ATOM) = _NET_WM_WINDOW_TYPE_NORMAL",
        "Client accepts input or input focus: True", "user specified location: 40, 30",
        "program specified size: 200 by 120", "window gravity: Static",
        "WM_DELETE_WINDOW, WM_TAKE_FOCUS, _NET_WM_PING, _NET_WM_SYNC_REQUEST",
      ] { #expect(text.contains(expected), "\(expected) in \(text)") }
      let counter = try #require(live.window.syncCounters).basic
      #expect(peer.items("_NET_WM_SYNC_REQUEST_COUNTER", of: live.window.handle) == [counter])
      #expect(peer.value(of: counter) == 0)
    }

    @Test func titlesInTheOldEncodingsAreReadBack() throws {
      let server = try XServer.start()
      defer { server.stop() }
      let live = try LiveWindow(on: server)
      defer { live.close() }
      let peer = try X11PeerClient(server.display)
      for (title, type) in [("Größe ×2", "STRING"), ("Größe €", "COMPOUND_TEXT"), ("", "STRING")] {
        live.window.writeTitle(title)
        XSync(live.platform.connection.display, False)
        let text = try server.run(["xprop", "-id", "\(live.window.handle)", "WM_NAME"])
        #expect(text.hasPrefix("WM_NAME(\(type)) = "), "\(text)")
        #expect(peer.title(of: live.window.handle) == title)
      }
    }

    @Test func theWindowsOfAProgramAreOneGroup() throws {
      let server = try XServer.start()
      defer { server.stop() }
      let live = try LiveWindow(on: server)
      defer { live.close() }
      let other = try #require(
        try live.platform.makeWindow(WindowDescription(size: size, title: "Other")) as? X11Window)
      defer {
        other.close()
        live.pump()
      }
      XSync(live.platform.connection.display, False)
      let peer = try X11PeerClient(server.display)
      let leader = live.platform.connection.leader
      for window in [live.window.handle, other.handle] {
        #expect(peer.items("WM_CLIENT_LEADER", of: window) == [leader])
        // The group is the last of the nine fields of WM_HINTS. Source: ICCCM 4.1.2.4.
        #expect(peer.items("WM_HINTS", of: window).last == leader)
      }
      #expect(leader != live.window.handle && leader != other.handle)
    }

    @Test func limitsOfTheSizeLeaveTheOtherHintsAsTheyAre() throws {
      let server = try XServer.start()
      defer { server.stop() }
      let live = try LiveWindow(on: server)
      defer { live.close() }
      func hints() throws -> String {
        XSync(live.platform.connection.display, False)
        return try server.run(["xprop", "-id", "\(live.window.handle)", "WM_NORMAL_HINTS"])
      }
      let others = [
        "user specified location: 40, 30", "program specified size: 200 by 120",
        "window gravity: Static",
      ]
      live.window.setSizeLimits(
        minimum: PixelSize(width: 90, height: 70), maximum: PixelSize(width: 99999, height: 800))
      let limited = try hints()
      for expected in others + [
        "program specified minimum size: 90 by 70", "program specified maximum size: 32767 by 800",
      ] { #expect(limited.contains(expected), "\(expected) in \(limited)") }
      live.window.setSizeLimits(minimum: nil, maximum: nil)
      let free = try hints()
      for expected in others { #expect(free.contains(expected), "\(expected) in \(free)") }
      #expect(!free.contains("minimum") && !free.contains("maximum"), "\(free)")
    }

    @Test func actionsThatAreNotAllowedAreLeftOutOfTheHints() throws {
      let server = try XServer.start()
      defer { server.stop() }
      let live = try LiveWindow(on: server)
      defer { live.close() }
      func hints() throws -> String {
        XSync(live.platform.connection.display, False)
        return try server.run(["xprop", "-id", "\(live.window.handle)", "_MOTIF_WM_HINTS"])
      }
      #expect(try hints().contains("not found"))
      live.window.setActions(.close)
      #expect(try hints().contains("= 0x1, 0x36, 0x0, 0x0, 0x0"))
      live.window.setActions(.all)
      #expect(try hints().contains("= 0x1, 0x3e, 0x0, 0x0, 0x0"))
    }

    @Test func theIconHasStraightColoursInEachSize() throws {
      let server = try XServer.start()
      defer { server.stop() }
      let live = try LiveWindow(on: server)
      defer { live.close() }
      let (small, large) = (
        PixelBuffer(size: PixelSize(width: 1, height: 2)),
        PixelBuffer(size: PixelSize(width: 2, height: 1))
      )
      small.base[0] = 0xFF10_2030
      small.base[small.stride] = 0x8040_0080
      large.base[1] = 0xFFFF_FFFF
      live.window.setIcon([small, large])
      XSync(live.platform.connection.display, False)
      let peer = try X11PeerClient(server.display)
      // Xlib gives 32-bit items as signed longs.
      let items = peer.items("_NET_WM_ICON", of: live.window.handle)
      #expect(
        items.map(UInt32.init(truncatingIfNeeded:)) == [
          1, 2, 0xFF10_2030, 0x8080_00FF, 2, 1, 0, 0xFFFF_FFFF,
        ])
    }

    @Test func impossibleSizesAreRefused() throws {
      let server = try XServer.start()
      defer { server.stop() }
      let platform = try X11Platform(displayName: server.display)
      for side: Int32 in [0, -5, 32768, .max] {
        #expect(throws: PlatformError.self) {
          _ = try platform.makeWindow(
            WindowDescription(size: PixelSize(width: side, height: 10), title: ""))
        }
      }
    }

    @Test func aDragOutsideArrivesToThePixel() throws {
      let server = try XServer.start(windowManager: "openbox")
      defer { server.stop() }
      let live = try LiveWindow(on: server, position: PixelPoint(x: 300, y: 250))
      defer { live.close() }
      try live.show()
      try live.wait("the focus") {
        $0.contains { if case .window(_, .focused) = $0 { true } else { false } }
      }
      // One at a time, because the server merges motion events that have not been read yet.
      try server.xdotool(["mousemove", "310", "260", "mousedown", "1"])
      for (x, y) in [(20, 15), (900, 700)] {
        try server.xdotool(["mousemove", "\(x)", "\(y)"])
        try live.wait("a motion") { _ in live.samples.last?.x == Double(x - 300) }
      }
      try server.xdotool(["mouseup", "1"])
      try live.wait("the release") { _ in
        live.samples.contains { $0.action == .released(.primary) }
      }
      let drag = live.samples.drop { $0.action != .pressed(.primary) }
        .filter { $0.action != .exited }
      #expect(drag.map(\.x) == [10, -280, 600, 600])
      #expect(drag.map(\.y) == [10, -235, 450, 450])
      #expect(
        drag.map(\.action) == [.pressed(.primary), .moved, .moved, .released(.primary)])
      #expect(zip(drag, drag.dropFirst()).allSatisfy { $0.time <= $1.time })
    }

    @Test func keysArriveWithWhatTheyType() throws {
      let server = try XServer.start(windowManager: "openbox")
      defer { server.stop() }
      let live = try LiveWindow(on: server)
      defer { live.close() }
      try live.show()
      live.window.activate()
      try live.wait("the focus") {
        $0.contains { if case .window(_, .focused) = $0 { true } else { false } }
      }
      try server.xdotool(["key", "shift+a"])
      try live.wait("four strokes") { _ in live.strokes.count >= 4 }
      let press = try #require(live.strokes.first { $0.usage == 4 && $0.action == .pressed })
      #expect(press.characters == "A")
      #expect(press.charactersIgnoringModifiers == "A")
      #expect(press.modifiers == .shift)
    }

    /// Without detectable repeat each one would come with a release before it.
    @Test func aKeyThatIsHeldRepeatsAndComesUpOnce() throws {
      let server = try XServer.start(arguments: ["r"])
      defer { server.stop() }
      let live = try LiveWindow(on: server)
      defer { live.close() }
      live.window.activate()
      try live.show()
      try live.wait("the focus") {
        $0.contains { if case .window(_, .focused) = $0 { true } else { false } }
      }
      func count(_ action: KeyStroke.Action) -> Int { live.strokes.count { $0.action == action } }
      try server.xdotool(["keydown", "x"])
      try live.wait("repeats") { _ in count(.repeated) >= 3 }
      #expect(count(.pressed) == 1 && count(.released) == 0)
      try server.xdotool(["keyup", "x"])
      try live.wait("the release") { _ in count(.released) > 0 }
      #expect(count(.pressed) == 1 && count(.released) == 1)
      #expect(live.strokes.last?.action == .released)
    }

    /// What a key does is shown before its release is heard, even if both have come together.
    @Test func theReleaseOfTheLastKeyWaitsForTheNextTurn() throws {
      let server = try XServer.start()
      defer { server.stop() }
      let live = try LiveWindow(on: server)
      defer { live.close() }
      live.window.activate()
      try live.show()
      try live.wait("the focus") {
        $0.contains { if case .window(_, .focused) = $0 { true } else { false } }
      }
      try server.xdotool(["key", "a", "b"])
      XSync(live.platform.connection.display, False)
      live.platform.drainEvents { live.events.append($0) }
      #expect(live.strokes.map(\.usage) == [4, 4, 5])
      #expect(live.strokes.map(\.action) == [.pressed, .released, .pressed])
      #expect(live.platform.flush())
      live.pump()
      #expect(live.strokes.map(\.usage) == [4, 4, 5, 5])
      #expect(live.strokes.last?.action == .released)
    }

    /// This opens the input method.
    @Test func theFirstKeyOfAllMayBeADeadOne() throws {
      let server = try XServer.start(windowManager: "openbox")
      defer { server.stop() }
      try server.run(["setxkbmap", "us", "-variant", "intl"])
      let live = try LiveWindow(on: server)
      defer { live.close() }
      try live.show()
      live.window.activate()
      try live.wait("the focus") {
        $0.contains { if case .window(_, .focused) = $0 { true } else { false } }
      }
      try server.xdotool(["key", "dead_acute", "e"])
      try live.wait("an accented letter") { _ in
        live.strokes.contains { $0.characters == "é" }
      }
    }

    @Test func aWindowTakesTheFocusWhereNobodyManagesWindows() throws {
      let server = try XServer.start()
      defer { server.stop() }
      let live = try LiveWindow(on: server)
      defer { live.close() }
      live.window.activate()
      try live.show()
      try live.wait("the focus") {
        $0.contains { if case .window(_, .focused) = $0 { true } else { false } }
      }
    }

    @Test func closingByTheWindowManagerIsAsked() throws {
      let server = try XServer.start(windowManager: "openbox")
      defer { server.stop() }
      let live = try LiveWindow(on: server)
      defer { live.close() }
      try live.show()
      let peer = try X11PeerClient(server.display)
      peer.send("WM_DELETE_WINDOW", to: live.window.handle)
      try live.wait("the question") {
        $0.contains { if case .window(_, .closeRequested) = $0 { true } else { false } }
      }
    }

    /// From main, so that a program that hangs doesn't answer.
    @Test func aPingComesBackToTheRootAsItWas() throws {
      let server = try XServer.start()
      defer { server.stop() }
      let live = try LiveWindow(on: server)
      defer { live.close() }
      let (peer, handle) = (try X11PeerClient(server.display), live.window.handle)
      XSelectInput(peer.display, peer.root, SubstructureNotifyMask)
      XSync(peer.display, False)
      peer.send("_NET_WM_PING", to: handle, (4711, Int(handle), 12))
      XSync(peer.display, False)
      let isEarly = peer.nextMessage("WM_PROTOCOLS") != nil
      #expect(!isEarly, "main has not had a turn")
      var answer: XClientMessageEvent?
      try live.wait("the answer") { _ in
        answer = peer.nextMessage("WM_PROTOCOLS")
        return answer != nil
      }
      let reply = try #require(answer)
      #expect(reply.window == peer.root && reply.format == 32)
      #expect(reply.data.l.0 == Int(peer.atom("_NET_WM_PING")) && reply.data.l.1 == 4711)
      #expect(reply.data.l.2 == Int(handle) && reply.data.l.3 == 12)
    }

    @Test func aWindowDestroyedUnderUsSwallowsItsFrames() throws {
      let server = try XServer.start(size: (400, 300))
      defer { server.stop() }
      let live = try LiveWindow(on: server)
      try live.show()
      try live.paint([(PixelRect(size: size), 0xFF11_1111)], size: size)
      try X11PeerClient(server.display).destroy(live.window.handle)
      for _ in 1...5 { try live.paint([(PixelRect(size: size), 0xFF22_2222)], size: size) }
      try live.wait("the end") {
        $0.contains { if case .window(_, .destroyed) = $0 { true } else { false } }
      }
      let (display, counters) = (
        live.platform.connection.display, try #require(live.window.syncCounters)
      )
      #expect(exists(counters.basic, on: display) && exists(counters.extended, on: display))
      live.close()
      #expect(!exists(counters.basic, on: display) && !exists(counters.extended, on: display))
      let second = try LiveWindow(on: server)
      try second.show()
      second.close()
    }

    private func exists(_ counter: XSyncCounter, on display: OpaquePointer) -> Bool {
      var (value, status) = (XSyncValue(), Int32(0))
      X11ErrorHandler.pardon(display) { status = XSyncQueryCounter(display, counter, &value) }
      return status != 0
    }

    @Test func aResizeShowsOldPixelsUntilTheNewOnesCome() throws {
      let server = try XServer.start(size: (800, 600))
      defer { server.stop() }
      server.fillRoot(0x00FF00)
      let live = try LiveWindow(on: server)
      defer { live.close() }
      try live.show()
      try live.paint([(PixelRect(size: size), 0xFFAA_BBCC)], size: size)
      let peer = try X11PeerClient(server.display)
      for step in 1...200 { peer.resize(live.window.handle, 200 + step, 120 + step) }
      let last = PixelSize(width: 400, height: 320)
      try live.wait("the last size") { _ in live.sizes.last == last }
      #expect(try server.pixel(x: 40 + 199, y: 30 + 119) == 0xAABBCC)
      #expect(try server.pixel(x: 40 + 399, y: 30 + 319) == 0x00FF00, "nothing is cleared")
      #expect(live.sizes.count <= 200)
      try live.paint([(PixelRect(size: last), 0xFF33_4455)], size: last)
      #expect(try server.pixel(x: 40 + 399, y: 30 + 319) == 0x334455)
    }

    @Test func theSyncCounterFollowsTheFrameOfThatSize() throws {
      let server = try XServer.start(size: (800, 600))
      defer { server.stop() }
      let live = try LiveWindow(on: server)
      defer { live.close() }
      try live.show()
      let (peer, handle) = (try X11PeerClient(server.display), live.window.handle)
      let counter = try #require(live.window.syncCounters).basic
      let value = UInt64(3) << 32 | 5
      peer.send("_NET_WM_SYNC_REQUEST", to: handle, (0, 5, 3))
      peer.resize(handle, 260, 140)
      var token: UInt64?
      try live.wait("the resize") {
        for case .window(_, .resized(_, let due?)) in $0 { token = due }
        return token != nil
      }
      #expect(token == value)
      #expect(peer.value(of: counter) == 0)
      let size = PixelSize(width: 260, height: 140)
      try live.paint([(PixelRect(size: size), 0xFF33_4455)], size: size, syncToken: token)
      // The server says that it has the pixels before it moves the counter.
      try live.wait("the counter") { _ in peer.value(of: counter) == value }
      #expect(try server.pixel(x: 40 + 259, y: 30 + 139) == 0x334455)
    }

    @Test func uncoveredPixelsAreReportedAsOneRegion() throws {
      let server = try XServer.start(size: (400, 300))
      defer { server.stop() }
      let live = try LiveWindow(on: server)
      defer { live.close() }
      try live.show()
      try live.wait("the first expose") { _ in live.exposed.bounds == PixelRect(size: size) }
      live.settle()
      live.events.removeAll()
      let peer = try X11PeerClient(server.display)
      let cover = peer.cover(PixelRect(x: 60, y: 50, width: 70, height: 40))
      live.settle()
      #expect(live.exposed.isEmpty)
      peer.destroy(cover)
      try live.wait("what was covered") { _ in !live.exposed.isEmpty }
      #expect(live.exposed.bounds == PixelRect(x: 20, y: 20, width: 70, height: 40))
    }
  }
}

import CUIXlib
import Dispatch
import PlatformKit
import RasterKit
import SeededInput
import Testing
import XTestRig

@testable import X11Kit

extension LiveTests {
  /// Windows, focus, selections, drags, properties, sizes, monitors, messages, keys and buttons, at random. A million
  /// of them in `scripts/soak`; `SEED` makes other ones.
  @MainActor @Suite struct FuzzedSessionTests {
    /// What stays on the server, or in this process.
    private struct Remains: Equatable, CustomStringConvertible {
      var windows: Int
      var segments: Int
      var description: String { "\(windows) windows, \(segments) segments" }

      @MainActor init(of session: FuzzedSession) throws {
        windows = session.ownWindows
        segments = try readText("/proc/self/maps").split(separator: "\n").count {
          $0.contains("/SYSV")
        }
      }
    }

    @Test func aSessionOfAnythingLeavesNothingBehind() throws {
      let (steps, seed) = (soakSteps(4000, soak: 1_000_000), SeededGenerator.seed)
      print("a session of \(steps) events with the seed \(seed)")
      let session = try FuzzedSession(seed: seed)
      defer { session.end() }
      for _ in 0..<200 { session.step() }
      try calmDown(session)
      let (before, atoms) = (try Remains(of: session), session.newAtom())
      for count in 1...steps {
        session.step()
        if count % 50 == 0 { session.settle() }
      }
      try calmDown(session)
      #expect(!session.platform.connection.isLost)
      let isRenderLost = session.queue.sync { [render = session.platform.render] in render.isLost }
      #expect(!isRenderLost)
      var after = try Remains(of: session)
      try session.wait("an end of what is being released") {
        after = try Remains(of: session)
        return after.windows <= before.windows && after.segments <= before.segments
      }
      // Names of cursors, of a format and of a monitor that the first events did not need.
      let growth = Int(session.newAtom()) - Int(atoms)
      #expect(growth <= 60, "atoms after \(steps) events")
      try answers(session)
    }

    /// Everything that was begun has ended, and nobody holds anything.
    private func calmDown(_ session: FuzzedSession) throws {
      session.settle()
      session.letGoOfEverything()
      for window in session.windows { session.close(window) }
      try session.wait("the end of all questions") { session.openReads == 0 }
      session.settle()
    }

    /// A new window shows, is painted, and gets keys; and nobody else has the devices.
    private func answers(_ session: FuzzedSession) throws {
      let peer: X11PeerClient = session.peer
      #expect(session.canGrab)
      var description = WindowDescription(
        size: PixelSize(width: 90, height: 80), title: "Still here")
      description.position = PixelPoint(x: 30, y: 40)
      let window = try #require(session.add(description))
      window.show()
      try session.wait("a window") { session.isShown(window) }
      session.paint(window, size: description.size, color: 0xFF12_3456)
      try session.wait("its pixels") { try session.server.pixel(x: 60, y: 60) == 0x123456 }
      XSetInputFocus(peer.display, window.handle, Int32(RevertToNone), Time(CurrentTime))
      session.settle()
      session.strokes = []
      session.input.press(key: 38, isDown: true)
      session.input.press(key: 38, isDown: false)
      try session.wait("a key") { session.strokes.contains { $0.usage == 4 } }
    }
  }
}

extension FuzzedSession {
  /// The windows of the program's connection on the screen: a server gives each client a range of numbers.
  var ownWindows: Int {
    var (root, parent, count) = (Window(0), Window(0), UInt32(0))
    var children: UnsafeMutablePointer<Window>?
    XQueryTree(peer.display, peer.root, &root, &parent, &children, &count)
    guard let children else { return 0 }
    defer { XFree(children) }
    let leader = platform.connection.leader
    return UnsafeBufferPointer(start: children, count: Int(count)).count {
      $0 >> 21 == leader >> 21
    }
  }

  /// Atoms are numbered as they are made.
  func newAtom() -> Atom {
    peer.atom("FUZZED_SESSION_\(UInt64.random(in: 0 ... .max))")
  }

  func letGoOfEverything() {
    input.releaseAll()
    endDrags()
    XUngrabKeyboard(peer.display, Time(CurrentTime))
    XUngrabPointer(peer.display, Time(CurrentTime))
    for name in ["_NET_SUPPORTING_WM_CHECK", "_NET_SUPPORTED", "RESOURCE_MANAGER"] {
      XDeleteProperty(peer.display, peer.root, peer.atom(name))
    }
    settle()
  }

  var canGrab: Bool {
    let hasKeys = XGrabKeyboard(
      peer.display, peer.root, False, GrabModeAsync, GrabModeAsync, Time(CurrentTime))
    let hasPointer = XGrabPointer(
      peer.display, peer.root, False, 0, GrabModeAsync, GrabModeAsync, 0, 0, Time(CurrentTime))
    letGoOfEverything()
    return hasKeys == GrabSuccess && hasPointer == GrabSuccess
  }
}

import CUIXlib
import PlatformKit
import RasterKit
import Testing
import XTestRig

@testable import X11Kit

extension LiveTests {
  /// Frames and window managers: resizes that wait for them, and word of those that were drawn.
  @MainActor @Suite struct ManagerSyncTests {
    private nonisolated static let syncing = WindowManager.installed.filter {
      [.openbox, .xfwm4, .metacity, .mutter].contains($0)
    }

    @Test(arguments: syncing) func aResizeByTheUserWaitsForEachFrame(
      manager: WindowManager
    ) throws {
      try ManagerSession.withWindow(manager) { live, _ in
        guard live.platform.connection.windowManager.supports(.syncRequest) else { return }
        live.window.activate()
        try live.wait("the focus") { _ in live.isFocused }
        let corner = live.corner
        var (reach, answered) = (0, Set<UInt64>())
        try live.whilePressed(atX: 250, y: 150) {
          live.window.beginDrag(.resize([.bottom, .right]))
          live.pump()
          try live.wait("three frames that were waited for") { _ in
            reach += 7
            try live.server.xdotool(
              [
                "mousemove", "\(Int(corner.x) + 250 + reach % 300)",
                "\(Int(corner.y) + 150 + reach % 200)",
              ])
            for case .window(_, .resized(let size, let token?)) in live.events
            where !answered.contains(token) {
              answered.insert(token)
              try live.paint([(PixelRect(size: size), 0xFF33_4455)], size: size, syncToken: token)
            }
            return answered.count >= 3
          }
        }
        #expect(
          answered.allSatisfy { X11SyncToken(rawValue: $0).isExtended == manager.isCompositing })
      }
    }

    @Test func aCompositingManagerSaysWhatItHasDrawn() throws {
      guard WindowManager.mutter.isInstalled else { return }
      try ManagerSession.withWindow(.mutter) { live, peer in
        let sync = live.window.target.sync
        let counters = try #require(live.window.syncCounters)
        #expect(sync.isExtended)
        #expect(
          peer.items("_NET_WM_SYNC_REQUEST_COUNTER", of: live.window.handle)
            == [counters.basic, counters.extended])
        for serial in UInt64(1)...3 {
          try live.wait("a free buffer") { _ in live.present(serial: serial, size: live.size) }
          try live.wait("word of frame \(serial)") { _ in sync.drawnValue >= 2 * serial }
          try live.waitForFrame(serial)
        }
        #expect(peer.value(of: counters.extended) == 6)
        #expect(peer.value(of: counters.basic) == 0)
      }
    }

    /// Its word comes to main, for which frames don't wait.
    @Test func framesGoOnWhileMainHearsNothing() throws {
      guard WindowManager.mutter.isInstalled else { return }
      try ManagerSession.withWindow(.mutter) { live, _ in
        let size = live.size
        for _ in 1...5 { try live.paint([(PixelRect(size: size), 0xFF22_2222)], size: size) }
      }
    }

    @Test(arguments: WindowManager.installed.filter { !$0.isCompositing })
    func elsewhereThereIsOneCounter(manager: WindowManager) throws {
      try ManagerSession.withWindow(manager) { live, peer in
        #expect(!live.window.target.sync.isExtended)
        #expect(peer.items("_NET_WM_SYNC_REQUEST_COUNTER", of: live.window.handle).count == 1)
      }
    }

    @Test(arguments: WindowManager.installed.filter { [.openbox, .mutter].contains($0) })
    func aManagerThatStartsAgainHasTheWindowsAgain(manager: WindowManager) throws {
      let managed = try ManagedServer(manager)
      defer { managed.stop() }
      let live = try LiveWindow(
        on: managed.server, size: ManagerSession.size, position: PixelPoint(x: 200, y: 150))
      defer { live.close() }
      try live.show()
      managed.stopManager()
      try live.wait("nobody") { _ in !live.platform.connection.windowManager.isRunning }
      #expect(!live.window.target.sync.isExtended)
      try managed.startManager()
      try live.wait("the new one") { _ in
        live.window.target.sync.isExtended == manager.isCompositing
          && live.platform.connection.windowManager.isRunning
      }
      live.window.setStates(.fullScreen, isOn: true)
      try live.wait("what it does") { _ in
        live.states.contains(.fullScreen) && live.size == live.screenSize
      }
    }
  }
}

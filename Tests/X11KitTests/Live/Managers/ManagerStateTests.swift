import CUIXlib
import PlatformKit
import RasterKit
import Testing
import XTestRig

@testable import X11Kit

extension LiveTests {
  /// States of windows, asked for by the program and by others, under each window manager.
  @MainActor @Suite struct ManagerStateTests {
    @Test(arguments: WindowManager.installed) func fullScreenComesAndGoesAndTheSizeWithIt(
      manager: WindowManager
    ) throws {
      try ManagerSession.withWindow(manager) { live, _ in
        let before = live.size
        live.window.setStates(.fullScreen, isOn: true)
        guard manager.isExtended else {
          live.settle()
          return #expect(live.states == [] && live.size == before)
        }
        try live.wait("full screen") { _ in
          live.states.contains(.fullScreen) && live.size == live.screenSize
        }
        // What is reversed before it was reported is not reported at all.
        try live.wait("the report of that") { _ in live.sizes.last == live.screenSize }
        live.window.setStates(.fullScreen, isOn: false)
        try live.wait("the former size") { _ in live.states == [] && live.size == before }
        try live.wait("the report of it") { _ in live.sizes.last == before }
      }
    }

    @Test(arguments: WindowManager.extended) func aWindowMayAppearInFullScreen(
      manager: WindowManager
    ) throws {
      try ManagerSession.withWindow(manager, { $0.states = .fullScreen }) { live, _ in
        try live.wait("full screen") { _ in
          live.states.contains(.fullScreen) && live.size == live.screenSize
        }
        live.window.setStates(.fullScreen, isOn: false)
        try live.wait("its end") { _ in live.states == [] && live.size != live.screenSize }
      }
    }

    @Test(arguments: WindowManager.floating) func eachAxisIsMaximisedAlone(manager: WindowManager)
      throws
    {
      try ManagerSession.withWindow(manager) { live, _ in
        let before = live.size
        live.window.setStates(.maximizedHorizontally, isOn: true)
        try live.wait("the width") { _ in
          live.states == .maximizedHorizontally && live.size.width > 1200
            && live.size.height == before.height
        }
        live.window.setStates(.maximizedHorizontally, isOn: false)
        try live.wait("the former width") { _ in live.states == [] && live.size == before }
        live.window.setStates(.maximizedVertically, isOn: true)
        try live.wait("the height") { _ in
          live.states == .maximizedVertically && live.size.height > 700
            && live.size.width == before.width
        }
        live.window.setStates(.maximizedVertically, isOn: false)
        try live.wait("the former height") { _ in live.states == [] && live.size == before }
      }
    }

    @Test(arguments: WindowManager.floating) func whatOthersAskForIsHeardToo(manager: WindowManager)
      throws
    {
      try ManagerSession.withWindow(manager) { live, _ in
        let before = live.size
        try live.server.maximise(UInt32(live.window.handle))
        try live.wait("the state") { _ in
          live.states == .maximized && (live.sizes.last?.width ?? 0) > 1200
        }
        live.window.setStates(.maximized, isOn: false)
        try live.wait("its end") { _ in live.states == [] && live.sizes.last == before }
      }
    }

    @Test(arguments: WindowManager.floating) func aWindowMayAppearMaximised(manager: WindowManager)
      throws
    {
      try ManagerSession.withWindow(manager, { $0.states = .maximized }) { live, _ in
        try live.wait("the state") { _ in live.states == .maximized && live.size.width > 1200 }
      }
    }

    @Test(
      arguments: WindowManager.floating,
      [.maximizedHorizontally, .maximizedVertically, .above] as [WindowStates])
    func aWindowMayAppearInAnyState(manager: WindowManager, states: WindowStates) throws {
      try ManagerSession.withWindow(manager, { $0.states = states }) { live, _ in
        let (isWide, isTall) = (states == .maximizedHorizontally, states == .maximizedVertically)
        let normal = ManagerSession.size
        try live.wait("the state") { _ in
          live.states == states && (live.size.width > 1200) == isWide
            && (live.size.height > 700) == isTall
        }
        live.window.setStates(states, isOn: false)
        try live.wait("its end") { _ in live.states == [] && live.size == normal }
      }
    }

    @Test(arguments: WindowManager.extended) func othersMayPutItInFullScreen(
      manager: WindowManager
    ) throws {
      try ManagerSession.withWindow(manager) { live, peer in
        let before = live.size
        @MainActor func tell(_ action: Int) {
          peer.tell(
            "_NET_WM_STATE", about: live.window.handle,
            (action, Int(peer.atom("_NET_WM_STATE_FULLSCREEN")), 0, 2, 0))
        }
        tell(1)
        try live.wait("full screen") { _ in
          live.states.contains(.fullScreen) && live.sizes.last == live.screenSize
        }
        tell(0)
        try live.wait("its end") { _ in live.states == [] && live.sizes.last == before }
      }
    }

    @Test(arguments: WindowManager.floating) func aboveIsAState(manager: WindowManager) throws {
      try ManagerSession.withWindow(manager) { live, _ in
        live.window.setStates(.above, isOn: true)
        try live.wait("the state") { _ in live.states.contains(.above) }
        live.window.setStates(.above, isOn: false)
        try live.wait("its end") { _ in !live.states.contains(.above) }
      }
    }

    @Test(arguments: WindowManager.floating + WindowManager.installed.filter { $0 == .twm })
    func whatIsMinimisedComesBackByActivation(manager: WindowManager) throws {
      try ManagerSession.withWindow(manager) { live, _ in
        live.window.minimize()
        try live.wait("it is hidden") { _ in !live.isShown }
        live.window.activate()
        try live.wait("it is back") { _ in live.isShown }
        try live.wait("it has the keyboard") { _ in live.isFocused }
      }
    }

    /// mutter shows it all the same.
    @Test(
      arguments: WindowManager.installed.filter {
        [.openbox, .xfwm4, .metacity, .twm].contains($0)
      })
    func aWindowMayAppearAsAnIcon(manager: WindowManager) throws {
      let live = try ManagerSession.window(manager) { $0.isMinimized = true }
      defer { live.close() }
      live.window.show()
      try live.wait("the icon") { _ in
        live.platform.translator.tracks[live.window.handle]?.visibility.isIcon == true
      }
      #expect(!live.isShown)
      live.window.activate()
      try live.wait("the window") { _ in live.isShown }
    }

    /// i3 tiles.
    @Test func aSizeThatAManagerDoesNotGiveIsNone() throws {
      guard WindowManager.i3.isInstalled else { return }
      try ManagerSession.withWindow(.i3) { live, _ in
        try live.wait("its tile") { _ in
          live.size != ManagerSession.size && live.sizes.last == live.size
        }
        live.settle()
        let (tile, count) = (live.size, live.sizes.count)
        live.window.setSize(PixelSize(width: 310, height: 220))
        try live.wait("an answer") { _ in live.sizes.count > count }
        #expect(live.sizes.last == tile && live.size == tile)
      }
    }

    @Test(arguments: WindowManager.installed) func attentionIsAskedForUntilTheWindowIsUsed(
      manager: WindowManager
    ) throws {
      try ManagerSession.withWindow(manager) { live, peer in
        live.window.activate()
        try live.wait("the focus") { _ in live.isFocused }
        try ManagerSession.withWindow(manager) { other, _ in
          other.window.activate()
          try other.wait("another focus") { _ in other.isFocused }
          live.window.setStates(.demandsAttention, isOn: true)
          try live.wait("the mark") { _ in peer.isUrgent(live.window.handle) }
          if manager.isFloating && manager.isExtended {
            try live.wait("the state") { _ in live.states.contains(.demandsAttention) }
          }
        }
        live.window.activate()
        try live.wait("the focus again") { _ in live.isFocused }
        try live.wait("no mark") { _ in
          !peer.isUrgent(live.window.handle) && !live.states.contains(.demandsAttention)
        }
      }
    }
  }
}

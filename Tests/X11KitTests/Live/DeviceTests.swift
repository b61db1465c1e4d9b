import PlatformKit
import RasterKit
import Testing
import XTestRig

@testable import X11Kit

extension LiveTests {
  /// Emulated devices on Xorg: their actions and the platform's events.
  @MainActor
  @Suite(.enabled(if: XDeviceServer.isAvailable, "Xorg with its inputtest driver cannot start"))
  struct DeviceTests {
    /// A server with devices and one window at (40, 30).
    private struct Stage {
      let server: XDeviceServer
      let live: LiveWindow

      @MainActor
      init() throws {
        server = try XDeviceServer.start()
        live = try LiveWindow(on: server.server)
        try live.show()
      }

      @MainActor
      func close() {
        live.close()
        server.stop()
      }
    }

    @Test func twoFingersAreTwoTouchesAndNoPointer() throws {
      let stage = try Stage()
      defer { stage.close() }
      try stage.server.touch(1, .begin, x: 60, y: 50, pressure: 0.5)
      try stage.server.touch(2, .begin, x: 160, y: 50)
      try stage.server.touch(1, .update, x: 60.5, y: 50)
      try stage.server.touch(1, .end, x: 60.5, y: 50)
      try stage.server.touch(2, .end, x: 160, y: 50)
      try stage.live.wait("lifts") { _ in stage.live.touches.count { $0.action == .lift } == 2 }
      let touches = stage.live.touches
      #expect(touches.map(\.action) == [.down, .down, .move, .lift, .lift])
      #expect(abs(touches[0].x - 20.25) < 0.02 && abs(touches[0].y - 20.25) < 0.02)
      #expect(abs(touches[2].x - 20.75) < 0.02, "half a pixel further")
      #expect(abs((touches[0].pose.force ?? 0) - 0.5) < 0.001)
      #expect(Set(touches.map(\.contact)).count == 2)
      #expect(stage.live.samples.isEmpty)
    }

    @Test func aTouchThatAShellTakesIsCancelled() throws {
      let stage = try Stage()
      defer { stage.close() }
      let shell = try TouchShell(on: stage.server.server)
      try stage.server.touch(1, .begin, x: 60, y: 50)
      let touch = try #require(shell.nextTouch())
      try stage.live.wait("begin") { _ in !stage.live.touches.isEmpty }
      #expect(stage.live.touches.map(\.action) == [.down], "it begins while the shell decides")
      try stage.server.touch(1, .update, x: 80, y: 50)
      shell.decide(touch, keep: true)
      try stage.live.wait("end") { _ in stage.live.touches.count > 2 }
      #expect(stage.live.touches.map(\.action) == [.down, .move, .cancel])
      try stage.server.touch(1, .end, x: 80, y: 50)
    }

    @Test func aTouchThatAShellLeavesToUsIsLifted() throws {
      let stage = try Stage()
      defer { stage.close() }
      let shell = try TouchShell(on: stage.server.server)
      try stage.server.touch(1, .begin, x: 60, y: 50)
      let touch = try #require(shell.nextTouch())
      try stage.server.touch(1, .end, x: 60, y: 50)
      stage.live.pump()
      #expect(!stage.live.touches.contains { $0.action == .lift }, "nobody has decided")
      shell.decide(touch, keep: false)
      try stage.live.wait("end") { _ in stage.live.touches.count > 1 }
      #expect(stage.live.touches.map(\.action) == [.down, .lift])
    }

    @Test func aScreenUnpluggedWhileTouchedCancels() throws {
      let stage = try Stage()
      defer { stage.close() }
      for finger: UInt32 in 1...3 {
        try stage.server.touch(finger, .begin, x: 50 + 20 * Double(finger), y: 50)
      }
      try stage.server.unplug("touch")
      try stage.live.wait("cancels") { _ in stage.live.touches.count { $0.action == .cancel } == 3 }
      #expect(!stage.live.touches.contains { $0.action == .lift })
    }

    @Test func aTouchpadUnpluggedInAPinchEndsIt() throws {
      let stage = try Stage()
      defer { stage.close() }
      try stage.server.pointer(x: 60, y: 50)
      try stage.server.pinch(.begin)
      try stage.server.pinch(.update, scale: 1.5)
      try stage.live.wait("a pinch") { _ in stage.live.transforms.count == 2 }
      try stage.server.unplug("touchpad")
      try stage.live.wait("its end") { _ in stage.live.transforms.count == 3 }
      let phase = stage.live.transforms[2].phase
      #expect(phase == .ended || phase == .cancelled)
    }

    @Test func aMouseUnpluggedInAPressReleasesIt() throws {
      let stage = try Stage()
      defer { stage.close() }
      try stage.server.pointer(x: 60, y: 50)
      try stage.server.button(1, isDown: true)
      try stage.live.wait("a press") { _ in
        stage.live.samples.contains { $0.action == .pressed(.primary) }
      }
      try stage.server.unplug("mouse")
      try stage.live.wait("its release") { _ in
        stage.live.samples.last { $0.action == .released(.primary) }?.buttons.isEmpty == true
      }
    }

    @Test func aWheelTurnsInClicksAndPartsOfThem() throws {
      let stage = try Stage()
      defer { stage.close() }
      try stage.server.pointer(x: 60, y: 50)
      try stage.server.turnWheel(y: 1)
      try stage.server.turnWheel(y: -0.25)
      try stage.server.turnWheel(x: 0.5, y: 1)
      try stage.server.turnWheel(x: -0.5, y: 0.5)
      try stage.live.wait("scrolls") { _ in stage.live.scrolls.count == 4 }
      #expect(stage.live.scrolls.map(\.dy) == [-48, 12, -48, -24])
      #expect(
        stage.live.scrolls.map(\.dx) == [0, 0, 0, 24], "the first part of a click is unknown")
    }

    @Test func clicksTurnedElsewhereAreNotMadeUpFor() throws {
      let stage = try Stage()
      defer { stage.close() }
      try stage.server.pointer(x: 60, y: 50)
      try stage.server.turnWheel(y: 1)
      try stage.server.pointer(x: 900, y: 700)
      for _ in 0..<5 { try stage.server.turnWheel(y: 1) }
      try stage.server.pointer(x: 60, y: 50)
      try stage.server.turnWheel(y: 1)
      try stage.live.wait("scrolls") { _ in stage.live.scrolls.count == 2 }
      #expect(stage.live.scrolls.map(\.dy) == [-48, -48])
    }

    @Test func buttonsOfAWheelWithoutAxesScrollToo() throws {
      let stage = try Stage()
      defer { stage.close() }
      try stage.server.pointer(x: 60, y: 50)
      try stage.server.server.xdotool(["click", "4", "click", "5"])
      try stage.live.wait("scrolls") { _ in stage.live.scrolls.count == 2 }
      #expect(stage.live.scrolls.map(\.dy) == [48, -48])
      #expect(stage.live.samples.allSatisfy { $0.buttons.isEmpty })
    }

    @Test func aPenThatLeavesTheSurfaceIsAwayAtOnce() throws {
      let stage = try Stage()
      defer { stage.close() }
      for x in [60.0, 80] {
        try stage.server.bringPen(near: true, x: x, y: 50)
        try stage.server.movePen(x: x + 2, y: 50, pressure: 0)
        try stage.server.bringPen(near: false, x: x + 2, y: 50)
      }
      try stage.live.wait("away") { _ in stage.live.touches.count { $0.action == .away } == 2 }
      #expect(stage.live.touches.first?.action == .hover)
      #expect(stage.live.touches.last?.action == .away)
      #expect(stage.live.samples.isEmpty)
    }

    @Test func aPenSaysHowHardItIsPressed() throws {
      let stage = try Stage()
      defer { stage.close() }
      try stage.server.bringPen(near: true, x: 60, y: 50)
      try stage.server.movePen(x: 62, y: 50, pressure: 0)
      try stage.server.pressPen(true, x: 62, y: 50, pressure: 0.25)
      try stage.server.movePen(x: 64, y: 50, pressure: 0.75)
      try stage.server.pressPen(false, x: 64, y: 50, pressure: 0)
      try stage.server.bringPen(near: false, x: 64, y: 50)
      try stage.server.pointer(x: 900, y: 700)
      try stage.live.wait("away") { _ in stage.live.touches.last?.action == .away }
      let touches = stage.live.touches
      #expect(touches.allSatisfy { $0.kind == .pen })
      let down = try #require(touches.first { $0.action == .down })
      let move = try #require(touches.first { $0.action == .move })
      #expect(touches.first?.action == .hover)
      #expect(abs((down.pose.force ?? 0) - 0.25) < 0.01)
      #expect(abs((move.pose.force ?? 0) - 0.75) < 0.01)
      #expect(touches.contains { $0.action == .lift })
    }

    @Test func aTouchpadsPinchAndSwipeArrive() throws {
      let stage = try Stage()
      defer { stage.close() }
      try stage.server.pointer(x: 60, y: 50)
      try stage.server.pinch(.begin)
      try stage.server.pinch(.update, scale: 1.5, degrees: 30)
      try stage.server.pinch(.end, scale: 1.5)
      try stage.server.swipe(.begin)
      try stage.server.swipe(.update, dx: 12, dy: -4)
      try stage.server.swipe(.end, isCancelled: true)
      try stage.live.wait("gestures") { _ in stage.live.transforms.count == 6 }
      let reports = stage.live.transforms
      #expect(reports.map(\.phase) == [.began, .changed, .ended, .began, .changed, .cancelled])
      #expect(reports[1].scale == 1.5)
      #expect(abs(reports[1].rotation - .pi / 6) < 1e-4, "30°")
      #expect(reports[4].dx == 12 && reports[4].dy == -4)
      #expect(reports.map(\.fingers) == [2, 2, 2, 3, 3, 3])
    }

    @Test func aDeviceThatComesBackWorksAgain() throws {
      let stage = try Stage()
      defer { stage.close() }
      try stage.server.unplug("mouse")
      try stage.server.plug("mouse")
      try stage.server.pointer(x: 60, y: 50)
      try stage.server.turnWheel(y: 1)
      try stage.server.turnWheel(y: 1)
      try stage.live.wait("scrolls") { _ in stage.live.scrolls.count == 2 }
    }
  }
}

extension LiveWindow {
  var touches: [TouchReport] {
    events.compactMap { if case .touch(_, let report) = $0 { report } else { nil } }
  }

  var scrolls: [ScrollReport] {
    events.compactMap { if case .scroll(_, let report) = $0 { report } else { nil } }
  }

  var transforms: [TransformReport] {
    events.compactMap { if case .transform(_, let report) = $0 { report } else { nil } }
  }
}

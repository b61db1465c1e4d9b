import CUIXlib
import Diagnostics
import PlatformKit
import RasterKit
import Synchronization
import Testing
import XTestRig

@testable import X11Kit

extension LiveTests {
  @MainActor @Suite struct ConnectionTests {
    @Test func noDisplayIsOneLine() throws {
      #expect(
        message { try X11Connection(displayName: nil) }?.contains("DISPLAY")
          == true)
      #expect(message { try X11Connection(displayName: "") } != nil)
    }

    @Test func aServerThatDoesNotAnswerIsOneLine() throws {
      let text = message { try X11Connection(displayName: ":4711") }
      #expect(text?.contains("\":4711\"") == true)
      #expect(text?.contains("\n") == false)
    }

    @Test func aServerOfPaletteColoursIsRefused() throws {
      let server = try XServer.start(depth: 8)
      defer { server.stop() }
      let text = message { try X11Platform(displayName: server.display) }
      #expect(text?.contains("TrueColor") == true)
    }

    @Test func aServerThatDiesIsReportedOnceAndFramesAreSwallowed() throws {
      let server = try XServer.start(size: (400, 300))
      defer { server.stop() }
      let size = PixelSize(width: 200, height: 120)
      let live = try LiveWindow(on: server)
      try live.show()
      try live.paint([(PixelRect(size: size), 0xFF11_1111)], size: size)
      server.kill()
      try live.wait("the loss") {
        $0.contains { if case .disconnected = $0 { true } else { false } }
      }
      try live.paint([(PixelRect(size: size), 0xFF22_2222)], size: size)
      try live.paint([(PixelRect(size: size), 0xFF33_3333)], size: size)
      live.pump()
      live.window.setTitle("too late")
      live.close()
      let losses = live.events.count { if case .disconnected = $0 { true } else { false } }
      #expect(losses == 1)
    }

    @Test func theInputExtensionIsAskedForTwoPointFour() throws {
      let server = try XServer.start()
      defer { server.stop() }
      let platform = try X11Platform(displayName: server.display)
      #expect(platform.connection.input?.version == .init(major: 2, minor: 4))
    }

    @Test func withoutTheInputExtensionTheCorePointerIsHeard() throws {
      let server = try XServer.start()
      defer { server.stop() }
      let old = try DistantServer(before: server, delay: 0, hiding: "XInputExtension")
      defer { old.stop() }
      let live = try LiveWindow(on: server, display: old.display)
      defer { live.close() }
      let hasExtension = live.platform.connection.input != nil
      #expect(!hasExtension)
      try live.show()
      try server.xdotool(["mousemove", "100", "80", "click", "1", "click", "5"])
      try live.wait("a turn of the wheel") { _ in !live.scrolls.isEmpty }
      let clicks = live.samples.filter { $0.action != .moved && $0.action != .entered }
      #expect(clicks.map(\.action) == [.pressed(.primary), .released(.primary)])
      #expect(clicks.allSatisfy { $0.x == 60 && $0.y == 50 })
      #expect(live.scrolls.map(\.dy) == [-48])
    }

    @Test func aServerWithoutItsExtensionsWillDo() throws {
      let server = try XServer.start(
        arguments: ["RANDR", "SYNC", "XTEST", "MIT-SHM"].flatMap { ["-extension", $0] })
      defer { server.stop() }
      let live = try LiveWindow(on: server)
      defer { live.close() }
      try live.show()
    }

    @Test func aVirtualMonitorRunsAtSixtyAndTheWholeDesktop() throws {
      let server = try XServer.start(size: (640, 480))
      defer { server.stop() }
      let screens = try X11Platform(displayName: server.display).screens
      #expect(screens.map(\.bounds) == [PixelRect(x: 0, y: 0, width: 640, height: 480)])
      #expect(screens.map(\.refreshRate) == [60])
    }

    @Test func aFailedRequestIsLoggedAndNothingElse() throws {
      let server = try XServer.start()
      defer { server.stop() }
      let live = try LiveWindow(on: server)
      defer { live.close() }
      let lines = LoggedLines()
      let display = live.platform.connection.display
      X11ErrorHandler.pardon(display) { XMapWindow(display, 0x1234_5679) }
      XMapWindow(display, 0x1234_5678)
      XSync(display, False)
      let told = lines.all.filter { $0.contains("on resource 0x1234567") }
      #expect(told.count == 1, "\(told)")
      #expect(told.first?.hasPrefix("X error BadWindow") == true, "\(told)")
      #expect(told.first?.hasSuffix("0x12345678") == true, "\(told)")
      try live.show()
    }

    private func message<T>(_ body: () throws -> T) -> String? {
      do {
        _ = try body()
        return nil
      } catch { return (error as? PlatformError)?.message }
    }
  }
}

/// What the log has said since it was made.
private final class LoggedLines {
  private final class Storage: Sendable {
    let lines = Mutex<[String]>([])
  }

  private let storage: Storage
  private let observation: LogObservation

  init() {
    let storage = Storage()
    self.storage = storage
    observation = LogObservation { line in storage.lines.withLock { $0.append(line.message) } }
  }

  var all: [String] { storage.lines.withLock { $0 } }
}

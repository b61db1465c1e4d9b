import CUIXlib
import Foundation
import Glibc
import PlatformKit
import RasterKit
import Testing
import XTestRig

@testable import X11Kit

extension LiveTests {
  /// Startup notification: the desktop that started the program, and programs that it starts.
  @MainActor @Suite struct StartupTests {
    @Test func theDesktopHearsOfTheFirstWindowOnce() throws {
      let server = try XServer.start()
      defer { server.stop() }
      let peer = try X11PeerClient(server.display)
      peer.listenToRoot()
      setenv("DESKTOP_STARTUP_ID", "launcher \"x\"-1_TIME4711", 1)
      defer { unsetenv("DESKTOP_STARTUP_ID") }
      let live = try LiveWindow(on: server)
      defer { live.close() }
      #expect(getenv("DESKTOP_STARTUP_ID") == nil, "it is not for programs that this one starts")
      let hints = try server.run(["xprop", "-id", "\(live.window.handle)", "_NET_STARTUP_ID"])
      #expect(hints.contains("_TIME4711"))
      #expect(live.platform.userTime == 4711)
      try live.show()
      var text = ""
      try live.wait("the message") { _ in
        text += peer.startupText()
        return text.contains("\0")
      }
      #expect(text == "remove: ID=\"launcher \\\"x\\\"-1_TIME4711\"\0")
      live.window.hide()
      live.window.show()
      live.settle()
      #expect(peer.startupText() == "")
    }

    @Test(arguments: ["", String(repeating: "x", count: 5000)])
    func whatIsNoIdentifierIsPassedOver(text: String) throws {
      let server = try XServer.start()
      defer { server.stop() }
      setenv("DESKTOP_STARTUP_ID", text, 1)
      defer { unsetenv("DESKTOP_STARTUP_ID") }
      let live = try LiveWindow(on: server)
      defer { live.close() }
      #expect(live.platform.startup.identifier == nil && live.platform.userTime == 0)
      try live.show()
    }

    @Test func anotherStartsTokenIsTakenOver() throws {
      let server = try XServer.start()
      defer { server.stop() }
      let peer = try X11PeerClient(server.display)
      peer.listenToRoot()
      setenv("DESKTOP_STARTUP_ID", "launcher-1_TIME100", 1)
      defer { unsetenv("DESKTOP_STARTUP_ID") }
      let live = try LiveWindow(on: server)
      defer { live.close() }
      #expect(live.platform.receivedActivationToken == "launcher-1_TIME100")
      live.platform.useActivationToken("launcher-2_TIME4711")
      #expect(live.platform.userTime == 4711)
      var text = ""
      try live.wait("the message") { _ in
        text += peer.startupText()
        return text.contains("\0")
      }
      #expect(text == "remove: ID=\"launcher-2_TIME4711\"\0")
      live.platform.useActivationToken(String(repeating: "x", count: 5000))
      #expect(live.platform.userTime == 4711)
    }

    @Test func timesAreThoseAtTheEnd() {
      #expect(X11Startup.time(of: "a_TIME1_TIME22") == 22)
      #expect(X11Startup.time(of: "a_TIME99999999999999") == 0)
      #expect(X11Startup.time(of: "a") == 0)
    }

    @Test func eachProgramThatIsStartedGetsATokenOfItsOwn() throws {
      let server = try XServer.start()
      defer { server.stop() }
      let live = try LiveWindow(on: server)
      defer { live.close() }
      let tokens = (1...2).compactMap { _ in live.platform.makeActivationToken() }
      #expect(Set(tokens).count == 2)
      #expect(tokens.allSatisfy { $0.hasSuffix("_TIME0") })
    }
  }
}

extension X11PeerClient {
  /// Gets what is broadcast.
  func listenToRoot() {
    XSelectInput(display, root, PropertyChangeMask)
    XSync(display, False)
  }

  /// What startup messages have said since the last call.
  func startupText() -> String {
    let kinds = [atom("_NET_STARTUP_INFO_BEGIN"), atom("_NET_STARTUP_INFO")]
    var bytes: [UInt8] = []
    var event = XEvent()
    while XPending(display) > 0 {
      XNextEvent(display, &event)
      guard event.type == ClientMessage, kinds.contains(event.xclient.message_type) else {
        continue
      }
      let part = withUnsafeBytes(of: event.xclient.data) { Array($0.prefix(20)) }
      bytes += part.firstIndex(of: 0).map { part[...$0] } ?? part[...]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

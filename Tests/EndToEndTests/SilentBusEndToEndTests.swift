import Foundation
import Glibc
import TemporaryPlaces
import Testing
import XTestRig

/// Programs whose session bus and input method take connections and never say a word.
@Suite struct SilentBusEndToEndTests {
  /// A socket on which others only listen.
  private final class SilentBus {
    let address: String
    private let listener: Int32
    private var taken: [Int32] = []

    init() throws {
      let place = TemporaryPlaces.new("silent").path
      address = "unix:path=\(place)"
      listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue), 0)
      var name = sockaddr_un()
      name.sun_family = sa_family_t(AF_UNIX)
      withUnsafeMutableBytes(of: &name.sun_path) { $0.copyBytes(from: place.utf8) }
      let isBound = withUnsafePointer(to: &name) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          bind(listener, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
        }
      }
      try #require(isBound && listen(listener, 8) == 0, "\(place)")
    }

    deinit { for file in taken + [listener] { close(file) } }

    /// How often somebody has connected.
    func count() -> Int {
      while case let file = accept(listener, nil, nil), file >= 0 { taken.append(file) }
      return taken.count
    }
  }

  private func start(
    _ mode: String, on server: XServer, _ session: SilentBus, _ inputMethod: SilentBus
  ) throws -> AppProcess {
    var environment = server.environment
    environment["DBUS_SESSION_BUS_ADDRESS"] = session.address
    environment["IBUS_ADDRESS"] = inputMethod.address
    environment["CASEMENT_INPUT_METHOD"] = "ibus"
    return try AppProcess(mode, environment: environment)
  }

  @Test func nobodyWaitsForThemAndNothingIsOpenedThatIsNotNeeded() throws {
    let (session, inputMethod) = (try SilentBus(), try SilentBus())
    let server = try XServer.start()
    let app = try start("drags", on: server, session, inputMethod)
    defer { app.process.terminate() }
    try #require(app.wait(for: "shown"), "\(app.errors)")
    let corner = try server.corner(ofWindow: try server.window(of: app))
    #expect(try server.waitForPixel(x: corner.x + 60, y: corner.y + 60, 0xFF0000))
    #expect(becomesTrue { session.count() > 0 }, "settings are asked for")
    #expect(inputMethod.count() == 0, "nothing is typed")
  }

  @Test func theInputMethodIsOpenedWhenTextIsTyped() throws {
    let (session, inputMethod) = (try SilentBus(), try SilentBus())
    let server = try XServer.start()
    let app = try start("typing", on: server, session, inputMethod)
    defer { app.process.terminate() }
    #expect(becomesTrue { inputMethod.count() > 0 }, "\(app.lines) \(app.errors)")
  }
}

import DBusKit
import PlatformKit
import Testing

@testable import X11Kit

/// Keeping the desktop awake, by a portal and by a screen saver on a private bus.
@MainActor @Suite(.serialized) struct DesktopIdleInhibitorTests {
  private static let request = "/org/freedesktop/portal/desktop/request/1_1/idle"
  private let desktop = FakeDesktop()
  private let server = RecordingInhibitor()

  private func start() async throws -> DesktopIdleInhibitor {
    try await desktop.start(PortalFileChooser.service, DesktopIdleInhibitor.screenSaver)
    return DesktopIdleInhibitor(bus: desktop.makeBus(), program: "Notes", server: server)
  }

  private static func isPortal(_ call: DBusCall) -> Bool {
    call.interface == DesktopIdleInhibitor.portal
  }

  @Test func thePortalIsAskedAndGivenBack() async throws {
    defer { desktop.kill() }
    let inhibitor = try await start()
    desktop.answer = {
      $0.member == "Inhibit" ? .success([.objectPath(Self.request)]) : .success([])
    }
    inhibitor.setInhibited(true, window: WindowID(rawValue: 0x2a))
    try await wait("a call") { desktop.calls(of: "Inhibit").count == 1 }
    let call = try #require(desktop.calls.first)
    #expect(Self.isPortal(call) && call.arguments.prefix(2) == [.string("x11:2a"), .uint32(8)])
    #expect(call.arguments[2].value(of: "reason") == .string("Notes is in use"))
    inhibitor.setInhibited(true, window: nil)
    inhibitor.setInhibited(false, window: nil)
    try await wait("the end") { desktop.calls(of: "Close").count == 1 }
    #expect(desktop.calls(of: "Close")[0].path == Self.request)
    #expect(desktop.calls.count == 2, "the same wish is no second call")
    #expect(server.wishes == [])
  }

  @Test func withoutAPortalTheScreenSaverIsAsked() async throws {
    defer { desktop.kill() }
    let inhibitor = try await start()
    desktop.answer = { call in
      if Self.isPortal(call) { return .failure(FakeDesktop.refusal) }
      return call.member == "Inhibit" ? .success([.uint32(77)]) : .success([])
    }
    inhibitor.setInhibited(true, window: nil)
    try await wait("the saver") { desktop.calls(of: "Inhibit").count == 2 }
    let call = desktop.calls[1]
    #expect(call.interface == DesktopIdleInhibitor.screenSaver)
    #expect(call.arguments == [.string("Notes"), .string("Notes is in use")])
    inhibitor.setInhibited(false, window: nil)
    try await wait("the end") { desktop.calls(of: "UnInhibit").count == 1 }
    #expect(desktop.calls(of: "UnInhibit")[0].arguments == [.uint32(77)])
  }

  @Test func withoutEitherTheServersOwnSaverIsSuspended() async throws {
    defer { desktop.kill() }
    let inhibitor = try await start()
    desktop.answer = { _ in .failure(FakeDesktop.refusal) }
    inhibitor.setInhibited(true, window: nil)
    try await wait("the server's turn") { server.wishes == [true] }
    inhibitor.setInhibited(false, window: nil)
    #expect(server.wishes == [true, false])
  }

  @Test func withoutABusTheServersOwnSaverIsSuspendedUntilTheDesktopCanBeAsked() async throws {
    defer { desktop.kill() }
    let inhibitor = DesktopIdleInhibitor(
      bus: desktop.makeBus(), program: "Notes", server: server, timeout: 0.01)
    inhibitor.setInhibited(true, window: nil)
    try await wait("the server's turn") { server.wishes == [true] }
    // A bus on which nobody has a portal or a saver.
    try await desktop.start()
    try await wait("the desktop's turn") { server.wishes == [true, false, true] }
    inhibitor.setInhibited(false, window: nil)
    #expect(server.wishes == [true, false, true, false])
  }

  @Test func theServersOwnSaverStaysSuspendedWhenTheBusGoes() async throws {
    defer { desktop.kill() }
    try await desktop.start(PortalFileChooser.service)
    desktop.answer = { _ in .failure(FakeDesktop.refusal) }
    let bus = desktop.makeBus()
    let inhibitor = DesktopIdleInhibitor(bus: bus, program: "Notes", server: server)
    inhibitor.setInhibited(true, window: nil)
    try await wait("the server's turn") { server.wishes == [true] }
    desktop.kill()
    try await wait("the loss") { !bus.connection.isConnected }
    #expect(server.wishes == [true])
    inhibitor.setInhibited(false, window: nil)
    #expect(server.wishes == [true, false])
  }

  @Test func anAnswerThatComesTooLateIsGivenBack() async throws {
    defer { desktop.kill() }
    let inhibitor = try await start()
    var number = 0
    desktop.answer = { call in
      guard call.member == "Inhibit" else { return .success([]) }
      number += 1
      return .success([.objectPath("\(Self.request)\(number)")])
    }
    inhibitor.setInhibited(true, window: nil)
    try await wait("the connection") { !desktop.calls.isEmpty }
    for isOn in [false, true, false, true, false] { inhibitor.setInhibited(isOn, window: nil) }
    try await wait("each hold's end") {
      number == 3 && Set(desktop.calls(of: "Close").map(\.path)).count == 3
    }
  }

  @Test func aDesktopThatStartsAgainIsAskedAgain() async throws {
    defer { desktop.kill() }
    let inhibitor = try await start()
    desktop.answer = { _ in .success([.objectPath(Self.request)]) }
    inhibitor.setInhibited(true, window: nil)
    try await wait("a call") { desktop.calls(of: "Inhibit").count == 1 }
    desktop.kill()
    try await desktop.start(PortalFileChooser.service)
    try await wait("another call") { desktop.calls(of: "Inhibit").count >= 2 }
  }

  @Test func aPortalThatComesLaterIsAsked() async throws {
    defer { desktop.kill() }
    try await desktop.start()
    let inhibitor = DesktopIdleInhibitor(bus: desktop.makeBus(), program: "Notes", server: server)
    inhibitor.setInhibited(true, window: nil)
    try await wait("the server's turn") { server.wishes == [true] }
    desktop.answer = { _ in .success([.objectPath(Self.request)]) }
    try await desktop.connect(as: PortalFileChooser.service)
    try await wait("a call") { desktop.calls(of: "Inhibit").count == 1 }
    #expect(server.wishes == [true, false])
  }

  @Test func answersThatMakeNoSenseHoldNothing() async throws {
    defer { desktop.kill() }
    let inhibitor = try await start()
    desktop.answer = { _ in .success([.string("garbage")]) }
    inhibitor.setInhibited(true, window: nil)
    try await wait("both") { desktop.calls(of: "Inhibit").count == 2 }
    inhibitor.setInhibited(false, window: nil)
    desktop.answer = { _ in .success([.objectPath(Self.request)]) }
    inhibitor.setInhibited(true, window: nil)
    try await wait("a third") { desktop.calls(of: "Inhibit").count == 3 }
    #expect(desktop.calls.allSatisfy { $0.member == "Inhibit" })
  }
}

@MainActor
private final class RecordingInhibitor: IdleInhibitor {
  var wishes: [Bool] = []

  func setInhibited(_ isInhibited: Bool, window: WindowID?) { wishes.append(isInhibited) }
}

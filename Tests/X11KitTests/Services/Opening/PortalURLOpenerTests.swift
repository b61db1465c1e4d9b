import DBusKit
import PlatformKit
import Testing

@testable import X11Kit

/// URLs that a portal on a private bus opens.
@MainActor @Suite(.serialized) final class PortalURLOpenerTests {
  private let desktop = FakeDesktop()
  private var answers: [URLOpening] = []

  private func open(_ url: String, by opener: PortalURLOpener) {
    opener.open(url, over: WindowID(rawValue: 0x2a), token: "token_TIME1") { [unowned self] in
      answers.append($0)
    }
  }

  private func start() async throws -> PortalURLOpener {
    try await desktop.start(PortalFileChooser.service)
    return PortalURLOpener(bus: desktop.makeBus())
  }

  @Test(arguments: [(0, .opened), (1, .cancelled), (2, .unavailable)] as [(UInt32, URLOpening)])
  func thePortalOpensAndAnswers(code: UInt32, opening: URLOpening) async throws {
    defer { desktop.kill() }
    let opener = try await start()
    let path = "/org/freedesktop/portal/desktop/request/own"
    desktop.answer = { _ in .success([.objectPath(path)]) }
    open("https://example.org/", by: opener)
    try await wait("a call") { !self.desktop.calls.isEmpty }
    let call = try #require(desktop.calls.first)
    #expect(call.interface == PortalURLOpener.interface && call.member == "OpenURI")
    #expect(call.arguments.prefix(2) == [.string("x11:2a"), .string("https://example.org/")])
    #expect(call.arguments[2].value(of: "activation_token") == .string("token_TIME1"))
    // The answer may overtake the name of the request at an old portal, not at one that is asked twice.
    for _ in 0..<15_000 where answers.isEmpty {
      desktop.emit(path, PortalRequest.interface, "Response", [.uint32(code), .options([])])
      try await Task.sleep(for: .milliseconds(4))
    }
    #expect(answers == [opening])
  }

  @Test func withoutThePortalOthersMayTry() async throws {
    defer { desktop.kill() }
    let opener = try await start()
    desktop.answer = { _ in .failure(FakeDesktop.refusal) }
    open("file:///tmp/a", by: opener)
    #expect(answers == [.unavailable], "files go by descriptors")
    open("https://example.org/", by: opener)
    try await wait("an answer") { self.answers.count == 2 }
    #expect(answers == [.unavailable, .unavailable])
  }

  @Test func aBusThatDiesEndsTheRequest() async throws {
    let opener = try await start()
    desktop.answer = { _ in .success([.objectPath("/a/b")]) }
    open("https://example.org/", by: opener)
    try await wait("a call") { !self.desktop.calls.isEmpty }
    desktop.kill()
    try await wait("an answer") { !self.answers.isEmpty }
    #expect(answers == [.unavailable])
  }
}

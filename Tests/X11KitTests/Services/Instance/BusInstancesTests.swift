import DBusKit
import Dispatch
import PlatformKit
import Synchronization
import Testing
import XTestRig

@testable import X11Kit

/// A program that has its name on a private bus, and later starts of it.
@MainActor @Suite(.serialized) final class BusInstancesTests {
  private static let name = "org.example.Note-s"
  private let desktop = FakeDesktop()
  private var requests: [InstanceRequest] = []

  private func claim(_ bus: SessionBus) -> (BusInstances, InstanceClaim) {
    let instances = BusInstances(
      bus: bus, address: DBusAddress(desktop.bus.address), timeouts: (60, 60, 60)
    ) {}
    let result = instances.claim(Self.name, handingOver: InstanceRequest()) { [unowned self] in
      requests.append($0)
    }
    return (instances, result)
  }

  private func ask(
    _ member: String, _ arguments: [DBusValue], path: String = "/org/example/Note_s"
  ) async throws -> Result<[DBusValue], DBusFailure> {
    var answer: Result<[DBusValue], DBusFailure>?
    desktop.connection?.call(
      DBusCall(Self.name, path, InstanceWords.interface, member, arguments), timeout: 60
    ) { answer = $0 }
    try await wait("an answer") { answer != nil }
    return try #require(answer)
  }

  @Test func theFirstHasTheNameAndHearsOfLaterStarts() async throws {
    defer { desktop.kill() }
    try await desktop.start()
    let (instances, claim) = self.claim(desktop.makeBus())
    #expect(claim == .own)
    let data = DBusValue.options([
      ("activation-token", .string("b")), ("desktop-startup-id", .string("a")),
    ])
    _ = try await ask("Activate", [.options([])])
    _ = try await ask("Open", [.array(of: "s", [.string("cards:1"), .string("file:///a")]), data])
    _ = try await ask("ActivateAction", [.string("new"), .array(of: "v", []), data])
    try await wait("three requests") { self.requests.count == 3 }
    #expect(
      requests == [
        InstanceRequest(), InstanceRequest(urls: ["cards:1", "file:///a"], token: "a"),
        InstanceRequest(action: "new", token: "a"),
      ])
    withExtendedLifetime(instances) {}
  }

  @Test func whatMakesNoSenseIsRefused() async throws {
    defer { desktop.kill() }
    try await desktop.start()
    let (instances, _) = self.claim(desktop.makeBus())
    let calls: [(String, [DBusValue])] = [
      ("Activate", []), ("Open", [.string("x"), .options([])]), ("Quit", [.options([])]),
      ("ActivateAction", [.int32(1), .array(of: "v", []), .options([])]),
    ]
    for (member, arguments) in calls {
      let answer = try await ask(member, arguments)
      #expect(throws: DBusFailure.self) { try answer.get() }
    }
    let elsewhere = try await ask("Activate", [.options([])], path: "/")
    #expect(throws: DBusFailure.self) { try elsewhere.get() }
    #expect(requests.isEmpty)
    withExtendedLifetime(instances) {}
  }

  @Test func aStartWhoseForerunnerEndsMeanwhileHasTheName() async throws {
    defer { desktop.kill() }
    try await desktop.start()
    let forerunner = Forerunner()
    try await forerunner.start(on: desktop.bus.address, as: Self.name)
    forerunner.dieOfTheNextCall()
    let (instances, claim) = self.claim(desktop.makeBus())
    #expect(claim == .own)
    _ = try await ask("Activate", [.options([])])
    try await wait("the request") { self.requests.count == 1 }
    withExtendedLifetime(instances) {}
  }

  @Test func withoutABusEachStartIsOnItsOwn() {
    let (_, claim) = self.claim(desktop.makeBus())
    #expect(claim == .own)
  }

  @Test(arguments: [
    ("org.example.Notes", true), ("a.b", true), ("Notes", false), ("org..b", false), ("", false),
    ("org.1b", false), ("org.b c", false), ("$(ID).b", false), ("org.ä", false),
  ])
  func namesAreThoseOfTheBus(name: String, isOne: Bool) {
    #expect(BusInstances.isName(name) == isOne)
  }
}

/// A program that has a name on the bus, and dies when it is told to of what comes next: on the thread of its connection,
/// as main waits for its answer.
private final class Forerunner: Sendable {
  private let connection = Mutex<DBusConnection?>(nil)
  private let isDying = Mutex(false)

  @MainActor
  func start(on address: String, as name: String) async throws {
    var hasName = false
    let made = DBusConnection(address: DBusAddress(address)) { [weak self] in self?.hear() }
    made.onChange = { [weak made] isConnected in
      if isConnected { made?.request(name: name) { hasName = $0 } }
    }
    connection.withLock { $0 = made }
    try await wait("the forerunner's name") { hasName }
  }

  func dieOfTheNextCall() { isDying.withLock { $0 = true } }

  private func hear() {
    if isDying.withLock({ $0 }) { return connection.withLock { $0 = nil } }
    DispatchQueue.main.async {
      MainActor.assumeIsolated { self.connection.withLock { $0 }?.deliver() }
    }
  }
}

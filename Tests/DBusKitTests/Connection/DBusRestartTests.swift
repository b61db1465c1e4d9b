import DBusKit
import Testing
import XTestRig

/// Buses that are not there yet, die and come back.
@MainActor @Suite(.serialized) struct DBusRestartTests {
  private let bus = MessageBus()

  @Test func aCallWithoutABusFailsAtOnce() throws {
    let client = BusPeer(DBusAddress(bus.address))
    let answer = try client.call(DBusCall("a.b", "/", "a.b", "c"))
    #expect(answer == .failure(.disconnected))
    #expect(client.connection.uniqueName == nil)
  }

  /// Not even the folder of its socket is there before.
  @Test func aBusThatStartsLaterIsFound() throws {
    let client = BusPeer(DBusAddress(bus.address))
    _ = try client.call(DBusCall("a.b", "/", "a.b", "c"))
    try bus.start()
    try client.wait("the bus") { client.connection.isConnected }
    #expect(client.changes == [true])
  }

  @Test(arguments: ["stop", "kill"]) func callsEndWithTheBusAndGoOnWithTheNext(end: String) throws {
    try bus.start()
    let (client, service) = (try BusPeer(on: bus), try BusPeer(on: bus))
    var (calls, answers): ([DBusIncomingCall], [Result<[DBusValue], DBusFailure>]) = ([], [])
    service.connection.onCall = { calls.append($0) }
    client.connection.call(service.method("Wait")) { answers.append($0) }
    try service.wait("the call") { !calls.isEmpty }
    if end == "stop" { bus.stop() } else { bus.kill() }
    try client.wait("the loss", serving: [service]) {
      client.changes == [true, false] && service.changes == [true, false]
    }
    #expect(answers == [.failure(.disconnected)])
    try bus.start()
    try client.wait("the next bus", serving: [service]) {
      client.connection.isConnected && service.connection.isConnected
    }
    // An answer for the old connection must not become one of the new.
    service.connection.answer(calls[0], .success([.string("old")]))
    service.echo()
    let next = try client.call(service.method("Echo", [.string("new")]), serving: [service])
    #expect(try next.get() == [.string("new")])
    #expect(answers.count == 1)
  }

  @Test func subscriptionsOutliveTheBus() throws {
    try bus.start()
    let (client, service) = (try BusPeer(on: bus), try BusPeer(on: bus))
    var heard: [String] = []
    client.connection.subscribe(DBusMatch(interface: "org.casement.Test", member: "News")) {
      heard.append($0.arguments.first?.string ?? "")
    }
    bus.stop()
    try client.wait("the loss", serving: [service]) {
      !client.connection.isConnected && !service.connection.isConnected
    }
    try bus.start()
    try client.wait("the next bus", serving: [service]) {
      client.connection.isConnected && service.connection.isConnected
    }
    _ = try client.call(DBusCall("org.freedesktop.DBus", "/", "org.freedesktop.DBus", "GetId"))
    service.connection.emit(DBusSignal("/thing", "org.casement.Test", "News", [.string("hot")]))
    try client.wait("news", serving: [service]) { !heard.isEmpty }
    #expect(heard == ["hot"])
  }

  @Test(arguments: RudeServer.Manner.allCases)
  func whatIsNoBusIsGivenUp(manner: RudeServer.Manner) throws {
    let server = try RudeServer(manner)
    defer { server.stop() }
    let client = BusPeer(DBusAddress(server.address))
    try client.wait("several tries") { server.visits >= 3 }
    #expect(client.changes.isEmpty)
    #expect(try client.call(DBusCall("a.b", "/", "a.b", "c")) == .failure(.disconnected))
  }
}

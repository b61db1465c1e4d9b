import DBusKit
import Testing
import XTestRig

@MainActor @Suite(.serialized) struct DBusNameTests {
  private let bus = MessageBus()
  private let name = "org.casement.Service"

  init() throws { try bus.start() }

  @Test func namesComeAndGo() throws {
    let client = try BusPeer(on: bus)
    var owners: [String?] = []
    client.connection.watch(name: name) { owners.append($0) }
    try client.wait("the first word") { owners.count == 1 }
    #expect(owners == [nil])
    var service: BusPeer? = try BusPeer(on: bus)
    let first = service?.connection.uniqueName
    service?.connection.request(name: name)
    try client.wait("the name") { owners.count == 2 }
    service = nil
    try client.wait("its end") { owners.count == 3 }
    #expect(owners == [nil, first, nil])
  }

  @Test func whoWatchesLaterHearsWhatIsKnown() throws {
    let (client, service) = (try BusPeer(on: bus), try BusPeer(on: bus))
    service.connection.request(name: name)
    var (first, second): ([String?], [String?]) = ([], [])
    client.connection.watch(name: name) { first.append($0) }
    try client.wait("the owner") { first.last == service.connection.uniqueName }
    client.connection.watch(name: name) { second.append($0) }
    #expect(second == [service.connection.uniqueName])
  }

  @Test func aNameIsGivenOnce() throws {
    let (first, second) = (try BusPeer(on: bus), try BusPeer(on: bus))
    var answers: [Bool] = []
    for peer in [first, second, first] {
      let count = answers.count
      peer.connection.request(name: name) { answers.append($0) }
      try peer.wait("an answer") { answers.count > count }
    }
    #expect(answers == [true, false, true])
  }

  /// Others may send what looks the same.
  @Test func signalsCountOnlyFromTheirSender() throws {
    let (client, service, stranger) = (
      try BusPeer(on: bus), try BusPeer(on: bus), try BusPeer(on: bus)
    )
    var isOurs = false
    service.connection.request(name: name) { isOurs = $0 }
    try service.wait("the name") { isOurs }
    var heard: [String?] = []
    client.connection.subscribe(DBusMatch(sender: name, interface: "org.casement.Test")) {
      heard.append($0.arguments.first?.string)
    }
    client.connection.subscribe(DBusMatch(interface: "org.casement.Test")) { _ in }
    for _ in 1...2 {
      _ = try client.call(DBusCall("org.freedesktop.DBus", "/", "org.freedesktop.DBus", "GetId"))
    }
    stranger.connection.emit(DBusSignal("/", "org.casement.Test", "News", [.string("false")]))
    _ = try stranger.call(DBusCall("org.freedesktop.DBus", "/", "org.freedesktop.DBus", "GetId"))
    service.connection.emit(DBusSignal("/", "org.casement.Test", "News", [.string("true")]))
    try client.wait("news") { !heard.isEmpty }
    #expect(heard == ["true"])
  }

  @Test func nothingIsHeardAfterUnsubscribing() throws {
    let (client, service) = (try BusPeer(on: bus), try BusPeer(on: bus))
    var (first, second) = (0, 0)
    let match = DBusMatch(path: "/a", interface: "org.casement.Test", member: "News")
    let id = client.connection.subscribe(match) { _ in first += 1 }
    client.connection.subscribe(DBusMatch(interface: "org.casement.Test")) { _ in second += 1 }
    client.connection.unsubscribe(id)
    _ = try client.call(DBusCall("org.freedesktop.DBus", "/", "org.freedesktop.DBus", "GetId"))
    service.connection.emit(DBusSignal("/a", "org.casement.Test", "News"))
    try client.wait("news") { second == 1 }
    #expect(first == 0)
  }
}

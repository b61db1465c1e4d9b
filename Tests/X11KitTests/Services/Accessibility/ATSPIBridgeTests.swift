import DBusKit
import Foundation
import PlatformKit
import RasterKit
import Testing
import XTestRig

@testable import X11Kit

/// A program on the bus of assistive technologies, with a registry and a client of the test's own.
@MainActor @Suite(.serialized) struct ATSPIBridgeTests {
  let registry = FakeRegistry()
  private let source = SpokenSource()

  func start(isEnabled: Bool) async throws -> ATSPIBridge {
    registry.isEnabled = isEnabled
    try registry.start()
    try await wait("the names") { registry.hasNames == 2 }
    let bridge = ATSPIBridge(
      session: SessionBus(address: DBusAddress(registry.bus.address)) {}, delay: 0,
      origin: { _ in PixelPoint(x: 0, y: 0) }, onDelivered: {})
    bridge.source = source
    bridge.onChange = { [weak bridge] in
      guard let bridge, bridge.isActive else { return }
      bridge.publish(AccessibilityUpdate(nodes: SpokenTree.nodes, focus: SpokenTree.id(2)))
    }
    bridge.begin()
    return bridge
  }

  func ask(
    _ path: String, _ interface: String, _ member: String, _ arguments: [DBusValue] = []
  ) async throws -> Result<[DBusValue], DBusFailure> {
    var answer: Result<[DBusValue], DBusFailure>?
    registry.connection?.call(
      DBusCall(registry.embedded[0], path, interface, member, arguments), timeout: 60
    ) { answer = $0 }
    try await wait("an answer") { answer != nil }
    return try #require(answer)
  }

  @Test func nothingIsDoneUntilSomebodyListensAndThenItRegisters() async throws {
    let bridge = try await start(isEnabled: false)
    try await wait("the question whether somebody listens") { !registry.asked.isEmpty }
    let question = DBusCall(
      "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "GetId", [])
    var isAnswered = false
    registry.connection?.call(question) { _ in isAnswered = true }
    try await wait("the bus, which has carried the answer") { isAnswered }
    #expect(Set(registry.asked) == ["GetAll"], "nor does it ask where the other bus is")
    #expect(!bridge.isActive && registry.embedded.isEmpty && registry.events.isEmpty)
    registry.setEnabled(true)
    try await wait("the program") { registry.embedded.count == 1 }
    #expect(bridge.isActive)
    registry.setEnabled(false)
    try await wait("the end") { !bridge.isActive }
    registry.setEnabled(true)
    try await wait("the program again") { registry.embedded.count == 2 }
  }

  @Test func callsAreAnsweredAndActionsPerformed() async throws {
    let bridge = try await start(isEnabled: true)
    try await wait("the program") { registry.embedded.count == 1 }
    let properties = "org.freedesktop.DBus.Properties"
    let name = try await ask(
      ATSPIReference.path(of: SpokenTree.id(2)), properties, "Get",
      [.string("org.a11y.atspi.Accessible"), .string("Name")])
    #expect(try name.get() == [.variant(.string("Save"))])
    let items = try await ask(ATSPIReference.cache, "org.a11y.atspi.Cache", "GetItems").get()
    #expect(items.first?.elements?.count == 7)
    let pressed = try await ask(
      ATSPIReference.path(of: SpokenTree.id(2)), "org.a11y.atspi.Action", "DoAction", [.int32(0)])
    #expect(try pressed.get() == [.boolean(true)])
    #expect(source.actions.last?.action == .perform(.press))
    _ = try await ask(
      ATSPIReference.path(of: SpokenTree.id(4)), properties, "Set",
      [.string("org.a11y.atspi.Value"), .string("CurrentValue"), .variant(.double(4))])
    #expect(source.actions.last?.action == .setNumber(4))
    for (path, member) in [
      ("/org/a11y/atspi/accessible/99", "GetRole"), ("/other", "GetRole"),
      (ATSPIReference.root, "Explode"),
    ] {
      let answer = try await ask(path, "org.a11y.atspi.Accessible", member)
      #expect(throws: DBusFailure.self) { try answer.get() }
    }
    #expect(bridge.isActive)
  }

  @Test func aLinkInATextIsAskedAsAnObject() async throws {
    let bridge = try await start(isEnabled: true)
    try await wait("the program") { registry.embedded.count == 1 }
    var field = SpokenTree.nodes[3]
    field.text?.isEditable = false
    field.text?.links = [AccessibilityLink(0..<1, to: "https://one.example")]
    bridge.publish(AccessibilityUpdate(nodes: [field], focus: SpokenTree.id(2)))
    let links = try await ask(
      ATSPIReference.path(of: field.id), "org.a11y.atspi.Hypertext", "GetLink", [.int32(0)]
    ).get()
    guard case .objectPath(let path)? = links.first?.fields?.last else {
      Issue.record("\(links) is no object")
      return
    }
    let address = try await ask(path, "org.a11y.atspi.Hyperlink", "GetURI", [.int32(0)])
    #expect(try address.get() == [.string("https://one.example")])
    let pressed = try await ask(path, "org.a11y.atspi.Action", "DoAction", [.int32(0)])
    #expect(try pressed.get() == [.boolean(true)])
    #expect(source.actions.last?.action == .openLink(0))
    let gone = try await ask(
      ATSPIReference.path(of: field.id, link: 1), "org.a11y.atspi.Hyperlink", "GetURI", [.int32(0)])
    #expect(throws: DBusFailure.self) { try gone.get() }
  }

  @Test func changesAreTold() async throws {
    let bridge = try await start(isEnabled: true)
    try await wait("what it tells first") { registry.events.count == 2 }
    var button = SpokenTree.nodes[2]
    button.name = "Keep"
    bridge.publish(AccessibilityUpdate(nodes: [button], focus: SpokenTree.id(2)))
    bridge.announce(AccessibilityAnnouncement("Done", isUrgent: false))
    try await wait("two events") { registry.events.count == 4 }
    let events = registry.events.dropFirst(2)
    #expect(events.map(\.member) == ["PropertyChange", "Announcement"])
    #expect(events.first?.arguments[3] == .variant(.string("Keep")))
  }

  @Test func whoListensHearsOfAProgramThatComesAndOfARegistryThatComesAgain() async throws {
    let bridge = try await start(isEnabled: true)
    let presence = ["Create", "StateChanged"]
    try await wait("its window and its focus") { registry.events.count == 2 }
    #expect(registry.events.map(\.member) == presence)
    #expect(registry.events[0].path == ATSPIReference.path(of: SpokenTree.id(1)))
    #expect(registry.events[0].arguments[3] == .variant(.string("Window")))
    #expect(registry.events[1].path == ATSPIReference.path(of: SpokenTree.id(2)))
    registry.replaceRegistry()
    try await wait("the next registry") { registry.events.count == 4 }
    #expect(registry.embedded.count == 2 && Set(registry.embedded).count == 1)
    #expect(registry.events.suffix(2).map(\.member) == presence)
    #expect(bridge.isActive)
  }

  /// The registry does not answer, then the bus dies and comes back.
  @Test func aSilentRegistryAndALostBusDisturbNothing() async throws {
    let bridge = try await start(isEnabled: true)
    try await wait("the program") { registry.embedded.count == 1 }
    registry.isSilent = true
    for round in 0..<1000 {
      var button = SpokenTree.nodes[2]
      button.name = "Round \(round)"
      bridge.publish(AccessibilityUpdate(nodes: [button], focus: SpokenTree.id(2)))
    }
    registry.bus.kill()
    try await wait("the loss") { !bridge.isActive }
    registry.isSilent = false
    try registry.bus.start()
    try await wait("the program again") { registry.embedded.count == 2 && bridge.isActive }
  }
}

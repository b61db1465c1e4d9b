import DBusKit
import PlatformKit
import Testing

@testable import X11Kit

/// Notifications at a service on a private bus.
@MainActor @Suite(.serialized) final class DesktopNotificationsTests {
  private let desktop = FakeDesktop()
  private var events: [DesktopNotificationEvent] = []
  private var shown: [Bool] = []
  private var lastNumber: UInt32 = 0
  private var words = ["actions", "body", "body-markup", "persistence"]

  private func start() async throws -> DesktopNotifications {
    try await desktop.start(DesktopNotifications.service)
    desktop.answer = { [unowned self] in answer($0) }
    let notifications = DesktopNotifications(bus: desktop.makeBus()) {
      ProgramIdentity(name: "Notes", identifier: "org.example.Notes")
    }
    notifications.onEvent = { [unowned self] in events.append($0) }
    return notifications
  }

  private func answer(_ call: DBusCall) -> Result<[DBusValue], DBusFailure>? {
    switch call.member {
    case "GetCapabilities": return .success([.array(of: "s", words.map { .string($0) })])
    case "Notify":
      if case .uint32(let number) = call.arguments[1], number != 0 {
        return .success([.uint32(number)])
      }
      lastNumber += 1
      return .success([.uint32(lastNumber)])
    default: return .success([])
    }
  }

  private func notification(_ identifier: String = "n", body: String = "") -> DesktopNotification {
    var notification = DesktopNotification(identifier: identifier, title: "Title")
    notification.body = body
    return notification
  }

  private func show(_ notifications: DesktopNotifications, _ one: DesktopNotification) async throws
  {
    let count = shown.count
    notifications.show(one) { self.shown.append($0) }
    try await wait("an answer") { self.shown.count > count }
  }

  private func signal(_ member: String, _ arguments: DBusValue...) {
    desktop.emit(
      DesktopNotifications.path, DesktopNotifications.service, member, arguments)
  }

  @Test func aNotificationIsShownInTheServicesWords() async throws {
    defer { desktop.kill() }
    let notifications = try await start()
    var one = notification(body: "<b>1 & 2</b>\0")
    one.actions = [
      .init(identifier: "default", title: "Reply"), .init(identifier: "x", title: "No"),
    ]
    one.urgency = .critical
    try await show(notifications, one)
    #expect(shown == [true])
    let call = try #require(desktop.calls(of: "Notify").first)
    #expect(
      call.arguments.prefix(5) == [
        .string("Notes"), .uint32(0), .string(""), .string("Title"),
        .string("&lt;b&gt;1 &amp; 2&lt;/b&gt;"),
      ])
    let keys = ["default", "", "0", "Reply", "1", "No"]
    #expect(call.arguments[5] == .array(of: "s", keys.map { .string($0) }))
    #expect(call.arguments[6].value(of: "urgency") == .byte(2))
    #expect(call.arguments[6].value(of: "desktop-entry") == .string("org.example.Notes"))
    #expect(call.arguments[6].value(of: "suppress-sound") == .boolean(true))
    #expect(call.arguments[7] == .int32(-1))
  }

  @Test func aServiceWithoutMarkupOrButtonsGetsNone() async throws {
    defer { desktop.kill() }
    words = ["body"]
    let notifications = try await start()
    var one = notification(body: "<b>1 & 2</b>")
    one.actions = [.init(identifier: "x", title: "No")]
    one.isSilent = false
    try await show(notifications, one)
    let call = try #require(desktop.calls(of: "Notify").first)
    #expect(call.arguments[4] == .string("<b>1 & 2</b>"))
    #expect(call.arguments[5] == .array(of: "s", []))
    #expect(call.arguments[6].value(of: "sound-name") == .string("message-new-instant"))
    var abilities: NotificationAbilities?
    notifications.findAbilities { abilities = $0 }
    #expect(abilities == [.body])
    #expect(desktop.calls(of: "GetCapabilities").count == 1)
  }

  @Test func whatTheUserDoesIsTold() async throws {
    defer { desktop.kill() }
    let notifications = try await start()
    var one = notification()
    one.actions = [.init(identifier: "reply", title: "Reply")]
    try await show(notifications, one)
    signal("ActionInvoked", .uint32(99), .string("default"))
    signal("ActionInvoked", .uint32(1), .string("7"))
    signal("ActionInvoked", .uint32(1), .uint32(1))
    signal("ActivationToken", .uint32(1), .string("token_TIME5"))
    signal("ActionInvoked", .uint32(1), .string("0"))
    signal("ActionInvoked", .uint32(1), .string("default"))
    signal("NotificationClosed", .uint32(1), .uint32(2))
    try await wait("the end") { self.events.count == 3 }
    #expect(
      events == [
        .activated("n", action: "reply", token: "token_TIME5"),
        .activated("n", action: nil, token: nil), .closed("n", byUser: true),
      ], "others' numbers, keys of nobody and wrong types are passed over")
  }

  @Test func theSameIdentifierReplacesAndWithdrawnOnesAreClosed() async throws {
    defer { desktop.kill() }
    let notifications = try await start()
    try await show(notifications, notification())
    try await show(notifications, notification())
    #expect(desktop.calls(of: "Notify").map { $0.arguments[1] } == [.uint32(0), .uint32(1)])
    notifications.withdraw("n")
    notifications.withdraw("n")
    try await wait("a close") { !self.desktop.calls(of: "CloseNotification").isEmpty }
    #expect(desktop.calls(of: "CloseNotification").map(\.arguments) == [[.uint32(1)]])
  }

  @Test func oneThatIsWithdrawnBeforeItShowsIsClosed() async throws {
    defer { desktop.kill() }
    let notifications = try await start()
    notifications.show(notification()) { self.shown.append($0) }
    notifications.withdraw("n")
    try await wait("a close") { !self.desktop.calls(of: "CloseNotification").isEmpty }
    #expect(events.isEmpty)
  }

  @Test func aServiceThatGoesHasClosedWhatItShowed() async throws {
    defer { desktop.kill() }
    let notifications = try await start()
    try await show(notifications, notification())
    desktop.leave()
    try await wait("the end") { !self.events.isEmpty }
    #expect(events == [.closed("n", byUser: false)])
    try await desktop.connect(as: DesktopNotifications.service)
    try await show(notifications, notification())
    #expect(shown == [true, true] && desktop.calls(of: "GetCapabilities").count == 2)
  }

  @Test func withoutAServiceNothingIsShown() async throws {
    defer { desktop.kill() }
    try await desktop.start()
    let notifications = DesktopNotifications(bus: desktop.makeBus()) {
      ProgramIdentity(name: "Notes", identifier: "notes")
    }
    try await show(notifications, notification())
    #expect(shown == [false])
  }

  @Test(arguments: [[], [.uint32(0)], [.string("1")]] as [[DBusValue]])
  func answersThatMakeNoSenseShowNothing(answer: [DBusValue]) async throws {
    defer { desktop.kill() }
    let notifications = try await start()
    desktop.answer = { [unowned self] in
      $0.member == "Notify" ? .success(answer) : self.answer($0)
    }
    try await show(notifications, notification())
    #expect(shown == [false])
  }

  @Test func theBadgeIsTheIconsNumber() async throws {
    defer { desktop.kill() }
    let notifications = try await start()
    var badges: [DBusValue] = []
    desktop.connection?.subscribe(DBusMatch(interface: "com.canonical.Unity.LauncherEntry")) {
      badges += $0.arguments
    }
    notifications.setBadge(0)
    try await show(notifications, notification())
    #expect(badges.isEmpty, "no number is none to take away")
    notifications.setBadge(3)
    notifications.setBadge(0)
    try await wait("two numbers") { badges.count == 4 }
    #expect(badges[0] == .string("application://org.example.Notes.desktop"))
    #expect(badges[1].value(of: "count") == .int64(3))
    #expect(badges[1].value(of: "count-visible") == .boolean(true))
    #expect(badges[3].value(of: "count-visible") == .boolean(false))
  }
}

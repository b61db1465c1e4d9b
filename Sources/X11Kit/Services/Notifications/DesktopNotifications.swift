import DBusKit
import Diagnostics
import PlatformKit

/// Notifications by the desktop's own service. Main thread only; nothing waits for it.
///
/// Source: the Desktop Notifications Specification 1.2. The service may be slow, forget what it shows, or go away.
@MainActor
final class DesktopNotifications: NotificationService {
  static let service = "org.freedesktop.Notifications"
  static let path = "/org/freedesktop/Notifications"
  /// Seconds until there must be a bus, and until the service has answered: the bus may have to start it.
  private static let timeouts = (bus: 3.0, service: 30.0)

  /// A notification on its way, or shown.
  private struct Show {
    let serial: UInt64
    let notification: DesktopNotification
    /// The service's name for it; nil until it has answered.
    var number: UInt32?
  }

  var onEvent: @MainActor (DesktopNotificationEvent) -> Void = { _ in }

  private let bus: SessionBus
  private let identity: @MainActor () -> ProgramIdentity
  private var capabilities: Set<String>?
  private var shows: [String: Show] = [:]
  /// Tokens that have come before their action.
  private var tokens: [UInt32: String] = [:]
  private var lastSerial: UInt64 = 0
  private var isListening = false
  private lazy var badge = LauncherBadge(bus: bus)

  init(bus: SessionBus, identity: @escaping @MainActor () -> ProgramIdentity) {
    (self.bus, self.identity) = (bus, identity)
  }

  func findAbilities(_ completion: @escaping @MainActor (NotificationAbilities?) -> Void) {
    findCapabilities { completion($0.map(NotificationAbilities.init)) }
  }

  func show(
    _ notification: DesktopNotification, completion: @escaping @MainActor (Bool) -> Void
  ) {
    lastSerial += 1
    let former = shows[notification.identifier]?.number
    let show = Show(serial: lastSerial, notification: notification, number: former)
    shows[notification.identifier] = show
    findCapabilities { [weak self] capabilities in
      guard let self, let capabilities else {
        self?.forget(show)
        return completion(false)
      }
      send(show, capabilities, completion)
    }
  }

  func withdraw(_ identifier: String) {
    guard let number = shows.removeValue(forKey: identifier)?.number else { return }
    close(number)
  }

  func setBadge(_ count: Int) { badge.set(count, of: identity().identifier) }
}

// Asking.
extension DesktopNotifications {
  private func call(
    _ member: String, _ arguments: [DBusValue] = [],
    reply: @escaping @MainActor ([DBusValue]?) -> Void = { _ in }
  ) {
    bus.whenConnected(within: Self.timeouts.bus) { connection in
      guard let connection else { return reply(nil) }
      let call = DBusCall(Self.service, Self.path, Self.service, member, arguments)
      connection.call(call, timeout: Self.timeouts.service) { result in
        if case .failure(let failure) = result, !failure.isAbsence {
          Log.dbus.write("the desktop's notifications refuse \(member): \(failure)")
        }
        reply(try? result.get())
      }
    }
  }

  /// Asked once for each run of the service.
  private func findCapabilities(_ completion: @escaping @MainActor (Set<String>?) -> Void) {
    if let capabilities { return completion(capabilities) }
    listen()
    call("GetCapabilities") { [weak self] answer in
      guard let words = answer?.first?.elements else { return completion(nil) }
      let found = Set(words.compactMap(\.string))
      self?.capabilities = found
      completion(found)
    }
  }

  private func send(
    _ show: Show, _ capabilities: Set<String>, _ completion: @escaping @MainActor (Bool) -> Void
  ) {
    let words = NotificationWords(show.notification, capabilities: capabilities)
    call("Notify", words.arguments(replacing: show.number ?? 0, by: identity())) { [weak self] in
      guard let self, case .uint32(let number)? = $0?.first, number != 0 else {
        self?.forget(show)
        return completion(false)
      }
      didShow(show, as: number)
      completion(true)
    }
  }

  /// One that was withdrawn, or replaced, before the service has answered is closed.
  private func didShow(_ show: Show, as number: UInt32) {
    let identifier = show.notification.identifier
    let current = shows[identifier]
    if current?.serial == show.serial {
      shows[identifier]?.number = number
    } else if current?.number != number {
      close(number)
    }
  }

  private func forget(_ show: Show) {
    let identifier = show.notification.identifier
    if shows[identifier]?.serial == show.serial { shows[identifier] = nil }
  }

  private func close(_ number: UInt32) { call("CloseNotification", [.uint32(number)]) }
}

// Listening.
extension DesktopNotifications {
  private func listen() {
    guard !isListening else { return }
    isListening = true
    bus.connection.subscribe(
      DBusMatch(sender: Self.service, path: Self.path, interface: Self.service)
    ) { [weak self] in self?.take($0) }
    bus.connection.watch(name: Self.service) { [weak self] in
      if $0 == nil { self?.serviceIsGone() }
    }
  }

  private func take(_ signal: DBusSignal) {
    guard case .uint32(let number)? = signal.arguments.first, signal.arguments.count == 2,
      let show = shows.values.first(where: { $0.number == number })
    else { return }
    switch (signal.member, signal.arguments[1]) {
    case ("ActivationToken", .string(let token)): tokens[number] = token
    case ("ActionInvoked", .string(let key)):
      didInvoke(key, show, tokens.removeValue(forKey: number))
    case ("NotificationClosed", .uint32(let reason)):
      tokens[number] = nil
      end(show, byUser: reason == 2)
    default: break
    }
  }

  private func didInvoke(_ key: String, _ show: Show, _ token: String?) {
    let identifier = show.notification.identifier
    switch NotificationWords.press(for: key, of: show.notification) {
    case .notification?: onEvent(.activated(identifier, action: nil, token: token))
    case .action(let action)?: onEvent(.activated(identifier, action: action, token: token))
    case nil: break
    }
  }

  private func end(_ show: Show, byUser: Bool) {
    forget(show)
    onEvent(.closed(show.notification.identifier, byUser: byUser))
  }

  /// Its notifications are gone with it. Those on their way fail by themselves.
  private func serviceIsGone() {
    capabilities = nil
    tokens = [:]
    for show in shows.values where show.number != nil { end(show, byUser: false) }
  }
}

extension NotificationAbilities {
  fileprivate init(_ words: Set<String>) {
    self = []
    if words.contains("actions") { insert(.actions) }
    if words.contains("body") { insert(.body) }
    if words.contains("sound") { insert(.sound) }
    if words.contains("persistence") { insert(.persistence) }
  }
}

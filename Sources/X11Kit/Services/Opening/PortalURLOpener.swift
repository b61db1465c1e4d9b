import DBusKit
import PlatformKit

/// Opens URLs by the desktop's portal. Main thread only; nothing waits for it.
///
/// Files go by descriptors there and are left to others.
@MainActor
final class PortalURLOpener: URLOpener {
  static let interface = "org.freedesktop.portal.OpenURI"
  /// Seconds until there must be a bus, and until the portal has begun: the bus may have to start it.
  private static let timeouts = (bus: 1.0, portal: 30.0)

  private struct Request {
    let completion: @MainActor (URLOpening) -> Void
    var subscription: UInt64?
  }

  private let bus: SessionBus
  private var requests: [UInt64: Request] = [:]
  private var lastNumber: UInt64 = 0
  private var isWatching = false

  init(bus: SessionBus) { self.bus = bus }

  func open(
    _ url: String, over window: WindowID?, token: String?,
    completion: @escaping @MainActor (URLOpening) -> Void
  ) {
    if url.lowercased().hasPrefix("file:") { return completion(.unavailable) }
    bus.whenConnected(within: Self.timeouts.bus) { [weak self] connection in
      guard let self, let connection, let name = connection.uniqueName else {
        return completion(.unavailable)
      }
      watch(connection)
      begin(connection, name, Request(completion: completion), url, window, token)
    }
  }

  /// Listens before it asks, so that a quick answer is not missed.
  private func begin(
    _ connection: DBusConnection, _ name: String, _ request: Request, _ url: String,
    _ window: WindowID?, _ token: String?
  ) {
    lastNumber += 1
    let number = lastNumber
    requests[number] = request
    let handle = "casementopen\(number)"
    listen(number, at: PortalRequest.path(of: handle, for: name))
    var options: [(String, DBusValue)] = [("handle_token", .string(handle))]
    if let token { options.append(("activation_token", .string(token))) }
    connection.call(
      DBusCall(
        PortalFileChooser.service, PortalFileChooser.path, Self.interface, "OpenURI",
        [.parent(window), .string(url), .options(options)]), timeout: Self.timeouts.portal
    ) { [weak self] in self?.didBegin(number, $0) }
  }

  /// Old portals name requests in their own way.
  private func didBegin(_ number: UInt64, _ result: Result<[DBusValue], DBusFailure>) {
    guard requests[number] != nil else { return }
    guard let path = (try? result.get())?.first?.string, path.hasPrefix("/") else {
      return end(number, .unavailable)
    }
    listen(number, at: path)
  }

  private func listen(_ number: UInt64, at path: String) {
    if let old = requests[number]?.subscription { bus.connection.unsubscribe(old) }
    requests[number]?.subscription = bus.connection.subscribe(
      DBusMatch(
        sender: PortalFileChooser.service, path: path, interface: PortalRequest.interface,
        member: "Response")
    ) { [weak self] in
      let code = $0.arguments.first?.integer
      self?.end(number, code == 0 ? .opened : code == 1 ? .cancelled : .unavailable)
    }
  }

  private func end(_ number: UInt64, _ opening: URLOpening) {
    guard let request = requests.removeValue(forKey: number) else { return }
    if let subscription = request.subscription { bus.connection.unsubscribe(subscription) }
    request.completion(opening)
  }

  /// A bus that goes has forgotten what the portal was asked.
  private func watch(_ connection: DBusConnection) {
    guard !isWatching else { return }
    isWatching = true
    bus.observe { [weak self] isConnected in
      guard let self, !isConnected else { return }
      for number in requests.keys.sorted() { end(number, .unavailable) }
    }
  }
}

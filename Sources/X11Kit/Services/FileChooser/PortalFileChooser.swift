import DBusKit
import Diagnostics
import Dispatch
import PlatformKit

/// The file dialog of the desktop's portal. Main thread only.
///
/// The portal may take long, lie, or go away: each request ends once, and what was not asked for is
/// ignored.
@MainActor
final class PortalFileChooser: FileChooser {
  nonisolated static let service = "org.freedesktop.portal.Desktop"
  nonisolated static let path = "/org/freedesktop/portal/desktop"
  /// Seconds until there must be a bus, and until the portal has begun: the bus may have to start it.
  private let timeouts: (bus: Double, portal: Double)

  private let address: DBusAddress
  private let onDelivered: @MainActor () -> Void
  private var connection: DBusConnection?
  private var requests: [FileRequestID: PortalRequest] = [:]
  private var lastNumber: UInt64 = 0
  private var hasOwner = false

  /// `onDelivered` is called after completions were called outside of a turn.
  init(
    address: DBusAddress, timeouts: (bus: Double, portal: Double) = (3, 30),
    onDelivered: @escaping @MainActor () -> Void
  ) {
    self.address = address
    self.timeouts = timeouts
    self.onDelivered = onDelivered
  }

  func ask(
    _ question: FileQuestion, over window: WindowID?,
    completion: @escaping @MainActor (FileAnswer) -> Void
  ) -> FileRequestID {
    lastNumber += 1
    let id = FileRequestID(rawValue: lastNumber)
    requests[id] = PortalRequest(question: question, window: window, completion: completion)
    if connect().isConnected { begin(id) } else { giveUpLater(id) }
    return id
  }

  func cancel(_ request: FileRequestID) {
    guard let path = forget(request)?.path else { return }
    connection?.call(DBusCall(Self.service, path, PortalRequest.interface, "Close"))
  }
}

// The connection.
extension PortalFileChooser {
  private func connect() -> DBusConnection {
    if let connection { return connection }
    let made = DBusConnection(address: address) { [weak self] in
      DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.deliver() } }
    }
    made.onChange = { [weak self] in self?.connectionDidChange($0) }
    made.watch(name: Self.service) { [weak self] in self?.ownerDidChange($0) }
    connection = made
    return made
  }

  private func deliver() {
    connection?.deliver()
    onDelivered()
  }

  private func connectionDidChange(_ isConnected: Bool) {
    for id in requests.keys.sorted(by: { $0.rawValue < $1.rawValue }) {
      if isConnected { begin(id) } else { end(id, .unavailable) }
    }
  }

  /// The first owner comes with the first call; a portal that goes has forgotten what it was asked.
  private func ownerDidChange(_ owner: String?) {
    let isLost = hasOwner && owner == nil
    hasOwner = owner != nil
    guard isLost else { return }
    for id in Array(requests.keys) { end(id, .unavailable) }
  }

  private func giveUpLater(_ id: FileRequestID) {
    DispatchQueue.main.asyncAfter(deadline: .now() + timeouts.bus) { [weak self] in
      MainActor.assumeIsolated { self?.giveUp(id) }
    }
  }
}

extension PortalFileChooser {
  private func giveUp(_ id: FileRequestID) {
    guard let request = requests[id], request.path == nil else { return }
    end(id, .unavailable)
    onDelivered()
  }
}

// The requests.
extension PortalFileChooser {
  /// Listens before it asks, so that a quick answer is not missed.
  private func begin(_ id: FileRequestID) {
    guard let connection, let request = requests[id], request.path == nil,
      let name = connection.uniqueName
    else { return }
    let token = "casement\(id.rawValue)"
    listen(id, at: PortalRequest.path(of: token, for: name))
    connection.call(request.call(token: token), timeout: timeouts.portal) { [weak self] in
      self?.didBegin(id, $0)
    }
  }

  private func listen(_ id: FileRequestID, at path: String) {
    guard let connection, requests[id] != nil else { return }
    if let old = requests[id]?.subscription { connection.unsubscribe(old) }
    requests[id]?.path = path
    requests[id]?.subscription = connection.subscribe(
      DBusMatch(
        sender: Self.service, path: path, interface: PortalRequest.interface, member: "Response")
    ) { [weak self] in
      self?.end(id, PortalRequest.answer($0.arguments))
    }
  }

  /// Old portals name requests in their own way.
  private func didBegin(_ id: FileRequestID, _ result: Result<[DBusValue], DBusFailure>) {
    guard let request = requests[id] else { return }
    switch result {
    case .success(let values):
      guard let path = values.first?.string, path.hasPrefix("/") else {
        return end(id, .unavailable)
      }
      if path != request.path { listen(id, at: path) }
    case .failure(let failure):
      Log.dbus.write("the desktop has no file dialog: \(failure)")
      end(id, .unavailable)
    }
  }

  private func end(_ id: FileRequestID, _ answer: FileAnswer) {
    forget(id)?.completion(answer)
  }

  @discardableResult
  private func forget(_ id: FileRequestID) -> PortalRequest? {
    let request = requests.removeValue(forKey: id)
    if let subscription = request?.subscription { connection?.unsubscribe(subscription) }
    return request
  }
}

import Diagnostics

/// A handler of signals; see `DBusConnection.subscribe`.
struct DBusSubscription {
  var match: DBusMatch
  var handler: @MainActor (DBusSignal) -> Void
}

extension DBusConnection {
  /// Calls `handler` for each signal that agrees, also after the bus was restarted. Returns a number
  /// to `unsubscribe` with.
  ///
  /// A sender given by a well-known name is whoever has that name at the time.
  @discardableResult
  package func subscribe(
    _ match: DBusMatch, handler: @escaping @MainActor (DBusSignal) -> Void
  ) -> UInt64 {
    let id = makeID()
    subscriptions[id] = DBusSubscription(match: match, handler: handler)
    if let sender = match.sender, sender.isWellKnown { retain(name: sender) }
    if isConnected { addMatch(match) }
    return id
  }

  package func unsubscribe(_ id: UInt64) {
    guard let match = subscriptions.removeValue(forKey: id)?.match else { return }
    if let sender = match.sender, sender.isWellKnown { release(name: sender) }
    if isConnected { call(.ofBus("RemoveMatch", [.string(match.rule)])) }
  }

  func addMatch(_ match: DBusMatch) {
    call(.ofBus("AddMatch", [.string(match.rule)])) { result in
      guard case .failure(let failure) = result, failure != .disconnected else { return }
      Log.dbus.write("no signals for \(match.rule): \(failure.message)")
    }
  }

  func receive(_ signal: DBusSignal) {
    if signal.sender == DBusCall.busName, signal.member == "NameOwnerChanged" {
      ownerChanged(signal)
    }
    for (id, subscription) in subscriptions.sorted(by: { $0.key < $1.key }) {
      let owner = subscription.match.sender.flatMap { names[$0]?.owner }
      guard subscription.match.takes(signal, owner: owner), subscriptions[id] != nil else {
        continue
      }
      subscription.handler(signal)
    }
  }
}

extension String {
  /// A name that any connection may take, unlike ":1.42" and the bus's own.
  var isWellKnown: Bool { !hasPrefix(":") && self != DBusCall.busName }
}

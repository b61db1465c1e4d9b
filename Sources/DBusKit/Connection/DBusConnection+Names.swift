/// Who has a well-known name.
struct DBusNameState {
  /// The connection that has it; nil if nobody has.
  var owner: String?
  /// Whether the bus has said so since the connection was made.
  var isKnown = false
  /// How many subscriptions and watches need to know.
  var users = 0
  /// In the order they came.
  var watches: [@MainActor (String?) -> Void] = []
}

extension DBusConnection {
  /// Calls `handler` with the connection that has a name, when known, and with each later one; nil
  /// when nobody has it; as long as the connection lives.
  package func watch(name: String, handler: @escaping @MainActor (String?) -> Void) {
    retain(name: name)
    names[name]?.watches.append(handler)
    if let state = names[name], state.isKnown { handler(state.owner) }
  }

  /// Asks for a well-known name of our own; `reply` says whether we have it.
  package func request(name: String, reply: @escaping @MainActor (Bool) -> Void = { _ in }) {
    let doNotQueue: UInt32 = 4
    call(.ofBus("RequestName", [.string(name), .uint32(doNotQueue)])) { result in
      let answer = (try? result.get())?.first?.integer
      reply(answer == 1 || answer == 4)
    }
  }

  func retain(name: String) {
    names[name, default: DBusNameState()].users += 1
    if names[name]?.users == 1, isConnected { askForOwner(of: name) }
  }

  func release(name: String) {
    names[name]?.users -= 1
    if names[name]?.users == 0 { names[name] = nil }
    if names[name] == nil, isConnected {
      call(.ofBus("RemoveMatch", [.string(Self.ownerMatch(name).rule)]))
    }
  }

  /// Asks to be told of changes before asking for the owner, so that none is missed.
  func askForOwner(of name: String) {
    addMatch(Self.ownerMatch(name))
    call(.ofBus("GetNameOwner", [.string(name)])) { [weak self] result in
      self?.setOwner((try? result.get())?.first?.string, of: name)
    }
  }

  func ownerChanged(_ signal: DBusSignal) {
    guard signal.arguments.count == 3, let name = signal.arguments[0].string,
      let owner = signal.arguments[2].string
    else { return }
    setOwner(owner.isEmpty ? nil : owner, of: name)
  }

  func setOwner(_ owner: String?, of name: String) {
    guard let state = names[name], !state.isKnown || state.owner != owner else { return }
    names[name]?.owner = owner
    names[name]?.isKnown = true
    for handler in state.watches { handler(owner) }
  }

  private static func ownerMatch(_ name: String) -> DBusMatch {
    DBusMatch(
      sender: DBusCall.busName, interface: DBusCall.busName, member: "NameOwnerChanged",
      argument: name)
  }
}

/// A call of a method of an object that another program has put on the bus.
package struct DBusCall: Hashable, Sendable {
  /// A name on the bus; empty for a peer without a bus.
  package var destination: String
  package var path: String
  package var interface: String
  package var member: String
  package var arguments: [DBusValue]

  package init(
    _ destination: String, _ path: String, _ interface: String, _ member: String,
    _ arguments: [DBusValue] = []
  ) {
    self.destination = destination
    self.path = path
    self.interface = interface
    self.member = member
    self.arguments = arguments
  }

  /// A call of the bus itself.
  static func ofBus(_ member: String, _ arguments: [DBusValue]) -> DBusCall {
    DBusCall(
      busName, "/org/freedesktop/DBus", "org.freedesktop.DBus", member, arguments)
  }

  static let busName = "org.freedesktop.DBus"
}

/// A call that another program makes of ours. It must be answered once.
package struct DBusIncomingCall: Hashable, Sendable {
  package var call: DBusCall
  /// The name of the caller's connection.
  package var sender: String
  /// Which connection it came by, and its number there. Callers count theirs each by itself.
  let generation: UInt64
  let number: UInt64
}

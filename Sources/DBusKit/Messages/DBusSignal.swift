/// News that an object tells everyone who has subscribed to them.
package struct DBusSignal: Hashable, Sendable {
  /// The name of the sender's connection, or the bus's own name; empty for one to be sent.
  package var sender: String
  package var path: String
  package var interface: String
  package var member: String
  package var arguments: [DBusValue]

  package init(
    sender: String = "", _ path: String, _ interface: String, _ member: String,
    _ arguments: [DBusValue] = []
  ) {
    self.sender = sender
    self.path = path
    self.interface = interface
    self.member = member
    self.arguments = arguments
  }
}

/// Which signals a subscription is for. Everything that is given must agree.
package struct DBusMatch: Hashable, Sendable {
  package var sender: String?
  package var path: String?
  package var interface: String
  package var member: String?
  /// The first argument, if it is a string.
  package var argument: String?

  package init(
    sender: String? = nil, path: String? = nil, interface: String, member: String? = nil,
    argument: String? = nil
  ) {
    self.sender = sender
    self.path = path
    self.interface = interface
    self.member = member
    self.argument = argument
  }

  /// The rule that the bus is given.
  var rule: String {
    let parts = [
      ("type", "signal"), ("sender", sender), ("path", path), ("interface", interface),
      ("member", member), ("arg0", argument),
    ]
    return parts.compactMap { name, value in value.map { "\(name)='\($0)'" } }
      .joined(separator: ",")
  }

  /// `owner` is the connection that has the sender's name now.
  func takes(_ signal: DBusSignal, owner: String?) -> Bool {
    (sender == nil || signal.sender == sender || signal.sender == owner)
      && (path == nil || signal.path == path) && signal.interface == interface
      && (member == nil || signal.member == member)
      && (argument == nil || signal.arguments.first?.string == argument)
  }
}

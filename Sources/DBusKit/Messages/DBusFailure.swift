/// Why a call has no result: the error of the program that was called, or of the way there.
package struct DBusFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// A name such as "org.freedesktop.DBus.Error.UnknownMethod".
  package var name: String
  package var message: String

  package init(name: String, message: String) {
    self.name = name
    self.message = message
  }

  package var description: String { "\(name): \(message)" }

  private static let prefix = "org.freedesktop.DBus.Error."

  /// There is no connection, or it was lost before an answer came.
  package static let disconnected = DBusFailure(
    name: prefix + "Disconnected", message: "there is no connection to the bus")
  /// No answer came in time. The program called may still do what it was asked.
  package static let noReply = DBusFailure(
    name: prefix + "NoReply", message: "no answer came in time")

  /// What was given to send, or what came, is no valid message.
  static func invalid(_ message: String) -> DBusFailure {
    DBusFailure(name: prefix + "InvalidArgs", message: message)
  }

  /// What was asked for can't be told.
  static func failed(_ message: String) -> DBusFailure {
    DBusFailure(name: prefix + "Failed", message: message)
  }

  /// The answer to a call that no object takes.
  static func unknown(_ call: DBusCall) -> DBusFailure {
    DBusFailure(
      name: prefix + "UnknownMethod",
      message: "no \(call.interface).\(call.member) at \(call.path)")
  }
}

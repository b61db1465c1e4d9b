/// What main asks of the bus thread.
enum BusCommand: Sendable {
  case call(id: UInt64, DBusCall, timeout: Double)
  case emit(DBusSignal)
  case answer(number: UInt64, Result<[DBusValue], DBusFailure>)
}

/// What the bus thread tells main.
enum BusReport: Sendable {
  /// Connections are counted, because what was meant for one must not reach the next.
  case connected(name: String, generation: UInt64)
  case lost
  case reply(id: UInt64, Result<[DBusValue], DBusFailure>)
  case signal(DBusSignal)
  case called(DBusIncomingCall)
}

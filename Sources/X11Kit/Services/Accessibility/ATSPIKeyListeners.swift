import DBusKit
import Diagnostics

/// Those that the registry tells of keys: screen readers, which take their commands out of what is typed. They hear the
/// keys of a program from the program itself. Main thread only; nothing waits for them.
@MainActor
final class ATSPIKeyListeners {
  static let path = "/org/a11y/atspi/registry/deviceeventcontroller"
  static let interface = "org.a11y.atspi.DeviceEventController"
  static let signals = "org.a11y.atspi.DeviceEventListener"
  /// Seconds for them to say whether they take a key.
  var timeout = 0.5
  /// Whether there is one.
  private(set) var arePresent = false
  /// Whether the last key that they were asked about was not answered in time.
  private(set) var areStalled = false
  private let connection: DBusConnection
  /// The last key, and the last one that was answered.
  private var lastKey: UInt64 = 0, lastAnswer: UInt64 = 0
  /// Whether the registry is being asked who listens, and whether it must be asked again.
  private var isAsking = false, isOutdated = false

  init(connection: DBusConnection) {
    self.connection = connection
    connection.subscribe(
      DBusMatch(sender: ATSPIBus.registry, path: Self.path, interface: Self.signals)
    ) { [weak self] in self?.receive($0) }
  }

  /// Asks the registry who listens; what changes later it tells.
  func find() {
    isOutdated = isAsking
    if isAsking { return }
    isAsking = true
    call("GetKeystrokeListeners", [], timeout: 30) { [weak self] in self?.take($0) }
  }

  /// The registry is gone, and with it all that it knew.
  func forget() { (arePresent, areStalled) = (false, false) }

  /// Tells them of a key; `reply` says whether one of them takes it.
  func offer(_ key: ATSPIKey, reply: @escaping @MainActor (_ isTaken: Bool) -> Void) {
    lastKey += 1
    let number = lastKey
    call("NotifyListenersSync", [key.value], timeout: timeout) { [weak self] result in
      self?.note(number, isAnswered: result != .failure(.noReply))
      reply((try? result.get())?.first?.boolean ?? false)
    }
  }
}

extension ATSPIKeyListeners {
  private func call(
    _ member: String, _ arguments: [DBusValue], timeout: Double,
    reply: @escaping DBusConnection.Reply
  ) {
    connection.call(
      DBusCall(ATSPIBus.registry, Self.path, Self.interface, member, arguments),
      timeout: timeout, reply: reply)
  }

  /// A screen reader registers 256 times, once for each set of modifiers.
  private func receive(_ signal: DBusSignal) {
    switch signal.member {
    case "KeystrokeListenerRegistered":
      if let listener = signal.arguments.first, Self.hearsPrograms(listener) { arePresent = true }
    case "KeystrokeListenerDeregistered": if arePresent || isAsking { find() }
    default: break
    }
  }

  private func take(_ result: Result<[DBusValue], DBusFailure>) {
    isAsking = false
    if isOutdated { return find() }
    guard let listeners = (try? result.get())?.first?.elements else { return }
    arePresent = listeners.contains(where: Self.hearsPrograms)
    if !arePresent { areStalled = false }
  }

  /// Who has answered a later key has not stalled.
  private func note(_ key: UInt64, isAnswered: Bool) {
    if isAnswered { lastAnswer = max(lastAnswer, key) }
    let isStalled = arePresent && lastAnswer < key
    if isStalled, !areStalled {
      Log.dbus.write("assistive technologies do not say in time whether they take a key")
    }
    areStalled = isStalled
  }

  /// Whether a listener of the registry hears what programs tell. A global one hears of the X server.
  private static func hearsPrograms(_ listener: DBusValue) -> Bool {
    guard let mode = listener.fields?.last?.fields, mode.count == 3 else { return false }
    return mode[2].boolean == false
  }
}

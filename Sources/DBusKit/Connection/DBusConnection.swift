/// A connection to a bus that comes back when the bus does. Main thread only; it never waits for the
/// bus, which a thread of its own talks to.
///
/// What arrives is delivered by `deliver()`: the owner calls it in its turn, after `onArrival` asked
/// for one.
@MainActor
package final class DBusConnection {
  package typealias Reply = @MainActor (Result<[DBusValue], DBusFailure>) -> Void

  /// Called after each connecting, before any signal is delivered, and after each loss.
  package var onChange: @MainActor (_ isConnected: Bool) -> Void = { _ in }
  /// Takes the calls that other programs make; the default refuses all.
  package var onCall: @MainActor (DBusIncomingCall) -> Void = { _ in }
  /// Our name on the bus, such as ":1.42"; nil without a connection.
  package private(set) var uniqueName: String?

  private let thread: BusThread
  private var generation: UInt64 = 0
  private var lastID: UInt64 = 0
  private var replies: [UInt64: Reply] = [:]
  var subscriptions: [UInt64: DBusSubscription] = [:]
  var names: [String: DBusNameState] = [:]

  /// Starts to connect. `onArrival` is called on any thread when there is something to deliver.
  package init(address: DBusAddress, onArrival: @escaping @Sendable () -> Void) {
    thread = BusThread(address: address, onReport: onArrival)
    onCall = { [weak self] in self?.answer($0, .failure(.unknown($0.call))) }
    thread.start()
  }

  deinit { thread.stop() }

  package var isConnected: Bool { uniqueName != nil }

  /// Calls the handlers of everything that has arrived, in the order of its arrival.
  package func deliver() {
    for report in thread.takeReports() { deliver(report) }
  }

  func makeID() -> UInt64 {
    lastID += 1
    return lastID
  }
}

extension DBusConnection {
  /// Calls a method. `reply` is called once, after `timeout` seconds at the latest.
  package func call(
    _ call: DBusCall, timeout: Double = 5, reply: @escaping Reply = { _ in }
  ) {
    let id = makeID()
    replies[id] = reply
    thread.perform(.call(id: id, call, timeout: timeout), generation: generation)
  }

  /// Sends a signal to everyone who has subscribed to it; nothing without a connection.
  package func emit(_ signal: DBusSignal) {
    thread.perform(.emit(signal), generation: generation)
  }

  /// Answers a call of another program, unless it came by an earlier connection.
  package func answer(
    _ call: DBusIncomingCall, _ result: Result<[DBusValue], DBusFailure>
  ) {
    thread.perform(.answer(number: call.number, result), generation: call.generation)
  }
}

extension DBusConnection {
  private func deliver(_ report: BusReport) {
    switch report {
    case .connected(let name, let generation): connected(as: name, generation)
    case .lost: lost()
    case .reply(let id, let result): replies.removeValue(forKey: id)?(result)
    case .signal(let signal): receive(signal)
    case .called(let call): onCall(call)
    }
  }

  private func connected(as name: String, _ generation: UInt64) {
    uniqueName = name
    self.generation = generation
    for subscription in subscriptions.values { addMatch(subscription.match) }
    for name in names.keys { askForOwner(of: name) }
    onChange(true)
  }

  private func lost() {
    uniqueName = nil
    for name in names.keys {
      setOwner(nil, of: name)
      names[name]?.isKnown = false
    }
    onChange(false)
  }
}

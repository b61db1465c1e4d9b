import Diagnostics
import PlatformKit

/// One connection to a bus, from the connecting to its loss. Bus thread only.
final class BusSession {
  let generation: UInt64
  private(set) var isReady = false
  private let library: BusLibrary
  private let bus: BusLibrary.Bus
  private let report: (BusReport) -> Void
  /// Calls without an answer, by the number of their message.
  private var pending: [UInt64: (id: UInt64, deadline: HostTime)] = [:]
  /// Calls that we must answer, by numbers of our own.
  private var called: [UInt64: BusMessage] = [:]
  private var lastCalled: UInt64 = 0

  /// Starts to connect; nil if there is nobody at the address.
  init?(
    library: BusLibrary, address: String, generation: UInt64, report: @escaping (BusReport) -> Void
  ) {
    var bus: BusLibrary.Bus?
    guard library.new(&bus) >= 0, let bus else { return nil }
    self.library = library
    self.bus = bus
    self.generation = generation
    self.report = report
    let results = [
      library.setAddress(bus, address), library.setBusClient(bus, 1),
      library.start(bus),
    ]
    if results.contains(where: { $0 < 0 }) { return nil }
  }

  deinit {
    called = [:]
    library.close(bus)
    _ = library.unref(bus)
  }
}

extension BusSession {
  /// What to wait for at the socket.
  var wait: (descriptor: Int32, events: Int16) {
    (library.descriptor(bus), Int16(truncatingIfNeeded: library.events(bus)))
  }

  /// When something must be done though nothing arrives.
  var deadline: HostTime? {
    var microseconds = UInt64.max
    guard library.timeout(bus, &microseconds) > 0, microseconds != .max else {
      return pending.values.map(\.deadline).min()
    }
    let own = HostTime(seconds: Double(microseconds) * 1e-6)
    return pending.values.map(\.deadline).reduce(own, min)
  }

  /// Reads and writes what the socket takes, up to a number of messages. False if the connection is
  /// lost.
  func process(upTo most: Int) -> Bool {
    for _ in 0..<most {
      var message: BusLibrary.Message?
      let result = library.process(bus, &message)
      if let message, !receive(BusMessage(message, library: library)) { return false }
      if result <= 0 { return result == 0 && becomeReady() }
    }
    return becomeReady()
  }

  /// Ends the calls whose time is over.
  func expire(at now: HostTime) {
    for (cookie, call) in pending where call.deadline <= now {
      pending[cookie] = nil
      report(.reply(id: call.id, .failure(.noReply)))
    }
  }

  /// Ends all calls, before the connection is given up.
  func failAll() {
    for call in pending.values { report(.reply(id: call.id, .failure(.disconnected))) }
    pending = [:]
  }

  private func becomeReady() -> Bool {
    guard !isReady, library.isReady(bus) > 0 else { return true }
    var name: BusLibrary.Text?
    guard library.uniqueName(bus, &name) >= 0, let name else { return false }
    isReady = true
    report(.connected(name: String(cString: name), generation: generation))
    return true
  }
}

// Messages that arrive.
extension BusSession {
  /// The library tells the loss of the connection as a signal of its own. False for it.
  private func receive(_ message: BusMessage) -> Bool {
    if message.interface == "org.freedesktop.DBus.Local" { return false }
    switch message.kind {
    case .call: receiveCall(message)
    case .reply: receiveReply(message) { () throws(DBusFailure) in try message.readValues() }
    case .error: receiveReply(message) { () throws(DBusFailure) in throw message.failure }
    case .signal: receiveSignal(message)
    case nil: break
    }
    return true
  }

  private func receiveReply(
    _ message: BusMessage, _ read: () throws(DBusFailure) -> [DBusValue]
  ) {
    guard let cookie = message.replyCookie, let call = pending.removeValue(forKey: cookie) else {
      return
    }
    report(.reply(id: call.id, Result(catching: read)))
  }

  private func receiveSignal(_ message: BusMessage) {
    do {
      report(
        .signal(
          DBusSignal(
            sender: message.sender, message.path, message.interface, message.member,
            try message.readValues())))
    } catch {
      Log.dbus.write("a signal \(message.interface).\(message.member) is ignored: \(error.message)")
    }
  }

  private func receiveCall(_ message: BusMessage) {
    lastCalled += 1
    let number = lastCalled
    called[number] = message
    do {
      let call = DBusCall(
        message.destination, message.path, message.interface, message.member,
        try message.readValues())
      report(
        .called(
          DBusIncomingCall(
            call: call, sender: message.sender, generation: generation, number: number)))
    } catch { answer(number, .failure(error)) }
  }
}

// Messages that are sent.
extension BusSession {
  func perform(_ command: BusCommand, at now: HostTime) {
    switch command {
    case .call(let id, let call, let timeout): send(call, id: id, deadline: now + timeout)
    case .emit(let signal): emit(signal)
    case .answer(let number, let result): answer(number, result)
    }
  }

  private func send(_ call: DBusCall, id: UInt64, deadline: HostTime) {
    var cookie: UInt64 = 0
    do {
      let message = try make("cannot call \(call.interface).\(call.member) at \(call.path)") {
        library.newCall(
          bus, $0, call.destination, call.path, call.interface, call.member)
      }
      try message.append(call.arguments)
      try message.check(library.send(bus, message.handle, &cookie), "cannot send a call")
      pending[cookie] = (id, deadline)
    } catch { report(.reply(id: id, .failure(error))) }
  }

  private func emit(_ signal: DBusSignal) {
    do {
      let message = try make("cannot send the signal \(signal.member)") {
        library.newSignal(bus, $0, signal.path, signal.interface, signal.member)
      }
      try message.append(signal.arguments)
      try message.check(library.send(bus, message.handle, nil), "cannot send a signal")
    } catch { Log.dbus.write(error.message) }
  }

  /// Who called would wait for an answer that can't be sent, so it hears that.
  private func answer(_ number: UInt64, _ result: Result<[DBusValue], DBusFailure>) {
    guard let call = called.removeValue(forKey: number) else { return }
    do { try sendAnswer(to: call, result) } catch {
      Log.dbus.write("\(call.member) goes without an answer: \(error.message)")
      try? sendAnswer(to: call, .failure(.failed(error.message)))
    }
  }

  private func sendAnswer(
    to call: BusMessage, _ result: Result<[DBusValue], DBusFailure>
  ) throws(DBusFailure) {
    let message = try makeAnswer(to: call, result)
    try message.check(library.send(bus, message.handle, nil), "cannot send an answer")
  }

  private func makeAnswer(
    to call: BusMessage, _ result: Result<[DBusValue], DBusFailure>
  ) throws(DBusFailure) -> BusMessage {
    switch result {
    case .success(let values):
      let message = try make("cannot answer") { library.newReturn(call.handle, $0) }
      try message.append(values)
      return message
    case .failure(let failure):
      return try make("cannot answer with \(failure.name)") { out in
        failure.name.withCString { name in
          failure.message.withCString { text in
            var error = BusError(name: name, message: text)
            return library.newError(call.handle, out, &error)
          }
        }
      }
    }
  }

  private func make(
    _ what: String, _ create: (BusLibrary.MessageOut) -> Int32
  ) throws(DBusFailure) -> BusMessage {
    var message: BusLibrary.Message?
    let result = create(&message)
    guard result >= 0, let message else { throw .invalid("\(what): error \(-result)") }
    return BusMessage(message, library: library)
  }
}

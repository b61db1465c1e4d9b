import DBusKit
import Diagnostics
import Dispatch
import PlatformKit

/// One instance of a program by its name on the session bus, with `org.freedesktop.Application` for later starts and for the
/// desktop. Main thread only.
@MainActor
final class BusInstances: InstanceService {
  /// Seconds: until there must be a bus, until it has said who has the name, until the other instance has answered.
  private let timeouts: (bus: Double, name: Double, instance: Double)
  private let address: DBusAddress
  private let bus: SessionBus
  private let onDelivered: @MainActor () -> Void
  private var onRequest: @MainActor (InstanceRequest) -> Void = { _ in }
  private var path = ""

  /// `onDelivered` is called after a request was taken.
  init(
    bus: SessionBus, address: DBusAddress,
    timeouts: (bus: Double, name: Double, instance: Double) = (1, 5, 10),
    onDelivered: @escaping @MainActor () -> Void
  ) {
    (self.bus, self.address, self.timeouts) = (bus, address, timeouts)
    self.onDelivered = onDelivered
  }

  func claim(
    _ name: String, handingOver request: InstanceRequest,
    onRequest: @escaping @MainActor (InstanceRequest) -> Void
  ) -> InstanceClaim {
    guard Self.isName(name) else {
      Log.dbus.write("\(name) is no name on the bus; several instances can run")
      return .own
    }
    guard address.mayBeThere else { return .own }
    self.onRequest = onRequest
    path = Self.path(of: name)
    bus.connection.onCall = { [weak self] in self?.answer($0) }
    bus.wait(atMost: timeouts.bus) { bus.connection.isConnected }
    guard bus.connection.isConnected else {
      keep(name)
      return .own
    }
    if takes(name) {
      keep(name)
      return .own
    }
    return handOver(request, to: name)
  }

  /// Two elements at least, of letters, digits, hyphens and underscores, none beginning with a digit.
  static func isName(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1 && name.utf8.count <= 255
      && parts.allSatisfy { part in
        part.first.map { !$0.isNumber } == true
          && part.allSatisfy {
            $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-")
          }
      }
  }

  /// Where the program's object is. Source: the Desktop Entry Specification, D-Bus activation.
  static func path(of name: String) -> String {
    "/" + name.map { $0 == "." ? "/" : $0 == "-" ? "_" : String($0) }.joined()
  }
}

// Asking.
extension BusInstances {
  private func takes(_ name: String) -> Bool {
    var answer: Bool?
    bus.connection.request(name: name) { answer = $0 }
    bus.wait(atMost: timeouts.name) { answer != nil }
    return answer ?? true
  }

  /// A bus that comes later, or again, is asked too.
  private func keep(_ name: String) {
    bus.observe { [weak self] isConnected in
      if isConnected { self?.bus.connection.request(name: name) }
    }
  }

  private func handOver(_ request: InstanceRequest, to name: String) -> InstanceClaim {
    var answer: Result<[DBusValue], DBusFailure>?
    let call = InstanceWords.call(name, path, request)
    bus.connection.call(call, timeout: timeouts.instance) { answer = $0 }
    bus.wait(atMost: timeouts.instance + 1) { answer != nil }
    if case .success? = answer { return .handedOver }
    guard case .failure(let failure)? = answer, failure != .noReply else { return .unanswered }
    // Where the other has ended instead of answering, the name is free.
    let isFree = takes(name)
    guard isFree || failure.isAbsence else { return .unanswered }
    if !isFree { Log.dbus.write("\(name) takes no requests: \(failure)") }
    keep(name)
    return .own
  }
}

// Answering.
extension BusInstances {
  private func answer(_ call: DBusIncomingCall) {
    guard call.call.path == path, let request = InstanceWords.request(call.call) else {
      let failure = DBusFailure(
        name: "org.freedesktop.DBus.Error.UnknownMethod",
        message: "no \(call.call.interface).\(call.call.member) at \(call.call.path)")
      return bus.connection.answer(call, .failure(failure))
    }
    bus.connection.answer(call, .success([]))
    // Main may be waiting, or launching, when it comes.
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { self?.pass(on: request) }
    }
  }

  private func pass(on request: InstanceRequest) {
    onRequest(request)
    onDelivered()
  }
}

package import DBusKit
import PlatformKit
import X11Kit

/// The desktop's accessibility as one who listens: it is turned on, and programs are found. Main thread only, which
/// waits for each answer.
@MainActor
package final class AccessibilityClient {
  private let session: WaitingConnection
  private let bus: WaitingConnection
  /// Whether it has turned accessibility on, and is to turn it off.
  private var hasEnabled = false

  /// Listens by the bus of a session. Throws if that has no accessibility.
  package init(session address: DBusAddress) throws {
    session = try WaitingConnection(address)
    let place = session.answer(
      to: DBusCall(ATSPIStatus.service, ATSPIStatus.path, ATSPIStatus.service, "GetAddress"))
    guard let found = place?.first?.string, !found.isEmpty else {
      throw ProgramDriverError("the session has no bus of assistive technologies (at-spi2-core)")
    }
    bus = try WaitingConnection(DBusAddress(found))
    let state = session.answer(to: Self.status("Get"))
    hasEnabled = state?.first?.unwrapped.boolean != true
    if hasEnabled { setEnabled(true) }
  }

  isolated deinit { end() }

  /// Leaves the desktop as it was.
  package func end() {
    if hasEnabled { setEnabled(false) }
    hasEnabled = false
  }

  /// The elements of a process; nil before it shows some.
  package func elements(ofProcess process: Int32) -> ProgramElements? {
    let programs = bus.answer(
      to: DBusCall("org.a11y.atspi.Registry", .application, "Accessible", "GetChildren"))
    let names = (programs?.first?.elements ?? []).compactMap { $0.fields?.first?.string }
    let processes = bus.answers(to: names.map { Self.askProcess(of: $0) })
    let found = zip(names, processes).first { $0.1?.first?.integer == Int(process) }
    return found.map { ProgramElements(bus: bus, program: $0.0) }
  }
}

extension AccessibilityClient {
  private func setEnabled(_ isEnabled: Bool) {
    _ = session.answer(to: Self.status("Set", .variant(.boolean(isEnabled))))
  }

  private static func status(_ member: String, _ arguments: DBusValue...) -> DBusCall {
    DBusCall(
      ATSPIStatus.service, ATSPIStatus.path, "org.freedesktop.DBus.Properties", member,
      [.string(ATSPIStatus.interface), .string("IsEnabled")] + arguments)
  }

  private static func askProcess(of name: String) -> DBusCall {
    let bus = "org.freedesktop.DBus"
    return DBusCall(
      bus, "/org/freedesktop/DBus", bus, "GetConnectionUnixProcessID", [.string(name)])
  }
}

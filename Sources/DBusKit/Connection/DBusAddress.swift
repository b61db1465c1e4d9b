import Glibc
import PlatformKit

/// Where a bus is, and how one learns that it is there.
package struct DBusAddress: Sendable {
  /// The address now; nil if the bus is not running.
  let find: @Sendable () -> String?
  /// A file that is written when the bus starts; nil if there is none, as for abstract sockets.
  let announcement: @Sendable () -> String?

  /// Both are called on a thread of the connection, before each try to connect.
  package init(
    find: @escaping @Sendable () -> String?, announcement: @escaping @Sendable () -> String?
  ) {
    self.find = find
    self.announcement = announcement
  }

  /// A bus with a fixed address. If its socket is a file, the file announces it.
  package init(_ address: String) {
    let socket = Self.socket(of: address)
    self.init(find: { address }, announcement: { socket })
  }

  /// The user's session bus.
  package static var session: DBusAddress? {
    if let address = EnvironmentVariable.sessionBus.value, !address.isEmpty {
      return DBusAddress(address)
    }
    return EnvironmentVariable.runtimeFolder.value.map { DBusAddress("unix:path=\($0)/bus") }
  }

  /// False if there certainly is no bus now, as its socket is missing.
  package var mayBeThere: Bool {
    guard let address = find() else { return false }
    return Self.socket(of: address).map { access($0, F_OK) == 0 } ?? true
  }

  /// The path in "unix:path=/run/user/1000/bus,guid=…"; nil for other kinds of sockets.
  static func socket(of address: String) -> String? {
    let start = "unix:path="
    guard address.hasPrefix(start) else { return nil }
    return String(address.dropFirst(start.count).prefix { $0 != "," && $0 != ";" })
  }
}

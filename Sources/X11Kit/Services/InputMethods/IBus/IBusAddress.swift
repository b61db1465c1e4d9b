import DBusKit
import Foundation
import PlatformKit

/// Where the user's IBus is: `IBUS_ADDRESS`, or what the daemon writes into a file that is named after
/// the machine and the display.
struct IBusAddress: Sendable {
  /// The fixed address; nil if the file has it.
  let fixed: String?
  let file: String?

  init(fixed: String? = nil, file: String? = nil) {
    self.fixed = fixed
    self.file = file
  }

  init(display: String) {
    self.init(
      fixed: EnvironmentVariable.ibusAddress.value,
      file: EnvironmentVariable.ibusAddressFile.value ?? Self.standardFile(display: display))
  }

  var isAnnounced: Bool { fixed != nil || file.map { access($0, R_OK) == 0 } ?? false }

  var busAddress: DBusAddress {
    if let fixed { return DBusAddress(fixed) }
    return DBusAddress(
      find: { file.flatMap(Self.address(inFile:)) }, announcement: { file })
  }

  /// A file of `machine-unix-0` for the display ":0.0"; a display elsewhere has its host in the middle.
  static func fileName(machine: String, display: String) -> String? {
    guard let colon = display.lastIndex(of: ":") else { return nil }
    let host = display[..<colon]
    let number = display[display.index(after: colon)...].prefix { $0 != "." }
    return "\(machine)-\(host.isEmpty ? "unix" : host)-\(number)"
  }

  /// The address in the lines of such a file.
  static func address(in text: String) -> String? {
    let start = "IBUS_ADDRESS="
    let line = text.split(whereSeparator: \.isNewline).first { $0.hasPrefix(start) }
    return line.map { String($0.dropFirst(start.count)) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  private static func address(inFile path: String) -> String? {
    (try? String(contentsOfFile: path, encoding: .utf8)).flatMap(address(in:))
  }

  private static func standardFile(display: String) -> String? {
    let machine = ["/var/lib/dbus/machine-id", "/etc/machine-id"].lazy
      .compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }.first?
      .trimmingCharacters(in: .whitespacesAndNewlines)
    let folder =
      EnvironmentVariable.configurationFolder.value
      ?? EnvironmentVariable.home.value.map { "\($0)/.config" }
    guard let machine, let folder, let name = fileName(machine: machine, display: display) else {
      return nil
    }
    return "\(folder)/ibus/bus/\(name)"
  }
}

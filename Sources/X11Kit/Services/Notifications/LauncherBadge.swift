import DBusKit

/// The number on the program's icon, as docks know it from Unity. Main thread only; nobody answers.
@MainActor
final class LauncherBadge {
  private static let interface = "com.canonical.Unity.LauncherEntry"

  private let bus: SessionBus
  private var shown: (count: Int, program: String)?

  /// Opens nothing.
  init(bus: SessionBus) { self.bus = bus }

  /// `program` is the name of its desktop file without the ending. 0 shows no number.
  func set(_ count: Int, of program: String) {
    let isFirst = shown == nil
    if isFirst, count == 0 { return }
    shown = (count, program)
    if isFirst { bus.observe { [weak self] in if $0 { self?.tell() } } }
    if bus.connection.isConnected { tell() }
  }

  private func tell() {
    guard let shown else { return }
    let address = "application://\(shown.program).desktop"
    bus.connection.emit(
      DBusSignal(
        "/com/canonical/unity/launcherentry/\(Self.hash(address))", Self.interface, "Update",
        [
          .string(address),
          .options([
            ("count", .int64(Int64(shown.count))), ("count-visible", .boolean(shown.count > 0)),
          ]),
        ]))
  }

  /// libunity's number of an address (djb2), which keeps programs apart.
  static func hash(_ address: String) -> UInt32 {
    address.utf8.reduce(5381) { $0 &* 33 &+ UInt32($1) }
  }
}

import CUIXlib
import Foundation
import PlatformKit

/// Startup notification, both ways: the desktop hears when this program shows its first window, and programs that
/// this one starts get a token, by which their windows may come to the front. Main thread only.
///
/// Source: the Startup Notification Protocol 0.1.
@MainActor
final class X11Startup {
  /// What the desktop calls this start; nil if it does not follow it, or no more.
  private(set) var identifier: String?
  /// When the user has asked for the program, by the server's clock; 0 if that is not known.
  private(set) var time: Time
  private let connection: X11Connection
  private var tokens = 0

  private static let variable = "DESKTOP_STARTUP_ID"
  /// Bytes of a client message.
  private static let part = 20
  /// Longer ones are no identifiers.
  private static let longest = 1024

  /// Takes the identifier out of the environment, as it is not for programs that this one starts.
  init(connection: X11Connection) {
    self.connection = connection
    identifier = getenv(Self.variable).map { String(cString: $0) }.flatMap(Self.checked)
    unsetenv(Self.variable)
    time = identifier.map(Self.time(of:)) ?? 0
  }

  private static func checked(_ text: String) -> String? {
    !text.isEmpty && text.utf8.count <= longest && !text.utf8.contains(0) ? text : nil
  }

  /// The number after the last `_TIME`.
  static func time(of identifier: String) -> Time {
    guard let range = identifier.range(of: "_TIME", options: .backwards) else { return 0 }
    return UInt32(identifier[range.upperBound...]).map(Time.init) ?? 0
  }

  /// The first window shows. The desktop's busy pointer ends.
  func finish() {
    guard let identifier, !connection.isLost else { return }
    self.identifier = nil
    broadcast("remove: ID=\(Self.quoted(identifier))")
  }

  /// This program does what another start was for.
  func take(over token: String) {
    guard let token = Self.checked(token) else { return }
    (identifier, time) = (token, Self.time(of: token))
    finish()
  }

  /// For a program that starts now, because of what the user has done at `time`.
  func makeToken(at time: Time) -> String {
    tokens += 1
    let stamp = UInt32(truncatingIfNeeded: time)
    return "casement/\(getpid())-\(tokens)-\(HostName.current)_TIME\(stamp)"
  }

  /// In quotes where there are blanks, with backslashes before what means something.
  private static func quoted(_ text: String) -> String {
    let escaped = text.map { "\\\"".contains($0) ? "\\\($0)" : String($0) }.joined()
    return "\"\(escaped)\""
  }

  /// In pieces, the last of which ends with a zero.
  private func broadcast(_ message: String) {
    let bytes = Array(message.utf8) + [0]
    for start in stride(from: 0, to: bytes.count, by: Self.part) {
      var event = XEvent()
      event.xclient.type = ClientMessage
      event.xclient.window = connection.leader
      event.xclient.message_type =
        connection.atoms[start == 0 ? .startupInfoBegin : .startupInfo]
      event.xclient.format = 8
      withUnsafeMutableBytes(of: &event.xclient.data) {
        $0.copyBytes(from: bytes[start..<min(start + Self.part, bytes.count)])
      }
      XSendEvent(connection.display, connection.root, False, PropertyChangeMask, &event)
    }
  }
}

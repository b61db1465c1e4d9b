import DBusKit
import PlatformKit

// What portals and other services of the desktop take.
extension DBusValue {
  /// A dictionary of options, in their order.
  static func options(_ entries: [(String, DBusValue)]) -> DBusValue {
    .array(of: "{sv}", entries.map { .entry(.string($0), .variant($1)) })
  }

  /// The window that a dialog of a portal belongs to; an empty text for none.
  static func parent(_ window: WindowID?) -> DBusValue {
    .string(window.map { "x11:" + String($0.rawValue, radix: 16) } ?? "")
  }
}

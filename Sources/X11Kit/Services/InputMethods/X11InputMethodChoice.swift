import Diagnostics
import PlatformKit

/// Which input method the user's environment asks for.
enum X11InputMethodChoice: Hashable {
  /// IBus, over D-Bus.
  case ibus
  /// A server of the X input method protocol, which `XMODIFIERS` names.
  case server
  /// None: dead keys and Compose only.
  case none

  /// `CASEMENT_INPUT_METHOD` decides, then `GTK_IM_MODULE` where it says something that is known here,
  /// then `XMODIFIERS`. If all are silent, IBus is used where it runs.
  init(
    own: String?, gtk: String?, modifiers: String?, ibusRuns: @autoclosure () -> Bool
  ) {
    let named = Self.serverName(in: modifiers)
    let first = [own, gtk, named].lazy.compactMap { $0.flatMap(Self.init(named:)) }.first
    self = first ?? (named != nil ? .server : ibusRuns() ? .ibus : .none)
  }

  private init?(named name: String) {
    switch name {
    case "ibus": self = .ibus
    case "xim": self = .server
    case "none", "local", "gtk-im-context-simple": self = .none
    default: return nil
    }
  }

  /// The name in "@im=name".
  private static func serverName(in modifiers: String?) -> String? {
    let names = modifiers?.split(separator: "@").filter { $0.hasPrefix("im=") }
    return names?.first.map { String($0.dropFirst(3)) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}

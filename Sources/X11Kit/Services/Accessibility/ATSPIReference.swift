import DBusKit
package import PlatformKit

/// How AT-SPI names objects: a connection's name and a path.
package enum ATSPIReference {
  package static let root = "/org/a11y/atspi/accessible/root"
  static let null = "/org/a11y/atspi/null"
  package static let cache = "/org/a11y/atspi/cache"
  private static let prefix = "/org/a11y/atspi/accessible/"

  package static func path(of id: AccessibilityNodeID) -> String {
    id == .application ? root : prefix + String(id.rawValue)
  }

  /// Nil for what is no path of ours.
  package static func node(at path: String) -> AccessibilityNodeID? {
    if path == root { return .application }
    guard path.hasPrefix(prefix), let number = UInt64(path.dropFirst(prefix.count)), number > 0
    else { return nil }
    return AccessibilityNodeID(rawValue: number)
  }

  /// Of a link in an element's text.
  static func path(of id: AccessibilityNodeID, link index: Int) -> String {
    path(of: id) + "/" + String(index)
  }

  /// Nil for what is no path of a link of ours.
  static func link(at path: String) -> (node: AccessibilityNodeID, index: Int)? {
    guard let slash = path.lastIndex(of: "/"), let index = Int(path[path.index(after: slash)...]),
      let node = node(at: String(path[..<slash]))
    else { return nil }
    return (node, index)
  }

  static func value(_ name: String, _ path: String) -> DBusValue {
    .structure([.string(name), .objectPath(path)])
  }
}

extension DBusValue {
  /// A text of the program's. Messages can't have zeros in them; what stands for one counts as much.
  static func text(_ text: String) -> DBusValue {
    guard text.utf8.contains(0) else { return .string(text) }
    let scalars = text.unicodeScalars.map { $0 == "\0" ? "\u{FFFD}" : $0 }
    return .string(String(String.UnicodeScalarView(scalars)))
  }

  /// An array of texts by texts.
  static func texts(_ pairs: [(String, String)]) -> DBusValue {
    .array(of: "{ss}", pairs.map { .entry(.text($0), .text($1)) })
  }

  static func references(_ values: [DBusValue]) -> DBusValue { .array(of: "(so)", values) }

  static func int(_ number: Int) -> DBusValue { .int32(Int32(clamping: number)) }
}

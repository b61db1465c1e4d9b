import CUIXlib
import DBusKit
package import PlatformKit

/// What can be done with an object: its own actions, then the program's.
struct ATSPIAction: ATSPIInterface {
  static let name = "Action"
  let object: ATSPIObject
  var exists: Bool { !names.isEmpty }

  var properties: [String: DBusValue] { ["NActions": .int(names.count)] }

  func call(_ member: String, _ arguments: ATSPIArguments) -> [DBusValue]? {
    switch member {
    case "GetDescription": [.string("")]
    case "GetKeyBinding": arguments.int(0).map { [.text(keys(of: $0))] }
    case "GetName", "GetLocalizedName":
      arguments.int(0).map { [.text(names.indices.contains($0) ? names[$0] : "")] }
    case "GetActions":
      [
        .array(
          of: "(sss)",
          names.enumerated().map {
            .structure([.text($0.element), .string(""), .text(keys(of: $0.offset))])
          })
      ]
    case "DoAction": arguments.int(0).map { [.boolean(perform($0))] }
    default: nil
    }
  }

  private var names: [String] { node.actions.map(\.atspiName) + node.customActions }

  /// A letter in its menu, the way to it from the menu bar, and keys from anywhere, as GTK writes them. Menus here have
  /// neither of the first two.
  private func keys(of index: Int) -> String {
    guard index == 0, !node.actions.isEmpty, let shortcut = node.shortcut else { return "" }
    return ";;" + shortcut.atspiName
  }

  private func perform(_ index: Int) -> Bool {
    guard names.indices.contains(index) else { return false }
    let own = node.actions.count
    return object.perform(index < own ? .perform(node.actions[index]) : .custom(index - own))
  }
}

extension AccessibilityActionKind {
  /// Names that screen readers know.
  package var atspiName: String {
    switch self {
    case .press: "click"
    case .increment: "increment"
    case .decrement: "decrement"
    case .scrollUp: "scrollUp"
    case .scrollDown: "scrollDown"
    case .scrollLeft: "scrollLeft"
    case .scrollRight: "scrollRight"
    case .escape: "cancel"
    }
  }
}

extension AccessibilityShortcut {
  /// Such as "<Control><Shift>s".
  var atspiName: String {
    let names: [(KeyModifiers, String)] = [
      (.control, "<Control>"), (.command, "<Super>"), (.alternate, "<Alt>"), (.shift, "<Shift>"),
    ]
    return names.filter { modifiers.contains($0.0) }.map(\.1).joined() + keyName
  }

  /// X's, which has no colon or semicolon.
  private var keyName: String {
    let scalars = key.unicodeScalars
    if scalars.count == 1, let value = scalars.first?.value, (0x20...0xFF).contains(value),
      let name = XKeysymToString(KeySym(value))
    {
      return String(cString: name)
    }
    return String(key.map { $0 == " " ? "_" : $0 })
  }
}

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
    case "GetDescription", "GetKeyBinding": [.string("")]
    case "GetName", "GetLocalizedName":
      arguments.int(0).map { [.text(names.indices.contains($0) ? names[$0] : "")] }
    case "GetActions":
      [
        .array(
          of: "(sss)", names.map { .structure([.text($0), .string(""), .string("")]) })
      ]
    case "DoAction": arguments.int(0).map { [.boolean(perform($0))] }
    default: nil
    }
  }

  private var names: [String] { node.actions.map(\.atspiName) + node.customActions }

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

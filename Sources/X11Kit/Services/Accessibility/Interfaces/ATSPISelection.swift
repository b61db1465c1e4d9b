import DBusKit
import PlatformKit

/// Which children of an object are selected.
struct ATSPISelection: ATSPIInterface {
  static let name = "Selection"
  let object: ATSPIObject

  var exists: Bool {
    switch node.role {
    case .table, .list, .collection, .segmentedControl, .tabBar, .menu: true
    default: false
    }
  }

  var properties: [String: DBusValue] { ["NSelectedChildren": .int(selected.count)] }

  func call(_ member: String, _ arguments: ATSPIArguments) -> [DBusValue]? {
    switch member {
    case "GetSelectedChild":
      arguments.int(0).map {
        [object.reference(selected.indices.contains($0) ? selected[$0] : nil)]
      }
    case "IsChildSelected": arguments.int(0).map { [.boolean(isSelected($0))] }
    case "SelectChild": arguments.int(0).map { [.boolean(select($0))] }
    case "DeselectSelectedChild", "DeselectChild", "SelectAll", "ClearSelection":
      [.boolean(false)]
    default: nil
    }
  }

  private var selected: [AccessibilityNodeID] {
    node.children.filter { object.tree[$0]?.states.contains(.selected) == true }
  }

  private func isSelected(_ index: Int) -> Bool {
    node.children.indices.contains(index) && selected.contains(node.children[index])
  }

  /// As a tap does.
  private func select(_ index: Int) -> Bool {
    guard node.children.indices.contains(index) else { return false }
    if isSelected(index) { return true }
    return object.other(node.children[index])?.perform(.perform(.press)) ?? false
  }
}

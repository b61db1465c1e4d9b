import DBusKit
import PlatformKit

/// Which children of an object are selected.
struct ATSPISelection: ATSPIInterface {
  static let name = "Selection"
  let object: ATSPIObject

  var exists: Bool {
    switch node.role {
    case .table, .list, .collection, .dataTable, .segmentedControl, .tabBar, .menu: true
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
    case "SelectChild": arguments.int(0).map { [.boolean(object.select(child($0)))] }
    case "DeselectChild": arguments.int(0).map { [.boolean(object.deselect(child($0)))] }
    case "DeselectSelectedChild":
      arguments.int(0).map {
        [.boolean(object.deselect(selected.indices.contains($0) ? selected[$0] : nil))]
      }
    case "SelectAll", "ClearSelection": [.boolean(false)]
    default: nil
    }
  }

  private var selected: [AccessibilityNodeID] {
    node.children.filter { object.tree[$0]?.states.contains(.selected) == true }
  }

  private func child(_ index: Int) -> AccessibilityNodeID? {
    node.children.indices.contains(index) ? node.children[index] : nil
  }

  private func isSelected(_ index: Int) -> Bool {
    child(index).map { selected.contains($0) } ?? false
  }
}

extension ATSPIObject {
  /// Selects one of its children as a tap does. True for what is selected already.
  func select(_ child: AccessibilityNodeID?) -> Bool {
    guard let child = child.flatMap(other) else { return false }
    return child.node.states.contains(.selected) || child.perform(.perform(.press))
  }

  /// As a tap does, which takes a selection back where there may be several.
  func deselect(_ child: AccessibilityNodeID?) -> Bool {
    guard let child = child.flatMap(other), child.node.states.contains(.selected),
      node.states.contains(.multiselectable)
    else { return false }
    return child.perform(.perform(.press))
  }
}

import DBusKit
import PlatformKit

/// What every object has: its name, role, states, parent and children.
struct ATSPIAccessible: ATSPIInterface {
  static let name = "Accessible"
  let object: ATSPIObject
  var exists: Bool { true }

  var properties: [String: DBusValue] {
    [
      "Name": .text(node.spokenName), "Description": .text(node.spokenDescription),
      "Parent": object.parentReference, "ChildCount": .int(node.children.count),
      "Locale": .text(node.language), "AccessibleId": .text(node.identifier),
      "HelpText": .text(node.spokenDescription),
    ]
  }

  func call(_ member: String, _ arguments: ATSPIArguments) -> [DBusValue]? {
    switch member {
    case "GetChildAtIndex": arguments.int(0).map { [child($0)] }
    case "GetChildren": [.references(node.children.map(object.reference))]
    case "GetIndexInParent": [.int(object.indexInParent)]
    case "GetRelationSet": [.array(of: "(ua(so))", relations)]
    case "GetRole": [.uint32(node.role.atspi.number)]
    case "GetRoleName", "GetLocalizedRoleName": [.string(node.role.atspi.name)]
    case "GetState": [.array(of: "u", ATSPIState.words(of: node).map { .uint32($0) })]
    case "GetAttributes": [.texts(attributes)]
    case "GetApplication": [object.reference(.application)]
    case "GetInterfaces": [.array(of: "s", object.interfaceNames.map { .string($0) })]
    default: nil
    }
  }

  private func child(_ index: Int) -> DBusValue {
    object.reference(node.children.indices.contains(index) ? node.children[index] : nil)
  }

  /// The number of "labelled by" is 2. Labels that are not in the tree can't be asked for anything.
  private var relations: [DBusValue] {
    let labels = node.labelledBy.filter { object.tree[$0] != nil }
    if labels.isEmpty { return [] }
    return [.structure([.uint32(2), .references(labels.map { object.reference($0) })])]
  }

  /// Kinds, labels and scales are for programs that test: AT-SPI's roles and names say less.
  private var attributes: [(String, String)] {
    var attributes = [("toolkit", "Casement"), ("kind", node.role.rawValue)]
    if node.spokenName != node.name { attributes.append(("label", node.name)) }
    if node.role == .window { attributes.append(("scale", "\(node.scale)")) }
    if !node.identifier.isEmpty { attributes.append(("id", node.identifier)) }
    if !node.value.isEmpty, node.text == nil { attributes.append(("valuetext", node.value)) }
    if let place = node.place {
      attributes += [("posinset", "\(place.index + 1)"), ("setsize", "\(place.count)")]
    }
    if let size = node.size { attributes.append(("rowcount", "\(size.rows)")) }
    if let size = node.size, node.role == .dataTable {
      attributes.append(("colcount", "\(size.columns)"))
    }
    return attributes
  }
}

extension AccessibilityNode {
  /// The name, or the value of what has no other way to tell it.
  var spokenName: String {
    if number != nil || text != nil || states.contains(.checkable) || value.isEmpty { return name }
    if name.isEmpty { return value }
    return [.cell, .dataCell, .colorWell].contains(role) ? "\(name), \(value)" : name
  }

  var spokenDescription: String { description }
}

extension ATSPIObject {
  var interfaceNames: [String] { interfaces.map { type(of: $0).fullName } }
}

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

  /// By AT-SPI's numbers. Elements that are not in the tree can't be asked for anything.
  private var relations: [DBusValue] {
    let all: [(number: UInt32, nodes: [AccessibilityNodeID])] = [
      (1, object.labelled), (2, node.labelledBy.filter { object.tree[$0] != nil }),
      (5, object.members),
    ]
    return all.filter { !$0.nodes.isEmpty }.map {
      .structure([.uint32($0.number), .references($0.nodes.map { object.reference($0) })])
    }
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
  /// The name, and the value of what has no other way to tell it.
  var spokenName: String {
    guard isValueInName else { return name }
    return [name, valueBesidePlace].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// Whether nothing but its name can tell its value: AT-SPI knows those of numbers, texts and states.
  var isValueInName: Bool {
    switch role {
    case .toggle, .toggleButton, .activityIndicator: false
    default: number == nil && text == nil
    }
  }

  /// The place among others, which a tab's value ends with, has attributes of its own.
  private var valueBesidePlace: String {
    guard role == .tab, let place else { return value }
    let told = "\(place.index + 1) of \(place.count)"
    if value == told { return "" }
    return value.hasSuffix(", " + told) ? String(value.dropLast(told.count + 2)) : value
  }

  var spokenDescription: String { description }
}

extension ATSPIObject {
  /// What it is a label for.
  fileprivate var labelled: [AccessibilityNodeID] {
    tree.nodes.values.filter { $0.labelledBy.contains(node.id) }.map(\.id).sorted()
  }

  /// Of a segment: those of which one is chosen, with itself.
  fileprivate var members: [AccessibilityNodeID] {
    guard node.role == .segment, let group = parent.flatMap({ tree[$0] }) else { return [] }
    return group.children.filter { tree[$0]?.role == .segment }
  }

  var interfaceNames: [String] { interfaces.map { type(of: $0).fullName } }
}

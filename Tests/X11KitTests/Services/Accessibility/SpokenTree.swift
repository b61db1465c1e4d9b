import DBusKit
import PlatformKit
import RasterKit

@testable import X11Kit

/// A program with a window, in which are a button, a field, a slider and a list.
enum SpokenTree {
  static func id(_ number: UInt64) -> AccessibilityNodeID { AccessibilityNodeID(rawValue: number) }

  static func node(
    _ number: UInt64, _ role: AccessibilityRole, _ name: String, _ children: [UInt64] = []
  ) -> AccessibilityNode {
    var node = AccessibilityNode(id(number), role)
    node.name = name
    node.states = [.enabled, .showing]
    node.children = children.map(id)
    node.extents = PixelRect(x: Int32(number) * 10, y: 5, width: 10, height: 10)
    return node
  }

  static var nodes: [AccessibilityNode] {
    var window = node(1, .window, "Window", [2, 3, 4, 5])
    window.window = WindowID(rawValue: 7)
    window.scale = 2
    window.extents = PixelRect(x: 0, y: 0, width: 200, height: 100)
    var button = node(2, .button, "Save")
    button.actions = [.press]
    button.customActions = ["Flag"]
    var field = node(3, .textField, "Name")
    field.text = AccessibilityText("a\u{1F600}bc", selection: 3..<5, isEditable: true)
    var slider = node(4, .slider, "Volume")
    slider.number = AccessibilityNumber(2, in: 0...10, step: 1)
    var list = node(5, .table, "List", [6])
    list.size = AccessibilityTableSize(rows: 1000, columns: 1)
    var cell = node(6, .cell, "Row")
    cell.place = AccessibilityPlace(40, of: 1000, row: 40, column: 0)
    cell.states.insert(.selected)
    cell.value = "40"
    return [node(0, .application, "Program", [1]), window, button, field, slider, list, cell]
  }

  static var tree: AccessibilityTree {
    var tree = AccessibilityTree()
    _ = try! tree.apply(AccessibilityUpdate(nodes: nodes, focus: id(2)))
    return tree
  }
}

/// A program that notes what it is asked to do.
@MainActor
final class SpokenSource: AccessibilitySource {
  var actions: [(action: AccessibilityAction, node: AccessibilityNodeID)] = []

  func perform(_ action: AccessibilityAction, on node: AccessibilityNodeID) -> Bool {
    actions.append((action, node))
    return true
  }
  func extents(of range: Range<Int>, in node: AccessibilityNodeID) -> PixelRect? {
    PixelRect(x: Int32(range.lowerBound), y: 0, width: Int32(range.count), height: 9)
  }
  func line(at offset: Int, in node: AccessibilityNodeID) -> Range<Int>? { 0..<3 }
  func offset(at point: PixelPoint, in node: AccessibilityNodeID) -> Int? { 4 }
  /// All of the text but its first character is bold and dark red.
  func style(at offset: Int, in node: AccessibilityNodeID) -> AccessibilityTextStyle? {
    guard offset > 0 else { return nil }
    var style = AccessibilityTextStyle(1..<5)
    (style.family, style.size, style.isBold, style.color) = ("Inter", 17, true, 0x800000)
    return style
  }
}

extension SpokenSource {
  /// An element as the bus has it.
  func object(_ number: UInt64, in tree: AccessibilityTree = SpokenTree.tree) -> ATSPIObject {
    ATSPIObject(
      node: tree[SpokenTree.id(number)]!, tree: tree, busName: ":1.5",
      desktop: ATSPIReference.value("registry", ATSPIReference.root), source: self,
      origin: { _ in PixelPoint(x: 1000, y: 500) })
  }
}

extension ATSPIObject {
  func call(_ interface: String, _ member: String, _ arguments: [DBusValue] = []) -> [DBusValue]? {
    interfaces.first { type(of: $0).name == interface }?
      .call(member, ATSPIArguments(values: arguments))
  }
}

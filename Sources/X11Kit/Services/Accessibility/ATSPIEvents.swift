// The accessibility walk 5: events. In: what an update has changed. Out: signals on the bus. Next: ATSPIBus.

import DBusKit
import PlatformKit
import RasterKit

/// Puts changes of the tree into AT-SPI's events. Main thread only.
@MainActor
struct ATSPIEvents {
  let tree: AccessibilityTree
  let busName: String

  func signals(for changes: [AccessibilityChange]) -> [DBusSignal] { changes.flatMap(signals) }

  /// What a program tells when it comes: its windows, and where the focus is.
  var introduction: [DBusSignal] {
    let windows = tree[.application]?.children ?? []
    return windows.flatMap(appeared) + focused(tree.focus, from: nil)
  }

  private func signals(for change: AccessibilityChange) -> [DBusSignal] {
    switch change {
    case .added(let id, let parent, let index): added(id, to: parent, at: index)
    case .removed(let node, let parent, let index): removed(node, from: parent, at: index)
    case .left(let id, let parent, let index): [children(of: parent, "remove", index, id)]
    case .entered(let id, let parent, let index): [children(of: parent, "add", index, id)]
    case .adopted(let id, let parent): [property(id, "accessible-parent", reference(parent))]
    case .renamed(let id):
      [property(id, "accessible-name", .text(tree[id]?.spokenName ?? ""))]
    case .described(let id):
      [property(id, "accessible-description", .text(tree[id]?.spokenDescription ?? ""))]
    case .roleChanged(let id):
      [property(id, "accessible-role", .uint32(tree[id]?.role.atspi.number ?? 0))]
    case .valueChanged(let id): value(of: id)
    case .states(let id, let states, let isSet): self.states(states, of: id, isSet)
    case .textRemoved(let id, let place, let text): edit(id, "delete", place, text)
    case .textInserted(let id, let place, let text): edit(id, "insert", place, text)
    case .caretMoved(let id, let place): [event(id, "TextCaretMoved", "", offset(place, in: id))]
    case .selectionChanged(let id): [event(id, "TextSelectionChanged")]
    case .editable(let id, let isEditable): editable(id, isEditable)
    case .moved(let id): moved(id)
    case .focused(let new, let old): focused(new, from: old)
    }
  }

  static func announcement(_ announcement: AccessibilityAnnouncement) -> DBusSignal {
    // 1 is polite, 2 is assertive.
    signal(
      .application, "Object", "Announcement", "", announcement.isUrgent ? 2 : 1, 0,
      .text(announcement.text))
  }
}

extension ATSPIEvents {
  private func added(
    _ id: AccessibilityNodeID, to parent: AccessibilityNodeID, at index: Int
  ) -> [DBusSignal] {
    [children(of: parent, "add", index, id)] + appeared(id)
  }

  private func appeared(_ id: AccessibilityNodeID) -> [DBusSignal] {
    guard let node = tree[id], node.window != nil else { return [] }
    let created = window(node, "Create")
    return node.states.contains(.active) ? [created, window(node, "Activate")] : [created]
  }

  private func removed(
    _ node: AccessibilityNode, from parent: AccessibilityNodeID, at index: Int
  ) -> [DBusSignal] {
    let out = children(of: parent, "remove", index, node.id)
    let gone = event(node.id, "StateChanged", "defunct", 1)
    return node.window == nil ? [out, gone] : [window(node, "Destroy"), out, gone]
  }

  private func children(
    of parent: AccessibilityNodeID, _ kind: String, _ index: Int, _ child: AccessibilityNodeID
  ) -> DBusSignal {
    event(parent, "ChildrenChanged", kind, index, reference(child))
  }

  private func value(of id: AccessibilityNodeID) -> [DBusSignal] {
    guard let node = tree[id], node.number != nil || node.isValueInName else { return [] }
    guard let number = node.number else {
      return [property(id, "accessible-name", .text(node.spokenName))]
    }
    return [property(id, "accessible-value", .double(number.value))]
  }

  private func states(
    _ states: AccessibilityStates, of id: AccessibilityNodeID, _ isSet: Bool
  ) -> [DBusSignal] {
    var signals = ATSPIState.of(states).map { event(id, "StateChanged", $0.name, isSet ? 1 : 0) }
    guard let node = tree[id] else { return signals }
    if node.window != nil, states.contains(.active) {
      signals.append(window(node, isSet ? "Activate" : "Deactivate"))
    }
    if node.window != nil, states.contains(.minimized) {
      signals.append(window(node, isSet ? "Minimize" : "Restore"))
    }
    if states.contains(.selected), let parent = tree.parents[id] {
      signals.append(event(parent, "SelectionChanged"))
    }
    return signals
  }

  private func edit(
    _ id: AccessibilityNodeID, _ kind: String, _ units: Int, _ text: String
  ) -> [DBusSignal] {
    let count = text.unicodeScalars.count
    return [event(id, "TextChanged", kind, offset(units, in: id), .text(text), count)]
  }

  private func editable(_ id: AccessibilityNodeID, _ isEditable: Bool) -> [DBusSignal] {
    let states: [(ATSPIState, Bool)] = [(.editable, isEditable), (.readOnly, !isEditable)]
    return states.map { event(id, "StateChanged", $0.name, $1 ? 1 : 0) }
  }

  private func moved(_ id: AccessibilityNodeID) -> [DBusSignal] {
    guard let box = tree[id]?.extents else { return [] }
    let sides = [box.minX, box.minY, box.width, box.height].map { DBusValue.int32($0) }
    return [event(id, "BoundsChanged", "", 0, .structure(sides))]
  }

  private func focused(
    _ new: AccessibilityNodeID?, from old: AccessibilityNodeID?
  ) -> [DBusSignal] {
    var signals: [DBusSignal] = []
    if let old, tree[old] != nil { signals.append(event(old, "StateChanged", "focused", 0)) }
    if let new { signals.append(event(new, "StateChanged", "focused", 1)) }
    return signals
  }

  /// From units before the edit to characters: what is before is the same in both.
  private func offset(_ units: Int, in id: AccessibilityNodeID) -> Int {
    tree[id]?.text.map { ATSPICharacters($0.string).offset(units: units) } ?? units
  }

  private func reference(_ id: AccessibilityNodeID) -> DBusValue {
    ATSPIReference.value(busName, ATSPIReference.path(of: id))
  }
}

extension ATSPIEvents {
  private func window(_ node: AccessibilityNode, _ member: String) -> DBusSignal {
    Self.signal(node.id, "Window", member, "", 0, 0, .text(node.name))
  }

  private func property(
    _ id: AccessibilityNodeID, _ name: String, _ value: DBusValue
  ) -> DBusSignal {
    event(id, "PropertyChange", name, 0, value)
  }

  private func event(
    _ id: AccessibilityNodeID, _ member: String, _ detail: String = "", _ first: Int = 0,
    _ data: DBusValue = .int32(0), _ second: Int = 0
  ) -> DBusSignal {
    Self.signal(id, "Object", member, detail, first, second, data)
  }

  private static func signal(
    _ id: AccessibilityNodeID, _ kind: String, _ member: String, _ detail: String, _ first: Int,
    _ second: Int, _ data: DBusValue
  ) -> DBusSignal {
    DBusSignal(
      ATSPIReference.path(of: id), "org.a11y.atspi.Event." + kind, member,
      [
        .string(detail), .int(first), .int(second), .variant(data), .array(of: "{sv}", []),
      ])
  }
}

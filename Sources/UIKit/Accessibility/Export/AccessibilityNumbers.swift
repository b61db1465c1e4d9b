import Diagnostics
import PlatformKit

/// The numbers of a program's elements, both ways, and what was said of them last. Main thread only.
@MainActor
final class AccessibilityNumbers {
  private var last: UInt64 = 0
  private var objects: [AccessibilityNodeID: WeakReference<AccessibilityObject>] = [:]
  private var windows: [WindowID: AccessibilityNodeID] = [:]
  /// The nodes that listeners have.
  var known: [AccessibilityNodeID: AccessibilityNode] = [:]

  func number(of object: AccessibilityObject) -> AccessibilityNodeID {
    let rare = object.ensureRareData
    if let id = rare.accessibilityNode, objects[id]?.object === object { return id }
    let id = make()
    rare.accessibilityNode = id
    objects[id] = WeakReference(object)
    return id
  }

  func number(of window: WindowID) -> AccessibilityNodeID {
    if let id = windows[window] { return id }
    let id = make()
    windows[window] = id
    return id
  }

  func object(_ id: AccessibilityNodeID) -> AccessibilityObject? { objects[id]?.object }

  /// The number of an object that listeners know.
  func knownNumber(of object: AccessibilityObject) -> AccessibilityNodeID? {
    guard let id = object.rareData?.accessibilityNode, known[id] != nil,
      objects[id]?.object === object
    else { return nil }
    return id
  }

  /// Forgets what is gone. Numbers are not used again, so an object that comes back gets a new one.
  func keep(_ nodes: [AccessibilityNodeID: AccessibilityNode]) {
    known = nodes
    objects = objects.filter { nodes[$0.key] != nil }
    windows = windows.filter { nodes[$0.value] != nil }
  }

  private func make() -> AccessibilityNodeID {
    last += 1
    return AccessibilityNodeID(rawValue: last)
  }
}

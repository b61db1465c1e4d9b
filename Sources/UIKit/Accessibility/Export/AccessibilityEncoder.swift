// The accessibility walk 2: encoding. In: views that have changed. Out: nodes that differ from those that
// listeners have. Next: PlatformKit/Services/Accessibility/AccessibilityUpdate.

import CoreGraphics
import Foundation
import PlatformKit
import RasterKit

/// Makes nodes of an application, its windows and its views.
@MainActor
enum AccessibilityEncoder {
  /// The application and its windows; the walk takes what is in them.
  static func nodes(
    of application: UIApplication, _ walk: inout AccessibilityWalk
  ) -> [AccessibilityNode] {
    var root = AccessibilityNode(.application, .application)
    root.name = application.spokenName
    root.states = [.enabled, .showing]
    let windows = application.presences.filter { !$0.windows.isEmpty }
      .map { node(of: $0, &walk) }
    root.children = windows.map(\.id)
    return [root] + windows
  }

  private static func node(
    of presence: WindowPresence, _ walk: inout AccessibilityWalk
  ) -> AccessibilityNode {
    let window = presence.platformWindow.id
    var node = AccessibilityNode(walk.numbers.number(of: window), .window)
    (node.window, node.scale) = (window, Double(presence.scale))
    node.name = presence.lowestWindow?.plainTitle ?? ""
    node.extents = PixelRect(size: presence.pixelSize)
    node.states = presence.isMinimized ? [.enabled, .minimized] : [.enabled, .showing]
    if presence.windows.contains(where: \.isKeyWindow), presence.hasKeyboard {
      node.states.insert(.active)
    }
    node.children = walk.elements(of: presence)
    return node
  }

  /// Nodes that listeners do not have as they are now, in the order of their numbers.
  static func changed(
    _ nodes: [AccessibilityNode], _ focus: AccessibilityNodeID?, since tree: AccessibilityTree
  ) -> [AccessibilityNode] {
    var made = nodes
    for id in Set([focus, tree.focus].compactMap(\.self)) {
      if !made.contains(where: { $0.id == id }), let node = tree[id] { made.append(node) }
    }
    return made.map { node in
      var node = node
      if node.id == focus { node.states.insert(.focused) } else { node.states.remove(.focused) }
      return node
    }.filter { tree[$0.id] != $0 }.sorted { $0.id < $1.id }
  }

  /// The element that has the keyboard: that of the focused view, or the nearest that it is in. While nothing in an alert,
  /// a sheet or a popover has it, the whole has: who can't see it would not know that it has come.
  static func focus(
    of application: UIApplication, _ numbers: AccessibilityNumbers, made: [AccessibilityNode],
    since tree: AccessibilityTree
  ) -> AccessibilityNodeID? {
    guard let window = application.keyWindow, window.presence?.hasKeyboard == true else {
      return nil
    }
    let places = [window.spokenFocus, window.shownView].compactMap(\.self)
    if places.isEmpty { return nil }
    let new = Dictionary(uniqueKeysWithValues: made.map { ($0.id, $0) })
    for view in places {
      if let id = nearest(to: view, numbers, new, tree) { return id }
    }
    return nil
  }

  /// The element of a view, or of the nearest that it is in.
  private static func nearest(
    to view: UIView, _ numbers: AccessibilityNumbers,
    _ made: [AccessibilityNodeID: AccessibilityNode], _ tree: AccessibilityTree
  ) -> AccessibilityNodeID? {
    for view in view.selfAndSuperviews {
      if let id = view.rareData?.accessibilityNode, numbers.object(id) === view,
        isThere(id, made, tree)
      {
        return id
      }
    }
    return nil
  }

  /// Whether listeners will have an element: it was made in this turn, or what it is in has kept it.
  private static func isThere(
    _ id: AccessibilityNodeID, _ made: [AccessibilityNodeID: AccessibilityNode],
    _ tree: AccessibilityTree
  ) -> Bool {
    if made[id] != nil { return true }
    guard let parent = tree.parents[id] else { return false }
    if let parent = made[parent] { return parent.children.contains(id) }
    return isThere(parent, made, tree)
  }
}

extension UIWindow {
  /// What the keys go to.
  fileprivate var spokenFocus: UIView? {
    if let menus = focusArea as? MenuOverlay {
      let panel = menus.levels.last?.panel
      return panel?.highlighted ?? menus.bar?.highlightedTitle ?? panel
    }
    let view = focusedKeyView ?? firstResponder as? UIView
    return (view as? UIControl)?.spokenPart ?? view
  }

  /// What is presented over the rest.
  fileprivate var shownView: UIView? {
    guard let front = rootController?.frontmost, front.presentedBy != nil else { return nil }
    return front.viewIfLoaded
  }
}

extension WindowPresence {
  /// Whether the desktop gives it the keys.
  fileprivate var hasKeyboard: Bool {
    guard let application = windows.first?.application else { return false }
    return !application.activation.hasLostFocus
  }
}

extension UIApplication {
  fileprivate var spokenName: String {
    Bundle.main.infoDictionary?["CFBundleDisplayName"] as? String
      ?? ProcessInfo.processInfo.processName
  }
}

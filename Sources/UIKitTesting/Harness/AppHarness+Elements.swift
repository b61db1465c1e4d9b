import Foundation
import PlatformKit
import RasterKit
import UIKit

// An app in memory, for the queries.
extension AppHarness: AppUnderTest {
  /// What an assistive technology knows of the app. It listens from the first call on.
  var accessibilityTree: AccessibilityTree {
    let bridge = platform.headlessAccessibility
    if !bridge.isActive { bridge.isActive = true }
    settle()
    return bridge.tree ?? AccessibilityTree()
  }

  var patience: TimeInterval { 0 }

  func setNumber(_ number: Double, of node: AccessibilityNode) {
    perform(.setNumber(number), on: node)
  }

  func type(_ text: String, into node: AccessibilityNode) { type(text, modifiers: []) }

  private func perform(_ action: AccessibilityAction, on node: AccessibilityNode) {
    application.makeCurrent()
    platform.headlessAccessibility.perform(action, on: node.id)
    settle()
  }

  func tap(_ node: AccessibilityNode, taps: Int, seconds: TimeInterval) {
    let node = broughtIntoSight(node)
    let window = window(of: node)
    for _ in 0..<taps {
      put(0, at: node.middle, in: window)
      settle()
      if seconds > 0 { advance(by: seconds) }
      touchUp(finger: 0)
    }
  }

  /// Over most of what is seen of it.
  func swipe(over node: AccessibilityNode, x: Double, y: Double) {
    let (window, middle, box) = (window(of: node), node.middle, node.extents)
    let (dx, dy) = (Double(box.width) * 0.35 * x, Double(box.height) * 0.35 * y)
    put(0, at: (middle.x - dx, middle.y - dy), in: window)
    for step in 1...6 {
      advance(by: 1.0 / 60)
      let part = Double(step) / 3 - 1
      move(0, to: (middle.x + dx * part, middle.y + dy * part))
    }
    touchUp(finger: 0)
    advance(by: 2)
  }

  private func broughtIntoSight(_ node: AccessibilityNode) -> AccessibilityNode {
    if node.states.contains(.showing) { return node }
    perform(.scrollTo, on: node)
    return accessibilityTree[node.id] ?? node
  }

  private func window(of node: AccessibilityNode) -> HeadlessWindow {
    let tree = accessibilityTree
    let id = ([node.id] + tree.ancestors(of: node.id)).lazy.compactMap { tree[$0]?.window }.first
    guard let id, let window = platform.windows.first(where: { $0.id == id }) else {
      preconditionFailure("\(node.name) is in no window")
    }
    return window
  }
}

extension AccessibilityNode {
  fileprivate var middle: (x: Double, y: Double) {
    (
      Double(extents.minX) + Double(extents.width) / 2,
      Double(extents.minY) + Double(extents.height) / 2
    )
  }
}

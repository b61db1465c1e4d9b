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

  func scroll(to node: AccessibilityNode) { perform(.scrollTo, on: node) }

  func setNumber(_ number: Double, of node: AccessibilityNode) {
    perform(.setNumber(number), on: node)
  }

  private func perform(_ action: AccessibilityAction, on node: AccessibilityNode) {
    application.makeCurrent()
    platform.headlessAccessibility.perform(action, on: node.id)
    settle()
  }

  func bounds(of node: AccessibilityNode) -> ElementBounds {
    let tree = accessibilityTree
    let id = ([node.id] + tree.ancestors(of: node.id)).lazy.compactMap { tree[$0]?.window }.first
    precondition(id != nil, "\(node.name) is in no window")
    let pixels = (tree[node.id] ?? node).extents
    return ElementBounds(window: id, pixels: pixels, scale: tree.scale(of: node.id))
  }

  /// Scrolling that it has set going comes to rest.
  func touch(_ gesture: TouchGesture) {
    for turn in 0..<gesture.count {
      if turn > 0 { advance(by: TouchGesture.pause) }
      for (finger, path) in gesture.paths.enumerated() {
        put(finger, at: position(of: path[0]))
      }
      settle()
      if gesture.holding > 0 { advance(by: gesture.holding) }
      for step in gesture.paths[0].indices.dropFirst() {
        advance(by: TouchGesture.frame)
        for (finger, path) in gesture.paths.enumerated() {
          move(finger, to: position(of: path[step]))
        }
      }
      if gesture.resting > 0 { advance(by: gesture.resting) }
      for finger in gesture.paths.indices { touchUp(finger: finger) }
    }
    if gesture.isDrag { advance(by: 2) }
  }

  func hover(at point: InputPoint) { pointer(.moved, at: position(of: point), held: []) }

  func click(_ button: PointerButton, at point: InputPoint, count: Int) {
    for _ in 0..<count {
      pointer(.pressed(button), at: position(of: point), held: [button])
      pointer(.released(button), at: position(of: point), held: [])
    }
  }

  func scroll(at point: InputPoint, by delta: CGVector) {
    scroll(at: position(of: point), delta, part: 1, nil)
    advance(by: 1)
  }

  func strike(_ key: XCUIKeyboardKey, _ modifiers: XCUIElement.KeyModifierFlags) {
    let flags = UIKeyModifierFlags(modifiers)
    if let usage = key.numbers?.usage {
      press(usage, modifiers: flags)
    } else {
      type(key.rawValue, modifiers: flags)
    }
  }

  func type(_ text: String, into node: AccessibilityNode) { type(text, modifiers: []) }

  private func position(of point: InputPoint) -> FingerPosition {
    guard let window = platform.windows.first(where: { $0.id == point.window }) else {
      preconditionFailure("the element's window has closed")
    }
    return FingerPosition(window: window, x: point.x, y: point.y)
  }
}

extension UIKeyModifierFlags {
  fileprivate init(_ flags: XCUIElement.KeyModifierFlags) {
    self = []
    if flags.contains(.capsLock) { insert(.alphaShift) }
    if flags.contains(.shift) { insert(.shift) }
    if flags.contains(.control) { insert(.control) }
    if flags.contains(.option) { insert(.alternate) }
    if flags.contains(.command) { insert(.command) }
  }
}

public import Foundation
import PlatformKit
import RasterKit
import UIKit

// What a user does with an element. What is out of sight is scrolled to first.
extension XCUIElement {
  /// A tap on its middle.
  public func tap() { harness.tap(node, taps: 1, seconds: 0) }

  /// Two taps on its middle.
  public func doubleTap() { harness.tap(node, taps: 2, seconds: 0) }

  /// A press on its middle.
  public func press(forDuration duration: TimeInterval) {
    harness.tap(node, taps: 1, seconds: duration)
  }

  /// Types into it. It must have the keyboard, as after a tap.
  public func typeText(_ text: String) {
    precondition(hasFocus, "\(label) does not have the keyboard; tap it before typing")
    harness.type(text)
  }

  /// Moves a slider to a part of its length.
  public func adjust(toNormalizedSliderPosition position: CGFloat) {
    guard let range = node.number?.range else {
      preconditionFailure("\(label) is no slider")
    }
    let length = range.upperBound - range.lowerBound
    harness.perform(.setNumber(range.lowerBound + length * Double(position)), on: node)
  }

  /// Turns a picker's wheel until it shows this text. Traps where it has none such.
  public func adjust(toPickerWheelValue pickerWheelValue: String) {
    guard let range = node.number?.range else { preconditionFailure("\(label) is no picker wheel") }
    for row in Int(range.lowerBound)...Int(range.upperBound) where node.value != pickerWheelValue {
      harness.perform(.setNumber(Double(row)), on: node)
    }
    precondition(node.value == pickerWheelValue, "the wheel has no \(pickerWheelValue)")
  }

  /// A swipe over it, which scrolls towards what is below.
  public func swipeUp() { harness.swipe(over: node, x: 0, y: -1) }
  /// A swipe over it, which scrolls towards what is above.
  public func swipeDown() { harness.swipe(over: node, x: 0, y: 1) }
  /// A swipe over it.
  public func swipeLeft() { harness.swipe(over: node, x: -1, y: 0) }
  /// A swipe over it.
  public func swipeRight() { harness.swipe(over: node, x: 1, y: 0) }
}

extension AppHarness {
  func perform(_ action: AccessibilityAction, on node: AccessibilityNode) {
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

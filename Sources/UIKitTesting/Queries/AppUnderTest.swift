import CoreGraphics
import Foundation
import PlatformKit

/// An app that elements are found in: where they come from, and how a user's hands reach them. Main thread only.
@MainActor
protocol AppUnderTest: AnyObject {
  /// What an assistive technology knows of the app now. It listens from the first call on.
  var accessibilityTree: AccessibilityTree { get }
  /// Seconds that an element which is used is waited for; 0 where nothing happens without the test.
  var patience: TimeInterval { get }
  /// In seconds, from any moment on.
  var time: TimeInterval { get }

  /// Lets time pass.
  func advance(by seconds: TimeInterval)

  // What an assistive technology asks.
  func scroll(to node: AccessibilityNode)
  func setNumber(_ number: Double, of node: AccessibilityNode)

  /// Taps on the middle of an element, with fingers side by side.
  func tap(_ node: AccessibilityNode, fingers: Int, count: Int, holding: TimeInterval)
  /// Where an element is, once it stands still.
  func bounds(of node: AccessibilityNode) -> ElementBounds
  func touch(_ gesture: TouchGesture)
  func hover(at point: InputPoint)
  func click(_ button: PointerButton, at point: InputPoint, count: Int)
  /// Turns the wheel; the content moves by so many points, about.
  func scroll(at point: InputPoint, by delta: CGVector)
  func strike(_ key: XCUIKeyboardKey, _ modifiers: XCUIElement.KeyModifierFlags)
  /// Strikes the keys that write a text. The element has the keyboard.
  func type(_ text: String, into node: AccessibilityNode)
}

extension AppUnderTest {
  /// What is in elements, however deep, in reading order.
  func nodes(below nodes: [AccessibilityNode]) -> [AccessibilityNode] {
    let tree = accessibilityTree
    return nodes.flatMap { tree.preorder(from: $0.id).dropFirst() }
  }

  func children(of nodes: [AccessibilityNode]) -> [AccessibilityNode] {
    let tree = accessibilityTree
    return nodes.flatMap { $0.children.compactMap { tree[$0] } }
  }

  func tap(_ node: AccessibilityNode, fingers: Int, count: Int, holding: TimeInterval) {
    touch(taps(on: node, fingers: fingers, count: count, holding: holding))
  }

  func taps(
    on node: AccessibilityNode, fingers: Int, count: Int, holding: TimeInterval
  ) -> TouchGesture {
    let bounds = bounds(of: node)
    let paths = (0..<fingers).map { finger in
      let place = Double(finger) - Double(fingers - 1) / 2
      return [bounds.point(fromMiddle: CGVector(dx: 16 * place, dy: 0))]
    }
    return TouchGesture(paths: paths, count: count, holding: holding)
  }

  /// What has a place: of the app itself, its first window.
  func placed(_ node: AccessibilityNode) -> AccessibilityNode {
    guard node.role == .application else { return node }
    return children(of: [node]).first ?? node
  }
}

extension AccessibilityTree {
  /// Pixels for each point of the window that an element is in.
  func scale(of id: AccessibilityNodeID) -> Double {
    ([id] + ancestors(of: id)).lazy.compactMap { self[$0] }.first { $0.role == .window }?.scale ?? 1
  }
}

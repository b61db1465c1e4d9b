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
  /// Taps on the middle of an element, each a press of so many seconds. What is out of sight is scrolled to first.
  func tap(_ node: AccessibilityNode, taps: Int, seconds: TimeInterval)
  /// Drags over most of what is seen of an element, in a direction of 1 or -1 along an axis.
  func swipe(over node: AccessibilityNode, x: Double, y: Double)
  /// Strikes the keys that write a text. The element has the keyboard.
  func type(_ text: String, into node: AccessibilityNode)
  func setNumber(_ number: Double, of node: AccessibilityNode)
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
}

extension AccessibilityTree {
  /// Pixels for each point of the window that an element is in.
  func scale(of id: AccessibilityNodeID) -> Double {
    ([id] + ancestors(of: id)).lazy.compactMap { self[$0] }.first { $0.role == .window }?.scale ?? 1
  }
}

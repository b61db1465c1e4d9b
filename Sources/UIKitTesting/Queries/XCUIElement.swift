public import Foundation
import PlatformKit
import RasterKit

/// An element of the app's user interface, looked for whenever it is used. Main thread only.
///
/// Using one that does not exist traps, as it fails a test of XCUITest; `exists` asks first.
@preconcurrency @MainActor
public class XCUIElement: XCUIElementTypeQueryProvider {
  let app: any AppUnderTest
  private let text: String
  private let isOnly: Bool
  private let find: @MainActor () -> [AccessibilityNode]

  init(
    _ app: any AppUnderTest, _ text: String, isOnly: Bool,
    find: @escaping @MainActor () -> [AccessibilityNode]
  ) {
    (self.app, self.text, self.isOnly, self.find) = (app, text, isOnly, find)
  }

  /// The first of those that it stands for.
  public var firstMatch: XCUIElement {
    XCUIElement(app, text, isOnly: false) { [self] in Array(find().prefix(1)) }
  }

  /// Whether it is there now.
  public var exists: Bool { !find().isEmpty }

  /// Whether it can be used.
  public var isEnabled: Bool { node.states.contains(.enabled) }
  /// Whether it is selected, or on.
  public var isSelected: Bool { node.states.contains(.selected) }
  /// Whether some of it is on the screen.
  public var isHittable: Bool { find().first.map { $0.states.contains(.showing) } ?? false }
  /// Whether it has the keyboard.
  public var hasFocus: Bool { app.accessibilityTree.focus == node.id }
  /// What the user calls it.
  public var label: String { node.name }
  /// Its name for tests.
  public var identifier: String { node.identifier }
  /// The value as a text; nil for none.
  public var value: Any? { node.value.isEmpty ? nil : node.value }
  /// What kind it is.
  public var elementType: ElementType { node.role.elementTypes[0] }
  /// In points of its window; of an app, that of its first window.
  public var frame: CGRect {
    let node = app.placed(node)
    let (box, scale) = (node.extents, CGFloat(app.accessibilityTree.scale(of: node.id)))
    return CGRect(
      x: CGFloat(box.minX) / scale, y: CGFloat(box.minY) / scale,
      width: CGFloat(box.width) / scale, height: CGFloat(box.height) / scale)
  }

  /// Waits until it exists; in memory, by moving time on. False if it does not in that time.
  public func waitForExistence(timeout: TimeInterval) -> Bool { wait(timeout) { $0.exists } }

  /// Waits until it is gone; in memory, by moving time on. False if it is not in that time.
  public func waitForNonExistence(timeout: TimeInterval) -> Bool { wait(timeout) { !$0.exists } }

  /// Waits until it exists with a property of that value. False if it does not in that time.
  public func wait<Value: Equatable>(
    for property: KeyPath<XCUIElement, Value>, toEqual expectedValue: Value, timeout: TimeInterval
  ) -> Bool {
    wait(timeout) { $0.exists && $0[keyPath: property] == expectedValue }
  }

  /// The elements of a kind in it, however deep.
  public func descendants(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(app, "\(text).\(type)") { [self] in
      app.nodes(below: find()).filter { $0.matches(type) }
    }
  }

  /// The elements of a kind directly in it.
  public func children(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(app, "\(text).\(type)") { [self] in
      app.children(of: find()).filter { $0.matches(type) }
    }
  }

  /// The element and what is in it, a line each.
  public var debugDescription: String {
    find().map { app.accessibilityTree.dump(from: $0.id) }.joined()
  }

  var node: AccessibilityNode {
    var found = find()
    if found.isEmpty, app.patience > 0, waitForExistence(timeout: app.patience) { found = find() }
    guard let first = found.first else {
      preconditionFailure("there is no \(text) in:\n\(app.accessibilityTree.dump())")
    }
    precondition(
      !isOnly || found.count == 1,
      "there are \(found.count) of \(text); use firstMatch for the first")
    return first
  }

  func wait(_ timeout: TimeInterval, until isDone: (XCUIElement) -> Bool) -> Bool {
    let end = app.time + timeout
    while !isDone(self) {
      let left = end - app.time
      guard left > 0 else { return false }
      app.advance(by: min(left, 0.1))
    }
    return true
  }
}

public import Foundation
import PlatformKit
import RasterKit

/// An element of the app's user interface, looked for whenever it is used. Main thread only.
///
/// Using one that does not exist traps, as it fails a test of XCUITest; `exists` asks first.
@preconcurrency @MainActor
public class XCUIElement: XCUIElementTypeQueryProvider {
  let harness: AppHarness
  private let text: String
  private let isOnly: Bool
  private let find: @MainActor () -> [AccessibilityNode]

  init(
    _ harness: AppHarness, _ text: String, isOnly: Bool,
    find: @escaping @MainActor () -> [AccessibilityNode]
  ) {
    (self.harness, self.text, self.isOnly, self.find) = (harness, text, isOnly, find)
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
  public var hasFocus: Bool { harness.accessibilityTree.focus == node.id }
  /// What the user calls it.
  public var label: String { node.name }
  /// Its name for tests.
  public var identifier: String { node.identifier }
  /// The value as a text; nil for none.
  public var value: Any? { node.value.isEmpty ? nil : node.value }
  /// What kind it is.
  public var elementType: ElementType { node.role.elementTypes[0] }
  /// In points of its window.
  public var frame: CGRect {
    let (box, scale) = (node.extents, CGFloat(harness.platform.screens[0].scale))
    return CGRect(
      x: CGFloat(box.minX) / scale, y: CGFloat(box.minY) / scale,
      width: CGFloat(box.width) / scale, height: CGFloat(box.height) / scale)
  }

  /// Waits until it exists, moving time on. False if it does not in that time.
  public func waitForExistence(timeout: TimeInterval) -> Bool { wait(timeout) { $0.exists } }

  /// Waits until it is gone, moving time on. False if it is not in that time.
  public func waitForNonExistence(timeout: TimeInterval) -> Bool { wait(timeout) { !$0.exists } }

  /// The elements of a kind in it, however deep.
  public func descendants(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(harness, "\(text).\(type)") { [self] in
      harness.nodes(below: find()).filter { $0.matches(type) }
    }
  }

  /// The elements of a kind directly in it.
  public func children(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(harness, "\(text).\(type)") { [self] in
      harness.children(of: find()).filter { $0.matches(type) }
    }
  }

  /// The element and what is in it, a line each.
  public var debugDescription: String {
    find().map { harness.accessibilityTree.dump(from: $0.id) }.joined()
  }

  var node: AccessibilityNode {
    let found = find()
    guard let first = found.first else {
      preconditionFailure("there is no \(text) in:\n\(harness.accessibilityTree.dump())")
    }
    precondition(
      !isOnly || found.count == 1,
      "there are \(found.count) of \(text); use firstMatch for the first")
    return first
  }

  private func wait(_ timeout: TimeInterval, until isDone: (XCUIElement) -> Bool) -> Bool {
    var left = timeout
    while !isDone(self) {
      guard left > 0 else { return false }
      harness.advance(by: min(left, 0.1))
      left -= 0.1
    }
    return true
  }
}

/// The app of a harness, as its root element. Main thread only.
@preconcurrency @MainActor
public final class XCUIApplication: XCUIElement {
  init(_ harness: AppHarness) {
    super.init(harness, "app", isOnly: true) {
      harness.accessibilityTree[.application].map { [$0] } ?? []
    }
  }
}

extension AppHarness {
  /// Finds elements as assistive technologies do, and as XCUITest's tests do.
  public var app: XCUIApplication { XCUIApplication(self) }
}

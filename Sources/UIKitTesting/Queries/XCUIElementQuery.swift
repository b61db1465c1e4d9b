import PlatformKit

/// Elements that are looked for whenever they are asked about. Main thread only.
@preconcurrency @MainActor
public final class XCUIElementQuery: XCUIElementTypeQueryProvider {
  let harness: AppHarness
  /// For messages.
  let description: String
  /// The elements now, in reading order.
  let find: @MainActor () -> [AccessibilityNode]

  init(
    _ harness: AppHarness, _ description: String,
    find: @escaping @MainActor () -> [AccessibilityNode]
  ) {
    (self.harness, self.description, self.find) = (harness, description, find)
  }

  /// How many there are.
  public var count: Int { find().count }

  /// The only one. Using it traps where there are several.
  public var element: XCUIElement {
    XCUIElement(harness, description, isOnly: true) { [self] in find() }
  }

  /// The first of them.
  public var firstMatch: XCUIElement { element(boundBy: 0) }

  /// One by its place among them.
  public func element(boundBy index: Int) -> XCUIElement {
    XCUIElement(harness, "\(description)[\(index)]", isOnly: false) { [self] in
      let found = find()
      return found.indices.contains(index) ? [found[index]] : []
    }
  }

  /// Those that there are now, one by one.
  public var allElementsBoundByIndex: [XCUIElement] { (0..<count).map { element(boundBy: $0) } }

  /// The one with this identifier, label, or title.
  public subscript(key: String) -> XCUIElement { matching(identifier: key).element }

  /// Those with this identifier or label.
  public func matching(identifier: String) -> XCUIElementQuery {
    XCUIElementQuery(harness, "\(description)[\"\(identifier)\"]") { [self] in
      find().filter { $0.identifier == identifier || $0.name == identifier }
    }
  }

  /// Those for which the closure returns true. XCUITest takes a predicate here.
  public func matching(_ isMatch: @escaping @MainActor (XCUIElement) -> Bool) -> XCUIElementQuery {
    XCUIElementQuery(harness, "some of \(description)") { [self] in
      find().filter { node in
        isMatch(XCUIElement(harness, description, isOnly: false) { [node] })
      }
    }
  }

  /// Those that have an element of this kind and name in them.
  public func containing(
    _ type: XCUIElement.ElementType, identifier: String?
  ) -> XCUIElementQuery {
    XCUIElementQuery(harness, "\(description) with \(type)") { [self] in
      find().filter { node in
        harness.nodes(below: [node]).contains {
          $0.matches(type)
            && (identifier == nil || $0.identifier == identifier || $0.name == identifier)
        }
      }
    }
  }

  /// The elements of a kind in these, however deep.
  public func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    XCUIElementQuery(harness, "\(description).\(type)") { [self] in
      harness.nodes(below: find()).filter { $0.matches(type) }
    }
  }

  /// The elements of a kind directly in these.
  public func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    XCUIElementQuery(harness, "\(description).\(type)") { [self] in
      harness.children(of: find()).filter { $0.matches(type) }
    }
  }
}

extension AccessibilityNode {
  func matches(_ type: XCUIElement.ElementType) -> Bool {
    type == .any || role.elementTypes.contains(type)
  }
}

extension AppHarness {
  /// What is in elements, however deep, in reading order.
  func nodes(below nodes: [AccessibilityNode]) -> [AccessibilityNode] {
    let tree = accessibilityTree
    return nodes.flatMap { tree.preorder(from: $0.id).dropFirst() }
  }

  func children(of nodes: [AccessibilityNode]) -> [AccessibilityNode] {
    let tree = accessibilityTree
    return nodes.flatMap { $0.children.compactMap { tree[$0] } }
  }

  /// What an assistive technology knows of the app. It listens from the first call on.
  var accessibilityTree: AccessibilityTree {
    let bridge = platform.headlessAccessibility
    if !bridge.isActive { bridge.isActive = true }
    settle()
    return bridge.tree ?? AccessibilityTree()
  }
}

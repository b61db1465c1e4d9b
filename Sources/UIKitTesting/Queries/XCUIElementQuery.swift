import PlatformKit

/// Elements that are looked for whenever they are asked about. Main thread only.
@preconcurrency @MainActor
public final class XCUIElementQuery: XCUIElementTypeQueryProvider {
  let app: any AppUnderTest
  /// For messages.
  let description: String
  /// The elements now, in reading order.
  let find: @MainActor () -> [AccessibilityNode]

  init(
    _ app: any AppUnderTest, _ description: String,
    find: @escaping @MainActor () -> [AccessibilityNode]
  ) {
    (self.app, self.description, self.find) = (app, description, find)
  }

  /// How many there are.
  public var count: Int { find().count }

  /// The only one. Using it traps where there are several.
  public var element: XCUIElement {
    XCUIElement(app, description, isOnly: true) { [self] in find() }
  }

  /// The first of them.
  public var firstMatch: XCUIElement { element(boundBy: 0) }

  /// One by its place among them.
  public func element(boundBy index: Int) -> XCUIElement {
    XCUIElement(app, "\(description)[\(index)]", isOnly: false) { [self] in
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
    XCUIElementQuery(app, "\(description)[\"\(identifier)\"]") { [self] in
      find().filter { $0.identifier == identifier || $0.name == identifier }
    }
  }

  /// Those of a kind with this identifier or label; nil for any.
  public func matching(
    _ elementType: XCUIElement.ElementType, identifier: String?
  ) -> XCUIElementQuery {
    XCUIElementQuery(app, "\(description).\(elementType)[\(identifier ?? "")]") { [self] in
      find().filter { $0.matches(elementType, identifier) }
    }
  }

  /// The only one of a kind with this identifier or label; nil for any.
  public func element(
    matching elementType: XCUIElement.ElementType, identifier: String?
  ) -> XCUIElement { matching(elementType, identifier: identifier).element }

  /// The only one for which the closure returns true. XCUITest takes a predicate here.
  public func element(
    matching isMatch: @escaping @MainActor (XCUIElement) -> Bool
  ) -> XCUIElement { matching(isMatch).element }

  /// Those for which the closure returns true. XCUITest takes a predicate here.
  public func matching(_ isMatch: @escaping @MainActor (XCUIElement) -> Bool) -> XCUIElementQuery {
    XCUIElementQuery(app, "some of \(description)") { [self] in
      find().filter { node in
        isMatch(XCUIElement(app, description, isOnly: false) { [node] })
      }
    }
  }

  /// Those that have an element of this kind and name in them.
  public func containing(
    _ type: XCUIElement.ElementType, identifier: String?
  ) -> XCUIElementQuery {
    XCUIElementQuery(app, "\(description) with \(type)") { [self] in
      find().filter { node in
        app.nodes(below: [node]).contains { $0.matches(type, identifier) }
      }
    }
  }

  /// Those that have an element in them for which the closure returns true. XCUITest takes a predicate here.
  public func containing(
    _ isMatch: @escaping @MainActor (XCUIElement) -> Bool
  ) -> XCUIElementQuery {
    XCUIElementQuery(app, "\(description) with some") { [self] in
      find().filter { node in
        app.nodes(below: [node]).contains { inner in
          isMatch(XCUIElement(app, description, isOnly: false) { [inner] })
        }
      }
    }
  }

  /// The elements of a kind in these, however deep.
  public func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    XCUIElementQuery(app, "\(description).\(type)") { [self] in
      app.nodes(below: find()).filter { $0.matches(type) }
    }
  }

  /// The elements of a kind directly in these.
  public func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    XCUIElementQuery(app, "\(description).\(type)") { [self] in
      app.children(of: find()).filter { $0.matches(type) }
    }
  }
}

extension AccessibilityNode {
  func matches(_ type: XCUIElement.ElementType) -> Bool {
    type == .any || role.elementTypes.contains(type)
  }

  /// Nil for any identifier and label.
  func matches(_ type: XCUIElement.ElementType, _ identifier: String?) -> Bool {
    matches(type)
      && (identifier == nil || self.identifier == identifier || name == identifier)
  }
}

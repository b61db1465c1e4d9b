/// The name of a method, and usually a way to call it.
///
/// `Selector("tapped:", ViewController.tapped(_:))` carries the method and calls what the target's
/// class has overridden. `Selector("tapped:")` is a name alone; it finds a method that the target's
/// class has exposed (see `ObjectiveCMembers`). Equal and hashed by name. `#selector` is an error
/// on Linux; the porting tool writes the first form.
public struct Selector: Sendable {
  let name: String
  let method: SelectorMethod?

  /// A name alone.
  public init(_ name: String) {
    self.name = name
    method = nil
  }

  init(_ name: String, _ method: SelectorMethod) {
    self.name = name
    self.method = method
  }
}

extension Selector: Hashable {
  public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Selector: CustomStringConvertible, ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self.init(value) }

  public var description: String { name }
}

/// A selector that is a name alone.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// The selector's name.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }

public import Foundation

extension NSObjectProtocol {
  /// Whether an object of which only a protocol is known has the method; no object but an `NSObject`
  /// has.
  @_disfavoredOverload public func responds(to aSelector: Selector!) -> Bool {
    (self as? NSObject)?.responds(to: aSelector) ?? false
  }
}

extension ObjectiveCObject {
  /// Whether the object has the method: the one that the selector carries, or one that its class
  /// exposes. A `responds(to:)` that the class exposes answers instead.
  @_disfavoredOverload public func responds(to aSelector: Selector!) -> Bool {
    guard let selector = aSelector else { return false }
    let overridden = Selector("respondsToSelector:")
    guard let method = overridden.method(of: self), let asked = ReentrancyGuard.enter(self) else {
      return selector.canPerform(on: self)
    }
    defer { asked.leave() }
    guard case .returned(let answer) = method.call(self, selector, nil) else { return false }
    return answer as? Bool ?? false
  }

  /// Calls a method and returns its result, nil for `Void`.
  ///
  /// A selector that the object does not have, and arguments that its parameters do not accept, log
  /// one line; Apple's raise.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    unmanaged(aSelector.perform(on: self))
  }

  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    unmanaged(aSelector.perform(on: self, object))
  }

  @discardableResult
  public func perform(
    _ aSelector: Selector!, with object1: Any!, with object2: Any!
  ) -> Unmanaged<AnyObject>! {
    unmanaged(aSelector.perform(on: self, object1, object2))
  }

  /// Calls a method on the main thread, in a later turn of its run loop unless `wait` is set.
  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool,
    modes array: [String]? = nil
  ) {
    nonisolated(unsafe) let target = self, argument = arg
    if !wait {
      DispatchQueue.main.async { aSelector.perform(on: target, argument) }
    } else if MainThread.isCurrent {
      aSelector.perform(on: self, arg)
    } else {
      DispatchQueue.main.sync { _ = aSelector.perform(on: target, argument) }
    }
  }

  /// Calls a method on a new thread.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    nonisolated(unsafe) let target = self, argument = arg
    Thread.detachNewThread { aSelector.perform(on: target, argument) }
  }
}

/// Unretained: an object that nobody else holds is kept until the thread's next call.
private func unmanaged(_ result: Any?) -> Unmanaged<AnyObject>? {
  guard let result else { return nil }
  let object = result as AnyObject
  Thread.current.threadDictionary["casement.performed"] = object
  return Unmanaged.passUnretained(object)
}

/// Marks an object as being asked, so that `super.responds(to:)` in its own method answers for the
/// class.
private struct ReentrancyGuard {
  private static let key = "casement.asked"
  private let before: [ObjectIdentifier]

  static func enter(_ object: AnyObject) -> ReentrancyGuard? {
    let asked = Thread.current.threadDictionary[key] as? [ObjectIdentifier] ?? []
    let id = ObjectIdentifier(object)
    if asked.contains(id) { return nil }
    Thread.current.threadDictionary[key] = asked + [id]
    return ReentrancyGuard(before: asked)
  }

  func leave() { Thread.current.threadDictionary[ReentrancyGuard.key] = before }
}

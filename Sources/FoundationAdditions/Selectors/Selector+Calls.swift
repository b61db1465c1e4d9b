import Diagnostics

extension Selector {
  /// Whether the target has the method: the carried one, or one that its class or a superclass
  /// exposes under this name.
  package func canPerform(on target: AnyObject) -> Bool { method(of: target) != nil }

  /// Calls the method and returns its result, nil for `Void`.
  ///
  /// A method with fewer parameters gets fewer arguments. Where Apple's systems raise or misread
  /// memory, this logs one line and calls nothing: if the target has no such method, or if an
  /// argument is of another type than the parameter, nil for a parameter that is not optional
  /// included.
  @discardableResult
  package func perform(on target: AnyObject, _ first: Any?, _ second: Any? = nil) -> Any? {
    guard let method = method(of: target) else { return unrecognized(by: target) }
    switch method.call(target, first, second) {
    case .returned(let result): return result
    case .refused(let index, let expected):
      return refused(by: target, index, index == 0 ? first : second, expected)
    }
  }

  /// The same for objects, as senders and events are, and faster.
  @discardableResult
  package func perform(
    on target: AnyObject, _ first: AnyObject? = nil, _ second: AnyObject? = nil
  ) -> Any? {
    guard let method = method(of: target) else { return unrecognized(by: target) }
    switch method.call(target, objects: first, second) {
    case .returned(let result): return result
    case .refused(let index, let expected):
      return refused(by: target, index, index == 0 ? first : second, expected)
    }
  }

  func method(of target: AnyObject) -> SelectorMethod? {
    if let method, method.belongs(to: target) { return method }
    return ExposedMembers.of(type(of: target)).selectors[name]
  }

  private func unrecognized(by target: AnyObject) -> Any? {
    let receiver = "-[\(type(of: target)) \(name)]: unrecognized selector sent to instance"
    Log.selectors.write(
      "\(receiver) \(Unmanaged.passUnretained(target).toOpaque()); make the selector with its "
        + "method, Selector(\"\(name)\", Class.method), or expose it with ObjectiveCMembers")
    return nil
  }

  private func refused(
    by target: AnyObject, _ index: Int, _ argument: Any?, _ expected: Any.Type
  ) -> Any? {
    let value = argument.map { "\(type(of: $0))" } ?? "nil"
    Log.selectors.write(
      "-[\(type(of: target)) \(name)] is not called: argument \(index + 1) is \(value), "
        + "the parameter is \(expected)")
    return nil
  }
}

extension Log {
  static let selectors = Log("selectors")
}

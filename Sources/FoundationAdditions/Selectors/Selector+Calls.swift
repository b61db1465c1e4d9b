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
    guard let method = method(of: target) else { return logUnrecognized(by: target) }
    return result(method.call(target, first, second), of: target, (first, second))
  }

  /// The same with three arguments, for the methods that make the controllers of segues.
  package func perform(
    on target: AnyObject, _ first: Any?, _ second: Any?, _ third: Any?
  ) -> Any? {
    guard let method = method(of: target) else { return logUnrecognized(by: target) }
    return result(method.call(target, first, second, third), of: target, (first, second))
  }

  /// The same for objects, as senders and events are, and faster.
  @discardableResult
  package func perform(
    on target: AnyObject, _ first: AnyObject? = nil, _ second: AnyObject? = nil
  ) -> Any? {
    guard let method = method(of: target) else { return logUnrecognized(by: target) }
    return result(method.call(target, objects: first, second), of: target, (first, second))
  }

  func method(of target: AnyObject) -> SelectorMethod? {
    if let method, method.belongs(to: target) { return method }
    return ExposedMembers.of(type(of: target)).selectors[name]
  }

  /// The result of a call; one that was refused is logged and has none.
  @discardableResult
  func result(
    _ outcome: SelectorMethod.Outcome, of target: AnyObject,
    _ arguments: @autoclosure () -> (first: Any?, second: Any?)
  ) -> Any? {
    switch outcome {
    case .returned(let result): return result
    case .refused(let index, let expected):
      let given = arguments()
      let argument = index == 0 ? given.first : index == 1 ? given.second : nil
      logRefusal(by: target, index, argument, expected)
      return nil
    }
  }

  private func logUnrecognized(by target: AnyObject) -> Any? {
    Log.selectors.write(unrecognized(by: target))
    return nil
  }

  /// Apple's reason, and what to do.
  func unrecognized(by target: AnyObject) -> String {
    let address = Unmanaged.passUnretained(target).toOpaque()
    return "-[\(type(of: target)) \(name)]: unrecognized selector sent to instance \(address); "
      + "make the selector with its method, Selector(\"\(name)\", Class.method), or expose it with "
      + "ObjectiveCMembers"
  }

  private func logRefusal(
    by target: AnyObject, _ index: Int, _ argument: Any?, _ expected: Any.Type
  ) {
    let value = argument.map { "\(type(of: $0))" } ?? "nil"
    Log.selectors.write(
      "-[\(type(of: target)) \(name)] is not called: argument \(index + 1) is \(value), "
        + "the parameter is \(expected)")
  }
}

extension Log {
  static let selectors = Log("selectors")
}

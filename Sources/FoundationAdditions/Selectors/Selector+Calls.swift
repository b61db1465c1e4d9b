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
  package func perform(on target: AnyObject, _ first: Any? = nil, _ second: Any? = nil) -> Any? {
    guard let method = method(of: target) else {
      Log.selectors.write(unrecognized(by: target))
      return nil
    }
    switch method.call(target, first, second) {
    case .returned(let result): return result
    case .refused(let index, let expected):
      let value = (index == 0 ? first : second).map { "\(type(of: $0))" } ?? "nil"
      Log.selectors.write(
        "-[\(type(of: target)) \(name)] is not called: argument \(index + 1) is \(value), "
          + "the parameter is \(expected)")
      return nil
    }
  }

  func method(of target: AnyObject) -> SelectorMethod? {
    if let method, method.belongs(to: target) { return method }
    return ExposedMembers.of(type(of: target)).selectors[name]
  }

  private func unrecognized(by target: AnyObject) -> String {
    let receiver = "-[\(type(of: target)) \(name)]: unrecognized selector sent to instance"
    return "\(receiver) \(ObjectIdentifier(target)); make the selector with its method, "
      + "Selector(\"\(name)\", Class.method), or expose it with ObjectiveCMembers"
  }
}

extension Log {
  static let selectors = Log("selectors")
}

extension Selector {
  /// Calls the method of a target-action pair. Ends the process, as Apple's systems raise, if
  /// `target` does not have it.
  package func send(to target: AnyObject, _ sender: Any? = nil, _ event: AnyObject? = nil) {
    guard let method = method(of: target) else { doesNotRecognize(target) }
    let object = sender.flatMap(nativeObject)
    if sender == nil || object != nil {
      result(method.call(target, objects: object, event), of: target, (object, event))
    } else {
      result(method.call(target, sender, event), of: target, (sender, event))
    }
  }

  /// Ends the process with Apple's reason.
  package func doesNotRecognize(_ target: AnyObject) -> Never {
    fatalError(unrecognized(by: target))
  }
}

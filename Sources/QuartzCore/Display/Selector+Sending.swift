package import FoundationAdditions

extension Selector {
  /// Calls the method of a target-action pair. Ends the process, as Apple's systems raise, if
  /// `target` does not have it.
  package func send(to target: AnyObject, _ sender: Any? = nil, _ event: Any? = nil) {
    if !canPerform(on: target) { doesNotRecognize(target) }
    perform(on: target, sender, event)
  }

  /// Ends the process with Apple's reason.
  package func doesNotRecognize(_ target: AnyObject) -> Never {
    let address = Unmanaged.passUnretained(target).toOpaque()
    fatalError(
      "-[\(type(of: target)) \(self)]: unrecognized selector sent to instance \(address); make the "
        + "selector with its method, Selector(\"\(self)\", Class.method), or expose it with "
        + "ObjectiveCMembers")
  }
}

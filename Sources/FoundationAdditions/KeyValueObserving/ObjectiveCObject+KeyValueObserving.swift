public import Foundation

extension ObjectiveCObject {
  /// Tells `observer` of changes of a property, by the `observeValue(forKeyPath:of:change:context:)`
  /// that its class exposes with `Selector(observing:)`.
  ///
  /// Each key of the path must be one that its object's class says it announces (see
  /// `KeyValueChanges`); for others this ends the process. Neither object holds the other.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    NamedObservers.add(observer, to: self, keyPath, options, context)
  }

  /// Ends the observation that was added last with this context. Ends the process if there is none.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    NamedObservers.remove(observer, from: self, keyPath) { $0 == context }
  }

  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    NamedObservers.remove(observer, from: self, keyPath) { _ in true }
  }

  /// Announces that a property is about to change.
  public func willChangeValue(forKey key: String) {
    KeyValueChanges.willChange(self, key)
    if let operation = self as? Operation { operation.announce(key, operation.willChangeValue) }
  }

  /// Announces that a property has changed.
  public func didChangeValue(forKey key: String) {
    KeyValueChanges.didChange(self, key)
    if let operation = self as? Operation { operation.announce(key, operation.didChangeValue) }
  }

  /// Whether setters announce changes; those that the porting tool writes ask the class's own version.
  @_disfavoredOverload public static func automaticallyNotifiesObservers(
    forKey key: String
  ) -> Bool { true }

  /// Nothing; a class that computes properties from others declares its own.
  @_disfavoredOverload public static func keyPathsForValuesAffectingValue(
    forKey key: String
  ) -> Set<String> { [] }

  /// Ends the process: the change was meant for a class that does not handle it.
  @_disfavoredOverload public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    NSException.raise(
      .internalInconsistencyException,
      "\(described(self)): An -observeValueForKeyPath:ofObject:change:context: message was received "
        + "but not handled.\nKey path: \(keyPath ?? "nil")")
  }
}

extension Operation {
  /// Foundation's queues hear of an operation's state by key path only.
  fileprivate func announce(_ key: String, _ tell: (KeyPath<Operation, Bool>) -> Void) {
    switch key {
    case "isExecuting", "executing": tell(\.isExecuting)
    case "isFinished", "finished": tell(\.isFinished)
    case "isCancelled", "cancelled": tell(\.isCancelled)
    case "isReady", "ready": tell(\.isReady)
    default: break
    }
  }
}

public import Foundation

/// An observation of a property, which ends when it is released.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  private var observation: KeyValueObservation?

  init(_ observation: KeyValueObservation) { self.observation = observation }

  deinit { invalidate() }

  /// Ends the observation.
  public func invalidate() {
    observation?.stop()
    observation = nil
  }
}

extension ObjectiveCObject {
  /// Calls `changeHandler` after each change of a property, on the thread that makes it, until the
  /// result is released.
  ///
  /// The key path names one property, one that the class says it announces (see `KeyValueChanges`);
  /// for others this ends the process.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let name = ObservableKeys.name(of: keyPath, in: self)
    let observation = KeyValueObservation(self, [name], options) { object, change in
      guard let object = object as? Self else { return }
      changeHandler(object, NSKeyValueObservedChange(change))
    }
    observation.start()
    return NSKeyValueObservation(observation)
  }

  /// Announces that a property is about to change.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    guard KeyValueChanges.areObserved else { return }
    KeyValueChanges.willChange(self, ObservableKeys.name(of: keyPath, in: self))
  }

  /// Announces that a property has changed.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    guard KeyValueChanges.areObserved else { return }
    KeyValueChanges.didChange(self, ObservableKeys.name(of: keyPath, in: self))
  }
}

extension NSKeyValueObservedChange {
  init(_ change: KeyValueObservation.Change) {
    func value(_ key: NSKeyValueChangeKey) -> Value? {
      change[key].flatMap { argument($0 is NSNull ? nil : $0, as: Value.self) }
    }
    kind = .setting
    newValue = value(.newKey)
    oldValue = value(.oldKey)
    indexes = nil
    isPrior = change[.notificationIsPriorKey] != nil
  }
}

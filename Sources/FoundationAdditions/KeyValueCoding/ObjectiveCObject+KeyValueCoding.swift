import Foundation

extension ObjectiveCObject {
  /// A property or outlet that the class exposes, or the result of an exposed method `key`, `getKey`
  /// or `isKey`. Other keys go to an exposed `value(forUndefinedKey:)`, or end the process.
  @_disfavoredOverload public func value(forKey key: String) -> Any? {
    KeyValueCoding.value(of: self, key)
  }

  /// Sets a property or outlet that the class exposes. Numbers convert; another value of the wrong
  /// type logs one line and is ignored. Nil for a property that is not optional and unknown keys end
  /// the process.
  @_disfavoredOverload public func setValue(_ value: Any?, forKey key: String) {
    KeyValueCoding.setValue(of: self, value, key)
  }

  /// Follows keys separated by dots. Arrays answer with the values of their elements, and
  /// know the operators `@count`, `@sum`, `@avg`, `@min`, `@max` and those of unions.
  public func value(forKeyPath keyPath: String) -> Any? {
    KeyValueCoding.value(of: self, path: keyPath.split(separator: ".").map(String.init))
  }

  /// Sets the last key of the object that the others lead to; nothing if one of them is nil.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let path = keyPath.split(separator: ".").map(String.init)
    guard let last = path.last else { return }
    let owner = KeyValueCoding.value(of: self, path: path.dropLast())
    if let owner = owner as? NSObject { KeyValueCoding.setValue(of: owner, value, last) }
  }

  /// Whether `setValue(_:forKeyPath:)` finds what to set, so that it does not end the process.
  package func takesValue(forKeyPath keyPath: String) -> Bool {
    KeyValueCoding.canSet(self, keyPath.split(separator: ".").map(String.init))
  }

  /// Sets several keys; `NSNull` stands for nil.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues {
      setValue(value is NSNull ? nil : value, forKey: key)
    }
  }

  /// The values of some keys; `NSNull` stands for nil.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { first, _ in first }
  }

  /// Ends the process; a class that exposes a method of this name is asked for unknown keys.
  @_disfavoredOverload public func value(forUndefinedKey key: String) -> Any? {
    KeyValueCoding.raiseUnknownKey(self, "valueForUndefinedKey:", key)
  }

  /// Ends the process; a class that exposes a method of this name is given unknown keys.
  @_disfavoredOverload public func setValue(_ value: Any?, forUndefinedKey key: String) {
    KeyValueCoding.raiseUnknownKey(self, "setValue:forUndefinedKey:", key)
  }
}

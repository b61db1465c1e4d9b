/// A property that is read and written by name.
public struct KeyValueProperty: Sendable {
  let name: String
  let valueType: Any.Type
  let read: @Sendable (AnyObject) -> Any?
  let write: (@Sendable (AnyObject, Any?) -> Bool)?
  /// Tells which property a key path leads to; nil if `observe` cannot be given one.
  let keyPath: (@Sendable () -> AnyKeyPath)?

  /// `set` is left out for properties that are only read; `keyPath` is there for properties that
  /// announce their changes, so that `observe(\.name)` finds them.
  ///
  /// Numbers convert on the way in as `NSNumber` does (`Int` for a `CGFloat` property); other values
  /// of the wrong type are refused.
  public init<Object: AnyObject, Value>(
    _ name: String, _ get: @escaping @MainActor (Object) -> Value,
    _ set: (@MainActor (Object, Value) -> Void)? = nil,
    keyPath: (@MainActor () -> KeyPath<Object, Value>)? = nil
  ) {
    typealias Get = @Sendable (Object) -> Value
    typealias KeyPathMaker = @Sendable () -> KeyPath<Object, Value>
    let get = unsafeBitCast(get, to: Get.self)
    self.name = name
    valueType = Value.self
    read = { erased(get(unsafeDowncast($0, to: Object.self))) }
    write = set.map(KeyValueProperty.erasedSetter)
    self.keyPath = keyPath.map { maker in
      let make = unsafeBitCast(maker, to: KeyPathMaker.self)
      return { make() }
    }
  }

  private static func erasedSetter<Object: AnyObject, Value>(
    _ set: @escaping @MainActor (Object, Value) -> Void
  ) -> @Sendable (AnyObject, Any?) -> Bool {
    typealias Set = @Sendable (Object, Value) -> Void
    let set = unsafeBitCast(set, to: Set.self)
    return { object, value in
      guard let value = argument(value, as: Value.self) else { return false }
      set(unsafeDowncast(object, to: Object.self), value)
      return true
    }
  }
}

/// The object in an `Any`; nil if it holds a value. `as AnyObject` asks for bridging first, which takes
/// as long as an action.
package func nativeObject(in value: Any) -> AnyObject? {
  func opened<Value>(_ value: Value) -> AnyObject? {
    Value.self is AnyClass ? unsafeBitCast(value, to: AnyObject.self) : nil
  }
  return _openExistential(value, do: opened)
}

/// The object in an `Any`, or one that stands for the value.
package func object(in value: Any) -> AnyObject { nativeObject(in: value) ?? value as AnyObject }

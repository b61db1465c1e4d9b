/// The object in an `Any`. `as AnyObject` asks for bridging first, which takes as long as an action.
func object(in value: Any) -> AnyObject {
  func opened<Value>(_ value: Value) -> AnyObject {
    Value.self is AnyClass ? unsafeBitCast(value, to: AnyObject.self) : value as AnyObject
  }
  return _openExistential(value, do: opened)
}

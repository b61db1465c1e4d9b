/// An optional type, seen from code that knows only `Any`.
protocol OptionalType {
  static var none: Self { get }
  static var wrappedType: Any.Type { get }
  var erasedWrapped: Any? { get }
}

extension Optional: OptionalType {
  static var wrappedType: Any.Type { Wrapped.self }
  var erasedWrapped: Any? { flatMap { erased($0) } }
}

/// The value without optionals around it; nil for nil and for `Void`.
func erased<Value>(_ value: Value) -> Any? {
  if Value.self == Void.self { return nil }
  if Value.self is any OptionalType.Type { return (value as? any OptionalType)?.erasedWrapped }
  return value
}

/// The argument as a parameter's type, or nil if it is of another one. Nil goes to optionals.
func argument<Parameter>(_ value: Any?, as type: Parameter.Type) -> Parameter? {
  guard let value else { return (type as? any OptionalType.Type)?.none as? Parameter }
  if let value = value as? Parameter { return value }
  return bridged(value, to: type) as? Parameter
}

import Synchronization

/// Converts arguments to one parameter of a method.
///
/// A cast in generic code takes longer than the call itself, and actions come from the same few
/// classes: the class that was last accepted is remembered, and its objects pass without a cast.
final class Parameter<Value>: Sendable {
  private enum Kind {
    /// A class or an optional class: a reference, whose layout both share.
    case reference
    case any
    case optionalAny
    case other
  }

  private let isOptional = Value.self is any OptionalType.Type
  private let kind: Kind
  private let lastAccepted = Atomic<UInt>(0)

  init() {
    let wrapped = (Value.self as? any OptionalType.Type)?.wrappedType ?? Value.self
    kind =
      wrapped is AnyClass || wrapped == AnyObject.self
      ? .reference : Value.self == Any.self ? .any : Value.self == Any?.self ? .optionalAny : .other
  }

  /// Whether the parameter takes the object. Nil goes to optionals.
  func accepts(_ object: AnyObject?) -> Bool {
    guard let object else { return isOptional }
    let type = UInt(bitPattern: ObjectIdentifier(type(of: object)))
    return type == lastAccepted.load(ordering: .relaxed) || accepts(object, type)
  }

  /// The object, which the parameter must accept.
  func take(_ object: AnyObject?) -> Value {
    switch kind {
    case .reference: return copy(object)
    case .any: return copy(object as Any? ?? ())
    case .optionalAny: return copy(object as Any?)
    case .other: return convert(object)
    }
  }

  // What needs the type `Value?` stays out of the functions above: making it at run time takes longer
  // than all they do.

  @inline(never) private func accepts(_ object: AnyObject, _ type: UInt) -> Bool {
    let isAccepted = kind == .reference ? object is Value : argument(object, as: Value.self) != nil
    guard isAccepted else { return false }
    lastAccepted.store(type, ordering: .relaxed)
    return true
  }

  /// The same bytes as a value of the type that `init` has found them to be.
  private func copy<Same>(_ value: Same) -> Value {
    withUnsafePointer(to: value) { UnsafeRawPointer($0).load(as: Value.self) }
  }

  @inline(never) private func convert(_ object: AnyObject?) -> Value {
    argument(object, as: Value.self)!
  }
}

/// Hands out a method's result without its type.
struct ResultEraser<Result>: Sendable {
  private let isVoid = Result.self == Void.self

  func erase(_ result: Result) -> Any? { isVoid ? nil : erased(result) }
}

/// A stored property whose observers are called wherever it is set.
///
/// Workaround: where an initialiser of a class sets a stored property of that class, Swift stores without calling
/// observers, also in an initialiser that a program adds to a class of ours:
///
///     extension UIStackView {
///       convenience init(axis: NSLayoutConstraint.Axis) {
///         self.init()
///         self.axis = axis
///       }
///     }
///
/// A wrapped property has no storage that others see: it is set through its accessors everywhere.
@propertyWrapper
public struct AlwaysObserved<Value> {
  /// What is stored.
  public var wrappedValue: Value

  /// With the value that the property is declared with.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension AlwaysObserved where Value: ExpressibleByNilLiteral {
  /// With nil.
  public init() { wrappedValue = nil }
}

extension AlwaysObserved: Equatable where Value: Equatable {}

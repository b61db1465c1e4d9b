// Overload resolution takes the first form of each pair for classes of the main actor and the
// second, which has a parameter that nobody passes, for other classes: a method of a class that is
// not Sendable does not convert to a function of the main actor.

extension Selector {
  /// A method without parameters; its result is handed back by `perform`.
  public init<Target: AnyObject, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
  ) {
    typealias Unisolated = (Target) -> () -> Result
    self.init(name, NullaryMethod(unsafeBitCast(method, to: Unisolated.self)))
  }

  public init<Target: AnyObject, Result>(
    _ name: String, _ method: @escaping (Target) -> () -> Result, _ unisolated: Void = ()
  ) {
    self.init(name, NullaryMethod(method))
  }

  /// A method with one parameter: the sender, or a notification, or a timer.
  public init<Target: AnyObject, First, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (First) -> Result
  ) {
    typealias Unisolated = (Target) -> (First) -> Result
    self.init(name, UnaryMethod(unsafeBitCast(method, to: Unisolated.self)))
  }

  public init<Target: AnyObject, First, Result>(
    _ name: String, _ method: @escaping (Target) -> (First) -> Result, _ unisolated: Void = ()
  ) {
    self.init(name, UnaryMethod(method))
  }

  /// A method with two parameters: the sender and the event.
  public init<Target: AnyObject, First, Second, Result>(
    _ name: String,
    _ method: @escaping @MainActor (Target) -> @MainActor (First, Second) -> Result
  ) {
    typealias Unisolated = (Target) -> (First, Second) -> Result
    self.init(name, BinaryMethod(unsafeBitCast(method, to: Unisolated.self)))
  }

  public init<Target: AnyObject, First, Second, Result>(
    _ name: String, _ method: @escaping (Target) -> (First, Second) -> Result,
    _ unisolated: Void = ()
  ) {
    self.init(name, BinaryMethod(method))
  }

  /// A method with three parameters: the coder, the sender and the identifier of a segue.
  public init<Target: AnyObject, First, Second, Third, Result>(
    _ name: String,
    _ method: @escaping @MainActor (Target) -> @MainActor (First, Second, Third) -> Result
  ) {
    typealias Unisolated = (Target) -> (First, Second, Third) -> Result
    self.init(name, TernaryMethod(unsafeBitCast(method, to: Unisolated.self)))
  }

  public init<Target: AnyObject, First, Second, Third, Result>(
    _ name: String, _ method: @escaping (Target) -> (First, Second, Third) -> Result,
    _ unisolated: Void = ()
  ) {
    self.init(name, TernaryMethod(method))
  }

  /// Reads a property: `#selector(getter: title)` is `Selector(getter: "title", \Track.title)`.
  public init<Target: AnyObject, Value>(getter name: String, _ keyPath: KeyPath<Target, Value>) {
    nonisolated(unsafe) let keyPath = keyPath
    self.init(name, NullaryMethod<Target, Value> { target in { target[keyPath: keyPath] } })
  }

  /// Writes a property: `#selector(setter: title)` is `Selector(setter: "setTitle:", \Track.title)`.
  public init<Target: AnyObject, Value>(
    setter name: String, _ keyPath: ReferenceWritableKeyPath<Target, Value>
  ) {
    self.init(
      name, UnaryMethod<Target, Value, Void> { target in { target[keyPath: keyPath] = $0 } })
  }
}

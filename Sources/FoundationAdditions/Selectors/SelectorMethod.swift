import Synchronization

/// A method with its types erased.
///
/// Unchecked, because methods of the main actor and of no actor are kept alike: as with Apple's
/// selectors, the caller is responsible for the thread.
class SelectorMethod: @unchecked Sendable {
  enum Outcome {
    case returned(Any?)
    /// The argument at this index, from 0, is not of this type.
    case refused(argument: Int, expected: Any.Type)
  }

  private let lastTarget = Atomic<UInt>(0)

  /// The target is of the class that has the method. The class last asked about is remembered.
  final func belongs(to target: AnyObject) -> Bool {
    let type = UInt(bitPattern: ObjectIdentifier(type(of: target)))
    if type == lastTarget.load(ordering: .relaxed) { return true }
    guard accepts(target) else { return false }
    lastTarget.store(type, ordering: .relaxed)
    return true
  }

  func accepts(_ target: AnyObject) -> Bool { fatalError("overridden") }

  /// `target` must be one that the method belongs to. Arguments beyond its parameters are ignored.
  func call(_ target: AnyObject, _ first: Any?, _ second: Any?) -> Outcome {
    fatalError("overridden")
  }

  /// The same with a third argument, which only methods of three parameters get.
  func call(_ target: AnyObject, _ first: Any?, _ second: Any?, _ third: Any?) -> Outcome {
    call(target, first, second)
  }

  /// The same for arguments that are objects, without casts.
  func call(_ target: AnyObject, objects first: AnyObject?, _ second: AnyObject?) -> Outcome {
    fatalError("overridden")
  }
}

final class NullaryMethod<Target: AnyObject, Result>: SelectorMethod, @unchecked Sendable {
  private let body: (Target) -> () -> Result
  private let result = ResultEraser<Result>()

  init(_ body: @escaping (Target) -> () -> Result) { self.body = body }

  override func accepts(_ target: AnyObject) -> Bool { target is Target }

  override func call(_ target: AnyObject, _ first: Any?, _ second: Any?) -> Outcome {
    .returned(result.erase(body(unsafeDowncast(target, to: Target.self))()))
  }

  override func call(
    _ target: AnyObject, objects first: AnyObject?, _ second: AnyObject?
  ) -> Outcome {
    .returned(result.erase(body(unsafeDowncast(target, to: Target.self))()))
  }
}

final class UnaryMethod<Target: AnyObject, First, Result>: SelectorMethod, @unchecked Sendable {
  private let body: (Target) -> (First) -> Result
  private let first = Parameter<First>()
  private let result = ResultEraser<Result>()

  init(_ body: @escaping (Target) -> (First) -> Result) { self.body = body }

  override func accepts(_ target: AnyObject) -> Bool { target is Target }

  override func call(_ target: AnyObject, _ first: Any?, _ second: Any?) -> Outcome {
    guard let first = argument(first, as: First.self) else {
      return .refused(argument: 0, expected: First.self)
    }
    return .returned(result.erase(body(unsafeDowncast(target, to: Target.self))(first)))
  }

  override func call(
    _ target: AnyObject, objects first: AnyObject?, _ second: AnyObject?
  ) -> Outcome {
    guard self.first.accepts(first) else { return .refused(argument: 0, expected: First.self) }
    let method = body(unsafeDowncast(target, to: Target.self))
    return .returned(result.erase(method(self.first.take(first))))
  }
}

final class BinaryMethod<Target: AnyObject, First, Second, Result>: SelectorMethod,
  @unchecked Sendable
{
  private let body: (Target) -> (First, Second) -> Result
  private let first = Parameter<First>()
  private let second = Parameter<Second>()
  private let result = ResultEraser<Result>()

  init(_ body: @escaping (Target) -> (First, Second) -> Result) { self.body = body }

  override func accepts(_ target: AnyObject) -> Bool { target is Target }

  override func call(_ target: AnyObject, _ first: Any?, _ second: Any?) -> Outcome {
    guard let first = argument(first, as: First.self) else {
      return .refused(argument: 0, expected: First.self)
    }
    guard let second = argument(second, as: Second.self) else {
      return .refused(argument: 1, expected: Second.self)
    }
    return .returned(result.erase(body(unsafeDowncast(target, to: Target.self))(first, second)))
  }

  override func call(
    _ target: AnyObject, objects first: AnyObject?, _ second: AnyObject?
  ) -> Outcome {
    guard self.first.accepts(first) else { return .refused(argument: 0, expected: First.self) }
    guard self.second.accepts(second) else {
      return .refused(argument: 1, expected: Second.self)
    }
    let method = body(unsafeDowncast(target, to: Target.self))
    return .returned(result.erase(method(self.first.take(first), self.second.take(second))))
  }
}

/// A method that `@IBSegueAction` marks may have three parameters. Without a third argument it gets nil.
final class TernaryMethod<Target: AnyObject, First, Second, Third, Result>: SelectorMethod,
  @unchecked Sendable
{
  private let body: (Target) -> (First, Second, Third) -> Result
  private let result = ResultEraser<Result>()

  init(_ body: @escaping (Target) -> (First, Second, Third) -> Result) { self.body = body }

  override func accepts(_ target: AnyObject) -> Bool { target is Target }

  override func call(_ target: AnyObject, _ first: Any?, _ second: Any?) -> Outcome {
    call(target, first, second, nil)
  }

  override func call(
    _ target: AnyObject, _ first: Any?, _ second: Any?, _ third: Any?
  ) -> Outcome {
    guard let first = argument(first, as: First.self) else {
      return .refused(argument: 0, expected: First.self)
    }
    guard let second = argument(second, as: Second.self) else {
      return .refused(argument: 1, expected: Second.self)
    }
    guard let third = argument(third, as: Third.self) else {
      return .refused(argument: 2, expected: Third.self)
    }
    let method = body(unsafeDowncast(target, to: Target.self))
    return .returned(result.erase(method(first, second, third)))
  }

  override func call(
    _ target: AnyObject, objects first: AnyObject?, _ second: AnyObject?
  ) -> Outcome {
    call(target, first, second, nil)
  }
}

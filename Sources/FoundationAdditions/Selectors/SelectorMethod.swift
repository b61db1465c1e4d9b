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

  /// The target is of the class that has the method.
  func belongs(to target: AnyObject) -> Bool { fatalError("overridden") }

  /// `target` must be one that the method belongs to. Arguments beyond its parameters are ignored.
  func call(_ target: AnyObject, _ first: Any?, _ second: Any?) -> Outcome {
    fatalError("overridden")
  }
}

final class MethodOfNone<Target: AnyObject, Result>: SelectorMethod, @unchecked Sendable {
  private let body: (Target) -> () -> Result

  init(_ body: @escaping (Target) -> () -> Result) { self.body = body }

  override func belongs(to target: AnyObject) -> Bool { target is Target }

  override func call(_ target: AnyObject, _ first: Any?, _ second: Any?) -> Outcome {
    .returned(erased(body(unsafeDowncast(target, to: Target.self))()))
  }
}

final class MethodOfOne<Target: AnyObject, First, Result>: SelectorMethod, @unchecked Sendable {
  private let body: (Target) -> (First) -> Result

  init(_ body: @escaping (Target) -> (First) -> Result) { self.body = body }

  override func belongs(to target: AnyObject) -> Bool { target is Target }

  override func call(_ target: AnyObject, _ first: Any?, _ second: Any?) -> Outcome {
    guard let first = argument(first, as: First.self) else {
      return .refused(argument: 0, expected: First.self)
    }
    return .returned(erased(body(unsafeDowncast(target, to: Target.self))(first)))
  }
}

final class MethodOfTwo<Target: AnyObject, First, Second, Result>: SelectorMethod,
  @unchecked Sendable
{
  private let body: (Target) -> (First, Second) -> Result

  init(_ body: @escaping (Target) -> (First, Second) -> Result) { self.body = body }

  override func belongs(to target: AnyObject) -> Bool { target is Target }

  override func call(_ target: AnyObject, _ first: Any?, _ second: Any?) -> Outcome {
    guard let first = argument(first, as: First.self) else {
      return .refused(argument: 0, expected: First.self)
    }
    guard let second = argument(second, as: Second.self) else {
      return .refused(argument: 1, expected: Second.self)
    }
    return .returned(erased(body(unsafeDowncast(target, to: Target.self))(first, second)))
  }
}

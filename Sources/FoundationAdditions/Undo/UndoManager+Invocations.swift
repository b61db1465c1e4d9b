// What `prepare(withInvocationTarget:)` records on Apple's systems is a call of the next method, which
// Swift cannot forward. The porting tool names the method:
//
//     undoManager.prepare(withInvocationTarget: self, { $0.move(to:by:) })(place, 2)
//
// Arguments are evaluated at once, as there. Overloads come in pairs, as in Selector+Methods.

extension UndoManager {
  /// Records a call of a method without parameters; the result is to be called at once.
  public func prepare<Target: AnyObject, Result>(
    withInvocationTarget target: Target,
    _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
  ) -> () -> Void {
    typealias Unisolated = (Target) -> () -> Result
    return prepare(withInvocationTarget: target, unsafeBitCast(method, to: Unisolated.self), ())
  }

  public func prepare<Target: AnyObject, Result>(
    withInvocationTarget target: Target, _ method: @escaping (Target) -> () -> Result,
    _ unisolated: Void = ()
  ) -> () -> Void {
    return { [self] in registerUndo(withTarget: target) { _ = method($0)() } }
  }

  /// With one parameter, whose argument is the result's.
  public func prepare<Target: AnyObject, First, Result>(
    withInvocationTarget target: Target,
    _ method: @escaping @MainActor (Target) -> @MainActor (First) -> Result
  ) -> (First) -> Void {
    typealias Unisolated = (Target) -> (First) -> Result
    return prepare(withInvocationTarget: target, unsafeBitCast(method, to: Unisolated.self), ())
  }

  public func prepare<Target: AnyObject, First, Result>(
    withInvocationTarget target: Target, _ method: @escaping (Target) -> (First) -> Result,
    _ unisolated: Void = ()
  ) -> (First) -> Void {
    return { [self] first in registerUndo(withTarget: target) { _ = method($0)(first) } }
  }

  /// With two.
  public func prepare<Target: AnyObject, First, Second, Result>(
    withInvocationTarget target: Target,
    _ method: @escaping @MainActor (Target) -> @MainActor (First, Second) -> Result
  ) -> (First, Second) -> Void {
    typealias Unisolated = (Target) -> (First, Second) -> Result
    return prepare(withInvocationTarget: target, unsafeBitCast(method, to: Unisolated.self), ())
  }

  public func prepare<Target: AnyObject, First, Second, Result>(
    withInvocationTarget target: Target, _ method: @escaping (Target) -> (First, Second) -> Result,
    _ unisolated: Void = ()
  ) -> (First, Second) -> Void {
    return { [self] first, second in
      registerUndo(withTarget: target) { _ = method($0)(first, second) }
    }
  }

  /// With three.
  public func prepare<Target: AnyObject, First, Second, Third, Result>(
    withInvocationTarget target: Target,
    _ method: @escaping @MainActor (Target) -> @MainActor (First, Second, Third) -> Result
  ) -> (First, Second, Third) -> Void {
    typealias Unisolated = (Target) -> (First, Second, Third) -> Result
    return prepare(withInvocationTarget: target, unsafeBitCast(method, to: Unisolated.self), ())
  }

  public func prepare<Target: AnyObject, First, Second, Third, Result>(
    withInvocationTarget target: Target,
    _ method: @escaping (Target) -> (First, Second, Third) -> Result,
    _ unisolated: Void = ()
  ) -> (First, Second, Third) -> Void {
    return { [self] first, second, third in
      registerUndo(withTarget: target) { _ = method($0)(first, second, third) }
    }
  }
}

/// A method that is told of changes.
protocol ObservingMethod: SelectorMethod {
  func observe(
    _ observer: AnyObject, _ keyPath: String, _ object: Any, _ change: [NSKeyValueChangeKey: Any],
    _ context: UnsafeMutableRawPointer?)
}

extension Selector {
  static let observing = "observeValueForKeyPath:ofObject:change:context:"

  /// `observeValue(forKeyPath:of:change:context:)` of a class, for its exposed selectors:
  /// `Selector(observing: Player.observeValue(forKeyPath:of:change:context:))`.
  public init<Target: AnyObject>(
    observing method:
      @escaping @MainActor (Target) ->
      @MainActor (
        String?, Any?, [NSKeyValueChangeKey: Any]?, UnsafeMutableRawPointer?
      ) -> Void
  ) {
    typealias Unisolated = MethodOfObserving<Target>.Body
    self.init(
      Selector.observing, MethodOfObserving(unsafeBitCast(method, to: Unisolated.self)))
  }

  public init<Target: AnyObject>(
    observing method:
      @escaping (Target) -> (
        String?, Any?, [NSKeyValueChangeKey: Any]?, UnsafeMutableRawPointer?
      ) -> Void, _ unisolated: Void = ()
  ) {
    self.init(Selector.observing, MethodOfObserving(method))
  }
}

private final class MethodOfObserving<Target: AnyObject>: SelectorMethod, ObservingMethod,
  @unchecked Sendable
{
  typealias Body = (Target) -> (
    String?, Any?, [NSKeyValueChangeKey: Any]?, UnsafeMutableRawPointer?
  ) -> Void

  private let body: Body

  init(_ body: @escaping Body) { self.body = body }

  override func accepts(_ target: AnyObject) -> Bool { target is Target }

  override func call(_ target: AnyObject, _ first: Any?, _ second: Any?) -> Outcome {
    body(unsafeDowncast(target, to: Target.self))(first as? String, second, nil, nil)
    return .returned(nil)
  }

  override func call(
    _ target: AnyObject, objects first: AnyObject?, _ second: AnyObject?
  ) -> Outcome {
    call(target, first, second)
  }

  func observe(
    _ observer: AnyObject, _ keyPath: String, _ object: Any, _ change: [NSKeyValueChangeKey: Any],
    _ context: UnsafeMutableRawPointer?
  ) {
    body(unsafeDowncast(observer, to: Target.self))(keyPath, object, change, context)
  }
}

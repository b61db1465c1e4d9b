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
    typealias Unisolated = ObservingMethod.Body<Target>
    self.init(Selector.observing, ObservingMethod(unsafeBitCast(method, to: Unisolated.self)))
  }

  public init<Target: AnyObject>(
    observing method:
      @escaping (Target) -> (
        String?, Any?, [NSKeyValueChangeKey: Any]?, UnsafeMutableRawPointer?
      ) -> Void, _ unisolated: Void = ()
  ) {
    self.init(Selector.observing, ObservingMethod(method))
  }
}

/// A method that is told of changes.
final class ObservingMethod: SelectorMethod, @unchecked Sendable {
  typealias Body<Target> = (Target) -> (
    String?, Any?, [NSKeyValueChangeKey: Any]?, UnsafeMutableRawPointer?
  ) -> Void

  private let isTarget: (AnyObject) -> Bool
  /// To be called with the observer.
  let observe: Body<AnyObject>

  init<Target: AnyObject>(_ body: @escaping Body<Target>) {
    isTarget = { $0 is Target }
    observe = { body(unsafeDowncast($0, to: Target.self)) }
  }

  override func accepts(_ target: AnyObject) -> Bool { isTarget(target) }

  override func call(_ target: AnyObject, _ first: Any?, _ second: Any?) -> Outcome {
    observe(target)(first as? String, second, nil, nil)
    return .returned(nil)
  }

  override func call(
    _ target: AnyObject, objects first: AnyObject?, _ second: AnyObject?
  ) -> Outcome {
    call(target, first, second)
  }
}

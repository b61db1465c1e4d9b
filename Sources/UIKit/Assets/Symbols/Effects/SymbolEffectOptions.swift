/// How often and how fast an effect runs.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// Nil for as often as the effect does by itself; infinity for no end.
  private(set) var count: Float?
  private(set) var factor: Double = 1

  /// As the effect does by itself.
  public static let `default` = SymbolEffectOptions()
  /// Without end.
  public static var repeating: Self { Self().repeating }
  /// Once.
  public static var nonRepeating: Self { Self().nonRepeating }
  /// So often; nil for no end.
  public static func `repeat`(_ count: Int?) -> Self { Self().repeat(count) }
  /// As a behaviour says.
  public static func `repeat`(_ behavior: RepeatBehavior) -> Self { Self().repeat(behavior) }
  /// At a multiple of the usual speed.
  public static func speed(_ speed: Double) -> Self { Self().speed(speed) }

  /// Without end.
  public var repeating: Self { with(count: .infinity) }
  /// Once.
  public var nonRepeating: Self { with(count: 1) }

  /// Nil for no end.
  public func `repeat`(_ count: Int?) -> Self {
    with(count: count.map { Float(max(1, $0)) } ?? .infinity)
  }
  /// As a behaviour says.
  public func `repeat`(_ behavior: RepeatBehavior) -> Self { with(count: behavior.count) }

  /// 1 is the usual speed; what is no number above 0 changes nothing.
  public func speed(_ speed: Double) -> Self {
    guard speed > 0, speed.isFinite else { return self }
    var options = self
    options.factor = speed
    return options
  }

  private func with(count: Float) -> Self {
    var options = self
    options.count = count
    return options
  }

  /// How an effect repeats: there are no pauses here.
  public struct RepeatBehavior: Hashable, Sendable {
    let count: Float

    /// Again and again.
    public static let periodic = RepeatBehavior(count: .infinity)
    /// Again and again.
    public static let continuous = RepeatBehavior(count: .infinity)
    /// So often; nil for no end. There are no pauses.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count.map { Float(max(1, $0)) } ?? .infinity)
    }
  }
}

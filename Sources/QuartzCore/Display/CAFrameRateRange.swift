/// A range of frame rates that a client accepts, and the one it prefers.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The lowest acceptable rate, in frames per second.
  public var minimum: Float
  /// The highest useful rate, in frames per second.
  public var maximum: Float
  /// The preferred rate, in frames per second; 0 for none.
  public var preferred: Float

  /// Traps unless minimum, preferred and maximum are in order.
  public init(minimum: Float, maximum: Float, __preferred preferred: Float) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.init(minimum: minimum, maximum: maximum, __preferred: preferred ?? 0)
  }

  /// The display's own rate.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, __preferred: 0)

  /// The frames per second to aim at; 0 for the display's rate.
  var wantedRate: Double {
    let wanted = preferred > 0 ? preferred : maximum
    return wanted.isFinite && wanted > 0 ? Double(wanted) : 0
  }
}

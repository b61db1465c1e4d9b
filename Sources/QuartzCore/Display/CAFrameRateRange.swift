/// How many frames a second a client can live with, and would like best.
public struct CAFrameRateRange: Hashable, Sendable {
  /// Frames a second below which it looks wrong.
  public var minimum: Float
  /// Frames a second above which nothing is gained.
  public var maximum: Float
  /// 0 where there is no preference within the range.
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

  /// Frames a second to aim at; 0 for every one of the display's.
  var wantedRate: Double {
    let wanted = preferred > 0 ? preferred : maximum
    return wanted.isFinite && wanted > 0 ? Double(wanted) : 0
  }
}

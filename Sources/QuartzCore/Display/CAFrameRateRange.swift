/// A range of frame rates that a client accepts, and the one it prefers.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The lowest acceptable rate, in frames per second.
  public var minimum: Float
  /// The highest useful rate, in frames per second.
  public var maximum: Float
  /// The preferred rate, in frames per second; nil for none.
  public var preferred: Float?

  /// The display's own rate.
  public init() { self.init(minimum: 0, maximum: 0) }

  /// A range of rates from 0 on; both 0 is the display's own rate.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// The same with 0 for no preferred rate.
  public init(minimum: Float, maximum: Float, __preferred preferred: Float) {
    self.init(minimum: minimum, maximum: maximum, preferred: preferred == 0 ? nil : preferred)
  }

  /// The display's own rate.
  public static let `default` = CAFrameRateRange()

  /// The frames per second to aim at; 0 for the display's rate.
  var wantedRate: Double {
    let wanted = preferred.flatMap { $0 > 0 ? $0 : nil } ?? maximum
    return wanted.isFinite && wanted > 0 ? Double(wanted) : 0
  }
}

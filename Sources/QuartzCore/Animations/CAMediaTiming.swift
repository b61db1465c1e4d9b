public import CoreGraphics
package import RenderKit

/// Maps a parent's time to an object's local time: a layer's from its superlayer's, an animation's
/// from its layer's or group's.
///
/// local = (parent - beginTime) x speed + timeOffset; all times in seconds.
public protocol CAMediaTiming: AnyObject {
  /// When the object begins, in its parent's time; for an animation, 0 means at the commit.
  var beginTime: CFTimeInterval { get set }

  /// Added to local time. An animation wraps round at its end and still plays its whole duration.
  var timeOffset: CFTimeInterval { get set }

  /// How many times the object plays, also fractions; 0 plays it once.
  var repeatCount: Float { get set }

  /// Seconds of local time to repeat for; takes precedence over `repeatCount`.
  var repeatDuration: CFTimeInterval { get set }

  /// Seconds of one simple pass.
  var duration: CFTimeInterval { get set }

  /// Local seconds per second of the parent; 0 stops, negative values run backwards.
  var speed: Float { get set }

  /// Whether it plays backwards after each forward pass.
  var autoreverses: Bool { get set }

  /// Whether it shows before the begin and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What an animation shows outside its active duration.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The last value keeps showing.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value shows from the commit on.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// `forwards` and `backwards`.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// The animation does not show outside its active duration; the default.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

extension MediaTiming.FillMode {
  /// Unknown names count as `removed`.
  package init(_ mode: CAMediaTimingFillMode) {
    switch mode {
    case .forwards: self = .forwards
    case .backwards: self = .backwards
    case .both: self = .both
    default: self = .removed
    }
  }

  package var mode: CAMediaTimingFillMode {
    switch self {
    case .forwards: .forwards
    case .backwards: .backwards
    case .both: .both
    case .removed: .removed
    }
  }
}
